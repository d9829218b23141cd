<?php
/**
 * Attribute row of the variation form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Swatch;

defined( 'ABSPATH' ) || exit;

/**
 * A row with a select, or with buttons if there are few options, including their colors
 * or images.
 *
 * The buttons are radio inputs with the attribute's name, and the select beside them is
 * disabled, so that they work without JavaScript. With JavaScript, the select is
 * submitted and the buttons follow it, because scripts of shops look for the select.
 *
 * @see spec 2.3, 4.13
 */
final class AttributeRow {

	/**
	 * Maximum number of buttons; for more options a select is clearer.
	 */
	private const BUTTONS_MAX = 12;

	/**
	 * Renders the row.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, class: string, none: string, ...} $attribute Attribute of the product.
	 * @param string                                                                               $chosen    Chosen option; empty: none.
	 * @param array<string, string>                                                                $offers    Options of Offers.
	 * @param string                                                                               $id        Prefix of the IDs in the row.
	 * @param Markup|null                                                                          $reset     Link that clears all options, in the last row.
	 * @param Markup|null                                                                          $field     Field of a plugin, which replaces ours; it has a select.
	 */
	public static function render( array $attribute, string $chosen, array $offers, string $id, ?Markup $reset, ?Markup $field ): Markup {
		$buttons = null === $field && Settings::get( 'variation_buttons' ) && count( $attribute['options'] ) <= self::BUTTONS_MAX;
		return Markup::tag(
			'tr',
			array( 'class' => 'vitrine-attribute' ),
			Markup::tag(
				'th',
				array( 'class' => 'label' ),
				Markup::tag(
					'label',
					array(
						'for' => $buttons ? null : $id,
						'id'  => $id . '-label',
					),
					$attribute['label']
				)
			),
			Markup::tag(
				'td',
				array( 'class' => 'value' ),
				$field ?? self::select( $attribute, $chosen, $offers, $id, $buttons ),
				$buttons ? self::buttons( $attribute, $chosen, $offers, $id ) : null,
				$reset
			)
		);
	}

	/**
	 * Renders the select.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, class: string, none: string, ...} $attribute See render().
	 * @param string                                                                               $chosen    See render().
	 * @param array<string, string>                                                                $offers    See render().
	 * @param string                                                                               $id        See render().
	 * @param bool                                                                                 $rests     Whether buttons replace it.
	 */
	private static function select( array $attribute, string $chosen, array $offers, string $id, bool $rests ): Markup {
		$options = array( Markup::tag( 'option', array( 'value' => '' ), $attribute['none'] ) );
		foreach ( $attribute['options'] as $slug => $label ) {
			$options[] = Markup::tag(
				'option',
				array(
					'value'    => (string) $slug,
					'selected' => (string) $slug === $chosen,
				) + self::gone( $offers, $slug ),
				$label
			);
		}
		return Markup::tag(
			'select',
			array(
				'id'                    => $id,
				'name'                  => $attribute['name'],
				'class'                 => '' === $attribute['class'] ? null : $attribute['class'],
				'data-attribute_name'   => $attribute['name'],
				'data-show_option_none' => 'yes',
				'required'              => true,
				'disabled'              => $rests,
				'hidden'                => $rests,
			),
			$options
		);
	}

	/**
	 * Renders the option buttons.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, class: string, none: string, ...} $attribute See render().
	 * @param string                                                                               $chosen    See render().
	 * @param array<string, string>                                                                $offers    See render().
	 * @param string                                                                               $id        See render().
	 */
	private static function buttons( array $attribute, string $chosen, array $offers, string $id ): Markup {
		$looks   = Swatch::looks( $attribute['name'] );
		$buttons = array();
		foreach ( $attribute['options'] as $slug => $label ) {
			$sold_out  = AvailableOptions::SOLD_OUT === ( $offers[ $slug ] ?? '' );
			$buttons[] = Markup::tag(
				'label',
				array(
					'class'     => Markup::classes( 'vitrine-option', $sold_out ? Contract::name( 'markers.sold_out' ) : '' ),
					'data-slug' => (string) $slug,
				),
				Markup::tag(
					'input',
					array(
						'type'     => 'radio',
						'name'     => $attribute['name'],
						'value'    => (string) $slug,
						'checked'  => (string) $slug === $chosen,
						'required' => true,
						'title'    => $sold_out ? __( 'Sold out', 'vitrine' ) : null,
					) + self::gone( $offers, $slug )
				),
				Markup::tag( 'span', array(), Swatch::render( $looks[ $slug ] ?? array(), 'vitrine-option-swatch', 24 ), $label )
			);
		}
		return Markup::tag(
			'div',
			array(
				'class'           => 'vitrine-options',
				'role'            => 'radiogroup',
				'aria-labelledby' => $id . '-label',
			),
			$buttons
		);
	}

	/**
	 * Marks an option that no variation has: a script disables it. Without JavaScript
	 * it can be chosen, because other options may change too.
	 *
	 * @param array<string, string> $offers See render().
	 * @param int|string            $slug   The option.
	 * @return array<string, bool>
	 */
	private static function gone( array $offers, int|string $slug ): array {
		return isset( $offers[ $slug ] ) ? array() : array( Contract::name( 'markers.variation_gone' ) => true );
	}
}
