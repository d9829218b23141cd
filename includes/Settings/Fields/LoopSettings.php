<?php
/**
 * Settings: listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Listings of the loop builder.
 *
 * @see spec 2.2, 4.14, field 24-28
 */
final class LoopSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'loop_history'    => Field::toggle(
				true,
				static fn (): string => __( 'Keep search, filters and page in the URL', 'vitrine' ),
				static fn (): string => __( 'Makes back, forward and reload work, and filtered views shareable.', 'vitrine' )
			),
			'loop_composable' => Field::toggle(
				false,
				static fn (): string => __( 'Combine filter types', 'vitrine' ),
				static fn (): string => __( 'If off, using one filter type (select, checkboxes, buttons) clears the others.', 'vitrine' )
			),
			'loop_counts'     => Field::toggle(
				true,
				static fn (): string => __( 'Show result counts in filters', 'vitrine' ),
				static fn (): string => __( 'Options without results are disabled.', 'vitrine' )
			),
			'loop_scroll_on'  => Field::choice(
				'paging',
				array(
					'paging' => static fn (): string => __( 'After changing pages', 'vitrine' ),
					'update' => static fn (): string => __( 'After every change', 'vitrine' ),
				),
				static fn (): string => __( 'Scroll to results', 'vitrine' )
			),
			'loop_prefetch'   => Field::toggle(
				true,
				static fn (): string => __( 'Prefetch the next page when its link is hovered', 'vitrine' )
			),
			'loop_noindex'    => Field::toggle(
				true,
				static fn (): string => __( 'Exclude filtered URLs from search engines', 'vitrine' )
			),
			'loop_method'     => Field::choice(
				'POST',
				array(
					'POST' => static fn (): string => __( 'POST (with nonce)', 'vitrine' ),
					'GET'  => static fn (): string => __( 'GET (cacheable)', 'vitrine' ),
				),
				static fn (): string => __( 'Request method for results', 'vitrine' ),
				static fn (): string => __( 'Choose GET if your site uses a page cache: responses are the same for all visitors who are not logged in and have no cart.', 'vitrine' )
			),
		);
	}
}
