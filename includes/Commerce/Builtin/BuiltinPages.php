<?php
/**
 * Pages of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin;

use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Regular pages with a block. Their IDs are stored in an option; the owner can rename,
 * move or delete them.
 */
final class BuiltinPages {

	public const OPTION = 'vitrine_pages';

	/**
	 * Creates pages that were never created. Deleted pages are not created again.
	 */
	public static function create(): void {
		self::make( array_keys( array_diff_key( self::blueprints(), self::ids() ) ) );
	}

	/**
	 * Creates pages that are missing or in the trash, on request of the owner.
	 */
	public static function create_missing(): void {
		$there = array_filter( self::ids(), static fn ( int $id ): bool => ! in_array( get_post_status( $id ), array( false, 'trash' ), true ) );
		self::make( array_keys( array_diff_key( self::blueprints(), $there ) ) );
	}

	/**
	 * Creates pages.
	 *
	 * @param list<string> $pages Page names.
	 */
	private static function make( array $pages ): void {
		$ids = self::ids();
		foreach ( array_intersect_key( self::blueprints(), array_flip( $pages ) ) as $page => [ $title, $slug, $content ] ) {
			$id = wp_insert_post(
				array(
					'post_type'      => 'page',
					'post_status'    => 'publish',
					'post_title'     => $title,
					'post_name'      => $slug,
					'post_content'   => $content,
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
				),
				true
			);
			if ( ! is_wp_error( $id ) ) {
				$ids[ $page ] = $id;
			}
		}
		update_option( self::OPTION, $ids, true );
	}

	/**
	 * Returns the URL of a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 * @return string Absolute URL; the front page if there is no such page.
	 */
	public static function url( string $page ): string {
		$ids = self::ids();
		$id  = $ids[ $page ] ?? 0;
		// Callers of one page usually need the others too, so prime all with a single
		// query.
		_prime_post_caches( array_values( $ids ), false, false );
		$url = $id > 0 && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
		return false === $url ? home_url( '/' ) : $url;
	}

	/**
	 * Whether the request is for a page: the shop's own, or another with its block.
	 *
	 * @param string $page Page name, see url().
	 */
	public static function is( string $page ): bool {
		$id = self::ids()[ $page ] ?? 0;
		return ( $id > 0 && is_page( $id ) ) || ( 'shop' !== $page && MainQuery::has_block( "vitrine/$page" ) );
	}

	/**
	 * Returns the known pages.
	 *
	 * @return array<string, int> Post IDs by page name.
	 */
	public static function ids(): array {
		return array_map( 'intval', array_filter( (array) get_option( self::OPTION, array() ), 'is_numeric' ) );
	}

	/**
	 * Returns the content of a page with all inner blocks, so that the owner can edit
	 * them.
	 *
	 * @param string $page File name of the pattern.
	 */
	private static function pattern( string $page ): string {
		ob_start();
		require dirname( __DIR__, 2 ) . "/Templates/patterns/pages/$page.php";
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Returns title, slug and content by page name.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	private static function blueprints(): array {
		return array(
			'shop'     => array( __( 'Shop', 'vitrine' ), 'shop', '<!-- wp:vitrine/product-listing /-->' ),
			'cart'     => array( __( 'Cart', 'vitrine' ), 'cart', self::pattern( 'cart' ) ),
			'checkout' => array( __( 'Checkout', 'vitrine' ), 'checkout', self::pattern( 'checkout' ) ),
			'account'  => array( __( 'My account', 'vitrine' ), 'account', '<!-- wp:vitrine/account /-->' ),
		);
	}
}
