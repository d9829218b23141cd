<?php
/**
 * One choice to make.
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
 * A row of the form: a select, and option buttons where the options are few, with their
 * colors or pictures where they have some.
 *
 * The buttons are radios with the attribute's own name and the select beside
 * them rests, so that they work without a script; with one, the select speaks
 * for the form and the buttons follow it. Scripts of a shop look for the select.
 *
 * @see spec 2.3, 4.13
 */
final class Attribute {

	/**
	 * Of more options a dropdown gives the better view.
	 */
	private const BUTTONS_MAX = 12;

	/**
	 * The row.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, class: string, none: string, ...} $attribute One of the product's attributes.
	 * @param string                                                                               $chosen    The option that is chosen; empty: none.
	 * @param array<string, string>                                                                $offers    Of its options, as Offers has them.
	 * @param string                                                                               $id        Base of the row's ids.
	 * @param Markup|null                                                                          $reset     The link that clears all, in the last row.
	 * @param Markup|null                                                                          $field     A plugin's, in the place of ours; it has a select.
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
	 * The select.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, class: string, none: string, ...} $attribute As above.
	 * @param string                                                                               $chosen    As above.
	 * @param array<string, string>                                                                $offers    As above.
	 * @param string                                                                               $id        As above.
	 * @param bool                                                                                 $rests     Whether buttons stand for it.
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
	 * The option buttons.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, class: string, none: string, ...} $attribute As above.
	 * @param string                                                                               $chosen    As above.
	 * @param array<string, string>                                                                $offers    As above.
	 * @param string                                                                               $id        As above.
	 */
	private static function buttons( array $attribute, string $chosen, array $offers, string $id ): Markup {
		$looks   = Swatch::looks( $attribute['name'] );
		$buttons = array();
		foreach ( $attribute['options'] as $slug => $label ) {
			$sold_out  = Offers::SOLD_OUT === ( $offers[ $slug ] ?? '' );
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
	 * Marks an option that no variation allows: a script disables it. Without one
	 * it can be chosen, since a choice beside it may change.
	 *
	 * @param array<string, string> $offers As above.
	 * @param int|string            $slug   The option.
	 * @return array<string, bool>
	 */
	private static function gone( array $offers, int|string $slug ): array {
		return isset( $offers[ $slug ] ) ? array() : array( Contract::name( 'markers.variation_gone' ) => true );
	}
}
