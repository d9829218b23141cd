<?php
/**
 * A control of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What controls have in common. Each belongs to the listing's one form by its
 * `form` attribute, since they may stand anywhere, and products bring forms of
 * their own, which may not lie within another.
 */
final class Control {

	/**
	 * Attributes of a field.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $kind  `search`, `sort`, `select` or `checkbox`.
	 * @param string $field Key of the contract's `fields`.
	 * @return array<string, string>
	 */
	public static function attributes( Loop $loop, string $kind, string $field ): array {
		return array(
			'name'                                   => $loop->address->parameter( $field ),
			'form'                                   => $loop->form_id(),
			// A browser that keeps fields over a reload would show another filter than the results have.
			'autocomplete'                           => 'off',
			Contract::name( 'markers.loop_control' ) => $kind,
		);
	}

	/**
	 * The id of a control, unique on its page.
	 *
	 * @param Loop   $loop The listing.
	 * @param string $kind As above.
	 */
	public static function id( Loop $loop, string $kind ): string {
		return $loop->form_id() . '-' . $kind;
	}

	/**
	 * A label.
	 *
	 * @param string $id     Of the control.
	 * @param string $text   What it says.
	 * @param bool   $hidden Whether for screen readers only.
	 */
	public static function label( string $id, string $text, bool $hidden ): Markup {
		return Markup::tag(
			'label',
			array(
				'class' => Markup::classes( 'vitrine-loop-label', $hidden ? 'screen-reader-text' : '' ),
				'for'   => $id,
			),
			$text
		);
	}

	/**
	 * The button of a control that without script changes nothing by itself. It
	 * says which filter was used, since a form sends all.
	 *
	 * @param Loop   $loop The listing.
	 * @param string $kind `select` or `checkbox`; `sort` is no filter.
	 * @param string $text What it says.
	 */
	public static function submit( Loop $loop, string $kind, string $text ): Markup {
		$filters = in_array( $kind, Contract::get( 'settings_values.loop_filter_precedence' ), true );
		return Markup::tag(
			'noscript',
			array(),
			Markup::tag(
				'button',
				array(
					'class' => 'vitrine-loop-apply button wp-element-button',
					'form'  => $loop->form_id(),
					'name'  => $filters ? $loop->address->parameter( 'filter_kind' ) : null,
					'value' => $filters ? $kind : null,
				),
				$text
			)
		);
	}
}
