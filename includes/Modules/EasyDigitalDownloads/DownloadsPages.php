<?php
/**
 * Pages of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Modules\EasyDigitalDownloads\Catalog\DownloadsCatalog;
use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Its checkout page is also the cart page; the shop is the archive of downloads.
 */
final class DownloadsPages {

	/**
	 * Returns the URL of a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 */
	public static function url( string $page ): string {
		$url = match ( $page ) {
			'shop'    => get_post_type_archive_link( DownloadsCatalog::POST_TYPE ),
			'account' => get_permalink( self::id( 'purchase_history_page' ) ),
			default   => edd_get_checkout_uri(),
		};
		return is_string( $url ) && '' !== $url ? $url : home_url( '/' );
	}

	/**
	 * Whether the request is for a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public static function is( string $page ): bool {
		return match ( $page ) {
			'shop'           => is_post_type_archive( DownloadsCatalog::POST_TYPE ),
			'product'        => is_singular( DownloadsCatalog::POST_TYPE ),
			'cart',
			'checkout'       => is_page( self::id( 'purchase_page' ) ) || MainQuery::has_block( "vitrine/$page" ),
			'account'        => is_page( self::id( 'purchase_history_page' ) ) || MainQuery::has_block( 'vitrine/account' ),
			'order_received' => edd_is_success_page(),
			default          => false,
		};
	}

	/**
	 * Returns the ID of a page in the settings.
	 *
	 * @param string $option Setting of Easy Digital Downloads.
	 * @return int -1: none, since 0 would match any page.
	 */
	private static function id( string $option ): int {
		$id = edd_get_option( $option, 0 );
		return is_numeric( $id ) && (int) $id > 0 ? (int) $id : -1;
	}
}
