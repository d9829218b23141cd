<?php
/**
 * Settings: page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Contract;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Notices of the shop, and page width.
 *
 * @see spec 2.9, 4.4, 9.5
 */
final class SiteSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'store_notice'        => Field::text(
				static fn (): string => __( 'Store notice', 'vitrine' ),
				null,
				static fn (): string => __( 'Shown on every page until a visitor dismisses it. Leave empty for no notice.', 'vitrine' )
			),
			'coming_soon'         => Field::toggle(
				false,
				static fn (): string => __( 'Coming soon banner', 'vitrine' ),
				static fn (): string => __( 'Shows a banner at the bottom of each page, visible to shop managers only.', 'vitrine' )
			),
			'hide_site_title'     => Field::toggle(
				false,
				static fn (): string => __( 'Hide the site title in the header', 'vitrine' ),
				static fn (): string => __( 'Useful if your logo already contains the name.', 'vitrine' )
			),
			'boxed_layout'        => Field::toggle(
				false,
				static fn (): string => __( 'Boxed layout', 'vitrine' )
			),
			'boxed_width'         => Field::number(
				(int) Contract::get( 'limits.boxed_width_px' ),
				320,
				3000,
				static fn (): string => __( 'Boxed width (pixels)', 'vitrine' )
			),
			'speculative_loading' => Field::choice(
				'auto',
				array(
					'auto'      => static fn (): string => __( 'Automatically', 'vitrine' ),
					'prerender' => static fn (): string => __( 'Prerender (whole page)', 'vitrine' ),
					'prefetch'  => static fn (): string => __( 'Prefetch (HTML only)', 'vitrine' ),
					'off'       => static fn (): string => __( 'WordPress default', 'vitrine' ),
				),
				static fn (): string => __( 'Preload pages on link hover', 'vitrine' ),
				static fn (): string => __( 'Never for cart, checkout and account pages or for logged-in customers. Automatic: prerender in Vitrine’s built-in shop; WordPress default with WooCommerce and Easy Digital Downloads, because other plugins may count a page before it is viewed.', 'vitrine' )
			),
			'view_transitions'    => Field::toggle(
				true,
				static fn (): string => __( 'View transitions', 'vitrine' ),
				static fn (): string => __( 'In Vitrine’s built-in shop a product’s picture and title move from its card to its page and back. Results of a listing that is filtered, sorted or paged fade in every shop. Not for visitors who prefer reduced motion, and not where the theme has transitions of its own.', 'vitrine' )
			),
		);
	}
}
