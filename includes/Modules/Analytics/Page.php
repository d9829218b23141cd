<?php
/**
 * What a page counts as.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Contract;
use Vitrine\Page\Checkout\CheckoutPage;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\Build;
use Vitrine\Visit\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * What is said of a page to the module that counts, and whether it may.
 *
 * @see spec 7.19
 */
final class Page {

	/** The script that counts, below build/. */
	private const SCRIPT = 'module-chunks/analytics-count';

	/**
	 * Whether this site counts at all.
	 */
	public static function is_on(): bool {
		return Settings::on( 'store_analytics' );
	}

	/**
	 * Whether the visitor of this request lets it count.
	 *
	 * @see spec 6
	 */
	public static function is_allowed(): bool {
		return self::is_on() && Consent::has( Settings::text( 'analytics_category' ) );
	}

	/**
	 * Adds the script that counts to what pages run under consent.
	 *
	 * @param list<array{category: string, script: string, settings: array<string, mixed>}> $parts What there is.
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
	 * The shape of `AnalyticsSettings` in src/modules/analytics/start.ts.
	 *
	 * @return array{url: string, page: string, product: int, once: string}
	 */
	private static function settings(): array {
		$page = self::name();
		return array(
			'url'     => Addresses::url( 'endpoints.count' ),
			'page'    => $page,
			'product' => 'product' === $page ? get_queried_object_id() : 0,
			// A mark that tells nobody which order it is.
			'once'    => 'purchase' === $page ? substr( wp_hash( 'vitrine_receipt_' . CheckoutPage::received( Plugin::engine() )?->id ), 0, 12 ) : '',
		);
	}

	/**
	 * What this page counts as.
	 *
	 * @return string Empty: as nothing.
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
