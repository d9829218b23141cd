<?php
/**
 * What a page counts as.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit\Analytics;

use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Contract;
use Vitrine\Page\Checkout\CheckoutPage;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Visit\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * What is said of a page to the module that counts, and whether it may.
 *
 * @see spec 7.19
 */
final class Page {

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
	 * The shape of `analytics` in src/contract/types/visit/index.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		$page = self::name();
		return array(
			'category' => Settings::get( 'analytics_category' ),
			'url'      => Addresses::url( 'endpoints.count' ),
			'page'     => $page,
			'product'  => 'product' === $page ? get_queried_object_id() : 0,
			// A mark that tells nobody which order it is.
			'once'     => 'purchase' === $page ? substr( wp_hash( 'vitrine_receipt_' . CheckoutPage::received( Plugin::engine() )?->id ), 0, 12 ) : '',
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
