<?php
/**
 * Quantity input with plus and minus buttons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Contract;
use Vitrine\View\Cart\Line;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/parts/quantity.tsx.
 *
 * @see spec 2.3, 3.1, 3.9, 5.1
 */
final class Quantity {

	private const FIXED = 'quantity quantity--fixed';

	/**
	 * Renders the quantity of a cart item.
	 *
	 * @param array<string, mixed> $line  Item of CartData.
	 * @param string               $style Quantity style.
	 */
	public static function of_line( array $line, string $style ): Markup {
		return self::render(
			array(
				'name'   => 'cart[' . $line['key'] . '][qty]',
				'label'  => $line['name'],
				'value'  => $line['quantity'],
				'min'    => $line['min'],
				'max'    => $line['max'],
				'step'   => $line['step'],
				'style'  => $style,
				'fixed'  => $line['sold_individually'],
				'key'    => $line['key'],
				'before' => Line::foreign( $line, 'before_field' ),
				'after'  => Line::foreign( $line, 'after_field' ),
				'input'  => $line['input'] ?? array(),
			)
		);
	}

	/**
	 * Renders the input; a fixed number for products sold individually.
	 *
	 * @param array{name: string, label: string, value: int|string, min: int, max: int|null, step: int, style: string, fixed?: bool, key?: string, own?: string|null, before?: Markup|null, after?: Markup|null, input?: array<string, string>} $props
	 *        `name`: name of the input; `label`: product name; `fixed`: sold individually; `key`: `cart_item_key`; `own`: maximum of the product if `max` is that of a variation; `before`, `after`: output of plugins beside the input; `input`: attributes changed by plugins.
	 */
	public static function render( array $props ): Markup {
		$key   = $props['key'] ?? null;
		$input = ( $props['input'] ?? array() ) + array(
			'value' => $props['value'],
			'type'  => 'number',
		);
		if ( ( $props['fixed'] ?? false ) || 'hidden' === $input['type'] ) {
			return Markup::tag(
				'div',
				array( 'class' => self::FIXED ),
				$props['before'] ?? null,
				Markup::tag( 'span', array(), $input['value'] ),
				Markup::tag(
					'input',
					array(
						'type'               => 'hidden',
						'class'              => 'qty',
						'name'               => $props['name'],
						'value'              => $input['value'],
						'data-cart_item_key' => $key,
					)
				),
				$props['after'] ?? null
			);
		}
		$is_open = ! isset( $input['readonly'] );
		return Markup::tag(
			'div',
			array( 'class' => $is_open ? Markup::classes( 'quantity', 'default' === $props['style'] ? '' : 'quantity--' . $props['style'] ) : self::FIXED . ' quantity--no-internal-border' ),
			$props['before'] ?? null,
			/* translators: %s: product name. */
			! $is_open ? null : self::button( 'minus', '−', sprintf( __( 'Decrease quantity of %s', 'vitrine' ), $props['label'] ) ),
			Markup::tag(
				'input',
				array(
					'type'               => $input['type'],
					'class'              => $input['class'] ?? 'input-text qty text',
					'name'               => $props['name'],
					'value'              => $input['value'],
					'min'                => $props['min'],
					'max'                => $props['max'],
					'step'               => $props['step'],
					'inputmode'          => $input['inputmode'] ?? 'numeric',
					'autocomplete'       => $input['autocomplete'] ?? 'off',
					'pattern'            => $input['pattern'] ?? null,
					'placeholder'        => $input['placeholder'] ?? null,
					'readonly'           => ! $is_open,
					/* translators: %s: product name. */
					'aria-label'         => sprintf( __( 'Quantity of %s', 'vitrine' ), $props['label'] ),
					'data-cart_item_key' => $key,
					Contract::name( 'markers.printed_over' ) => $props['own'] ?? null,
				)
			),
			/* translators: %s: product name. */
			! $is_open ? null : self::button( 'plus', '+', sprintf( __( 'Increase quantity of %s', 'vitrine' ), $props['label'] ) ),
			$props['after'] ?? null
		);
	}

	/**
	 * Renders a button.
	 *
	 * @param string $type  `plus` or `minus`.
	 * @param string $sign  Visible sign.
	 * @param string $label Label for screen readers.
	 */
	private static function button( string $type, string $sign, string $label ): Markup {
		return Markup::tag(
			'button',
			array(
				'type'       => 'button',
				'class'      => $type,
				'aria-label' => $label,
			),
			$sign
		);
	}
}
