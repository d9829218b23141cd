<?php
/**
 * Settings: what stands around the content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Contract;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Notices of the shop, and the width of its pages.
 *
 * @see spec 2.9, 4.4, 9.5
 */
final class Page {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'store_notice'    => Field::text(
				static fn (): string => __( 'Store notice', 'vitrine' ),
				null,
				static fn (): string => __( 'Shown on every page until a visitor dismisses it. Empty: there is none.', 'vitrine' )
			),
			'coming_soon'     => Field::toggle(
				false,
				static fn (): string => __( 'Remind those who run the shop that it is not open yet', 'vitrine' ),
				static fn (): string => __( 'A banner at the foot of each page, which only they see and may dismiss.', 'vitrine' )
			),
			'hide_site_title' => Field::toggle(
				false,
				static fn (): string => __( 'Hide the title of the site in its header', 'vitrine' ),
				static fn (): string => __( 'For a site whose logo says it.', 'vitrine' )
			),
			'boxed_layout'    => Field::toggle(
				false,
				static fn (): string => __( 'Keep pages in a box', 'vitrine' )
			),
			'boxed_width'     => Field::number(
				(int) Contract::get( 'limits.boxed_width_px' ),
				320,
				3000,
				static fn (): string => __( 'Width of the box (pixels)', 'vitrine' )
			),
		);
	}
}
