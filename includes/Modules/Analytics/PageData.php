<?php
/**
 * Analytics of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Contract;
use Vitrine\Page\Checkout\CheckoutPage;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\Build;
use Vitrine\Visit\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the page for the counting script, and whether it may run.
 *
 * @see spec 7.19
 */
final class PageData {

	/** Counting script in build/. */
	private const SCRIPT = 'module-chunks/analytics-count';

	/**
	 * Whether this site counts events.
	 */
	public static function is_on(): bool {
		return Settings::on( 'store_analytics' );
	}

	/**
	 * Whether the visitor has consented.
	 *
	 * @see spec 6
	 */
	public static function is_allowed(): bool {
		return self::is_on() && Consent::has( Settings::text( 'analytics_category' ) );
	}

	/**
	 * Adds the counting script to the scripts that need consent.
	 *
	 * @param list<array{category: string, script: string, settings: array<string, mixed>}> $parts Scripts of the page.
	 * @return list<array{category: string, script: string, settings: array<string, mixed>}>
	 */
	public static function add_part( array $parts ): array {
		$asset = Build::asset( self::SCRIPT );
		if ( self::is_on() && null !== $asset ) {
			$parts[] = array(
				'category' => Settings::text( 'analytics_category' ),
				'script'   => add_query_arg( 'ver', $asset['version'], Build::url( self::SCRIPT . '.js' ) ),
				'settings' => self::settings(),
			);
		}
		return $parts;
	}

	/**
	 * Returns the settings in the format of `AnalyticsSettings` in
	 * src/modules/analytics/start.ts.
	 *
	 * @return array{url: string, page: string, product: int, once: string}
	 */
	private static function settings(): array {
		$page = self::name();
		return array(
			'url'     => EndpointUrls::url( 'endpoints.count' ),
			'page'    => $page,
			'product' => 'product' === $page ? get_queried_object_id() : 0,
			// Hash that does not reveal the order.
			'once'    => 'purchase' === $page ? substr( wp_hash( 'vitrine_receipt_' . CheckoutPage::received( Plugin::engine() )?->id ), 0, 12 ) : '',
		);
	}

	/**
	 * Returns the event of this page.
	 *
	 * @return string Empty if it is not counted.
	 */
	private static function name(): string {
		$engine = Plugin::engine();
		if ( $engine->is_page( 'order_received' ) ) {
			return null === CheckoutPage::received( $engine ) ? '' : 'purchase';
		}
		if ( $engine->is_page( 'checkout' ) ) {
			return array() === $engine->cart()->snapshot()->lines ? '' : 'checkout';
		}
		return $engine->is_page( 'product' ) ? 'product' : '';
	}
}
