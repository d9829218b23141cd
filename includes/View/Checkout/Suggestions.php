<?php
/**
 * Suggested addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The list beneath the first line of an address, for who looks at the form in the
 * editor. Twin of src/behaviours/checkout/address/list.ts.
 *
 * @see spec 2.7, 3.6, 4.5
 */
final class Suggestions {

	/**
	 * The list, open.
	 *
	 * @param array{line: string, label: string, suggestions: list<array{label: string, matched: int}>, highlighted: int} $props Id of the line; what the list is called; each suggestion with how many characters at its beginning match what was typed; index of the one that is highlighted, -1: none.
	 */
	public static function render( array $props ): Markup {
		$id    = $props['line'] . '_suggestions';
		$items = array();
		foreach ( $props['suggestions'] as $index => $suggestion ) {
			$items[] = Markup::tag(
				'li',
				array(
					'id'            => $id . '_' . $index,
					'role'          => 'option',
					'aria-selected' => $index === $props['highlighted'] ? 'true' : 'false',
				),
				$suggestion['matched'] > 0 ? Markup::tag( 'strong', array(), mb_substr( $suggestion['label'], 0, $suggestion['matched'] ) ) : null,
				mb_substr( $suggestion['label'], $suggestion['matched'] )
			);
		}
		return Markup::tag(
			'div',
			array( 'class' => Contract::name( 'markers.suggestions' ) ),
			Markup::tag(
				'ul',
				array(
					'id'         => $id,
					'role'       => 'listbox',
					'aria-label' => $props['label'],
				),
				$items
			),
			Markup::tag(
				'div',
				array(
					'class'  => Contract::name( 'markers.suggestions_branding' ),
					'hidden' => true,
				)
			)
		);
	}
}
