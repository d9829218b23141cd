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
final class Loop {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'loop_history'    => Field::toggle(
				true,
				static fn (): string => __( 'Keep searches, filters and pages in the address', 'vitrine' ),
				static fn (): string => __( 'So that back, forward and reload work, and a view can be shared.', 'vitrine' )
			),
			'loop_composable' => Field::toggle(
				false,
				static fn (): string => __( 'Let kinds of filter add up', 'vitrine' ),
				static fn (): string => __( 'Off: choosing in one kind (select, boxes, buttons) clears the others.', 'vitrine' )
			),
			'loop_counts'     => Field::toggle(
				true,
				static fn (): string => __( 'Show how many results each filter has', 'vitrine' ),
				static fn (): string => __( 'A choice without a result cannot be made.', 'vitrine' )
			),
			'loop_scroll_on'  => Field::choice(
				'paging',
				array(
					'paging' => static fn (): string => __( 'After another page was chosen', 'vitrine' ),
					'update' => static fn (): string => __( 'After every change', 'vitrine' ),
				),
				static fn (): string => __( 'Scroll to the results', 'vitrine' )
			),
			'loop_prefetch'   => Field::toggle(
				true,
				static fn (): string => __( 'Fetch a page ahead when its link is pointed at', 'vitrine' )
			),
			'loop_noindex'    => Field::toggle(
				true,
				static fn (): string => __( 'Keep filtered addresses out of search engines', 'vitrine' )
			),
			'loop_method'     => Field::choice(
				'POST',
				array(
					'POST' => static fn (): string => __( 'POST, with a nonce', 'vitrine' ),
					'GET'  => static fn (): string => __( 'GET, which caches may keep', 'vitrine' ),
				),
				static fn (): string => __( 'How results are asked for', 'vitrine' ),
				static fn (): string => __( 'Choose GET on a site with a cache in front: answers are the same for everybody who is not logged in and has no cart.', 'vitrine' )
			),
		);
	}
}
