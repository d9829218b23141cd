<?php
/**
 * Address suggestions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the list below the address line, for the preview in the editor. Twin of
 * src/islands/address/suggestions.tsx.
 *
 * @see spec 2.7, 3.6, 4.5
 */
final class AddressSuggestions {

	/**
	 * Renders the open list.
	 *
	 * @param array{line: string, label: string, suggestions: list<array{parts: list<array{text: string, matched: bool}>}>, highlighted: int} $props Shape of `SuggestionsProps`: ID of the line; label of the list; parts of each suggestion, matched or not; index of the highlighted one, -1: none.
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
				array_map( static fn ( array $part ) => $part['matched'] ? Markup::tag( 'strong', array(), $part['text'] ) : $part['text'], $suggestion['parts'] )
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
