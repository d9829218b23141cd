<?php
/**
 * The pages of a shop of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Modules\EasyDigitalDownloads\Catalogue\Catalogue;
use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Where Easy Digital Downloads has its pages. Its checkout page is its cart page
 * too; the shop is the archive of its downloads.
 */
final class Pages {

	/**
	 * The address of a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 */
	public static function url( string $page ): string {
		$url = match ( $page ) {
			'shop'    => get_post_type_archive_link( Catalogue::POST_TYPE ),
			'account' => get_permalink( self::id( 'purchase_history_page' ) ),
			default   => edd_get_checkout_uri(),
		};
		return is_string( $url ) && '' !== $url ? $url : home_url( '/' );
	}

	/**
	 * Whether the page of this request is that page.
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public static function is( string $page ): bool {
		return match ( $page ) {
			'shop'           => is_post_type_archive( Catalogue::POST_TYPE ),
			'product'        => is_singular( Catalogue::POST_TYPE ),
			'cart',
			'checkout'       => is_page( self::id( 'purchase_page' ) ) || MainQuery::has_block( "vitrine/$page" ),
			'account'        => is_page( self::id( 'purchase_history_page' ) ) || MainQuery::has_block( 'vitrine/account' ),
			'order_received' => edd_is_success_page(),
			default          => false,
		};
	}

	/**
	 * The page that the owner chose.
	 *
	 * @param string $option Setting of Easy Digital Downloads.
	 * @return int -1: none; 0 would be any page.
	 */
	private static function id( string $option ): int {
		$id = edd_get_option( $option, 0 );
		return is_numeric( $id ) && (int) $id > 0 ? (int) $id : -1;
	}
}
