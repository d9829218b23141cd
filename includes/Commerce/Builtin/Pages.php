<?php
/**
 * The pages of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin;

use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Ordinary pages that hold a block each. Their ids are kept in an option; the
 * owner may rename, move or delete them.
 */
final class Pages {

	public const OPTION = 'vitrine_pages';

	/**
	 * Makes the pages that were never made. A page the owner has deleted stays deleted.
	 */
	public static function create(): void {
		self::make( array_keys( array_diff_key( self::blueprints(), self::ids() ) ) );
	}

	/**
	 * Makes the pages that are nowhere or in the trash, for an owner who asks for them.
	 */
	public static function create_missing(): void {
		$there = array_filter( self::ids(), static fn ( int $id ): bool => ! in_array( get_post_status( $id ), array( false, 'trash' ), true ) );
		self::make( array_keys( array_diff_key( self::blueprints(), $there ) ) );
	}

	/**
	 * Makes pages.
	 *
	 * @param list<string> $pages Which.
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
	 * The address of a page.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 * @return string Absolute; the front page's when the page is not there.
	 */
	public static function url( string $page ): string {
		$ids = self::ids();
		$id  = $ids[ $page ] ?? 0;
		// Who asks for one page's address asks for the others' too: one query for all.
		_prime_post_caches( array_values( $ids ), false, false );
		$url = $id > 0 && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
		return false === $url ? home_url( '/' ) : $url;
	}

	/**
	 * Whether this request shows a page: the shop's own, or another that its block makes one.
	 *
	 * @param string $page As for url().
	 */
	public static function is( string $page ): bool {
		$id = self::ids()[ $page ] ?? 0;
		return ( $id > 0 && is_page( $id ) ) || ( 'shop' !== $page && MainQuery::has_block( "vitrine/$page" ) );
	}

	/**
	 * The known pages.
	 *
	 * @return array<string, int> Page to post id.
	 */
	public static function ids(): array {
		return array_map( 'intval', array_filter( (array) get_option( self::OPTION, array() ), 'is_numeric' ) );
	}

	/**
	 * The blocks of a page with all its parts, so that its owner moves and words them
	 * from the first minute.
	 *
	 * @param string $page Name of the pattern's file.
	 */
	private static function pattern( string $page ): string {
		ob_start();
		require dirname( __DIR__, 2 ) . "/Templates/patterns/pages/$page.php";
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Title, slug and content by page.
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
