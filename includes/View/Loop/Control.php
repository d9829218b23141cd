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
	 * What the fields of a listing have in common.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $kind  `search`, `sort` or `category`: what its id ends in.
	 * @param string $field Key of the contract's `fields`.
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
	 * Attributes of a field.
	 *
	 * @param array<string, mixed> $props As above.
	 * @param string               $kind  `search`, `sort`, `select` or `checkbox`.
	 * @return array<string, string>
	 */
	public static function attributes( array $props, string $kind ): array {
		return array(
			'name'                                   => $props['name'],
			'form'                                   => $props['form'],
			// A browser that keeps fields over a reload would show another filter than the results have.
			'autocomplete'                           => 'off',
			Contract::name( 'markers.loop_control' ) => $kind,
		);
	}

	/**
	 * A label; without `show_label` it is for screen readers only.
	 *
	 * @param array<string, mixed> $props As above.
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
	 * The button of a control that without script changes nothing by itself. That
	 * of a filter says that it was used, since a form sends all.
	 *
	 * @param array<string, mixed> $props As above; of a filter `used_name` and `kind` too.
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
