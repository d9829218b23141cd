<?php
/**
 * Controls of a listing.
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
 * Common code of all controls. Each refers to the form of the listing by its `form`
 * attribute, because controls can be anywhere and forms of products cannot be nested in
 * another form.
 */
final class Control {

	/**
	 * Returns the common props of the fields.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $kind  `search`, `sort` or `category`: suffix of the ID.
	 * @param string $field Key in the contract's `fields`.
	 * @return array{id: string, form: string, name: string}
	 */
	public static function props( Loop $loop, string $kind, string $field ): array {
		return array(
			'id'   => $loop->form_id() . '-' . $kind,
			'form' => $loop->form_id(),
			'name' => $loop->address->parameter( $field ),
		);
	}

	/**
	 * Returns the attributes of a field.
	 *
	 * @param array<string, mixed> $props Props of props().
	 * @param string               $kind  `search`, `sort`, `select` or `checkbox`.
	 * @return array<string, string>
	 */
	public static function attributes( array $props, string $kind ): array {
		return array(
			'name'                                   => $props['name'],
			'form'                                   => $props['form'],
			// A browser that restores fields on reload would show other filters than the results have.
			'autocomplete'                           => 'off',
			Contract::name( 'markers.loop_control' ) => $kind,
		);
	}

	/**
	 * Renders a label; without `show_label` it is for screen readers only.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function label( array $props ): Markup {
		return Markup::tag(
			'label',
			array(
				'class' => Markup::classes( 'vitrine-loop-label', $props['show_label'] ? '' : 'screen-reader-text' ),
				'for'   => $props['id'],
			),
			$props['label']
		);
	}

	/**
	 * Renders the submit button for browsers without JavaScript. The button of a filter
	 * also sends which filter was used, because a form sends all fields.
	 *
	 * @param array<string, mixed> $props Props of props(); for a filter also `used_name` and `kind`.
	 */
	public static function submit( array $props ): Markup {
		return Markup::tag(
			'noscript',
			array(),
			Markup::tag(
				'button',
				array(
					'class' => 'vitrine-loop-apply button wp-element-button',
					'form'  => $props['form'],
					'name'  => $props['used_name'] ?? null,
					'value' => $props['kind'] ?? null,
				),
				$props['apply']
			)
		);
	}
}
