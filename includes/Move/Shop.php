<?php
/**
 * The shop that moves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Schema;
use Vitrine\Commerce\Builtin\Pages;
use Vitrine\Commerce\WooCommerce\Health\Requirements;
use Vitrine\Move\Parts\Categories;
use Vitrine\Move\Parts\Coupons;
use Vitrine\Move\Parts\Customers;
use Vitrine\Move\Parts\Orders;
use Vitrine\Move\Parts\Part;
use Vitrine\Move\Parts\Products;
use Vitrine\Move\Parts\Tags;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * What there is to move, and what is done once nothing is left.
 */
final class Shop {

	/** Our pages and the names of WooCommerce's. */
	private const PAGES = array(
		'shop'     => 'shop',
		'cart'     => 'cart',
		'checkout' => 'checkout',
		'account'  => 'myaccount',
	);

	/**
	 * The parts, in the order in which they know each other.
	 *
	 * @return list<Part>
	 */
	public static function parts(): array {
		return array( new Categories(), new Tags(), new Products( false ), new Products( true ), new Coupons(), new Customers(), new Orders() );
	}

	/**
	 * Whether the built-in engine has ever sold here, and WooCommerce does now. Tables
	 * of an earlier version are brought up to date: nobody else does, where WooCommerce sells.
	 */
	public static function can_move(): bool {
		// Of the options that every request has: most sites with WooCommerce never had a shop of ours.
		if ( ! isset( wp_load_alloptions()[ Schema::OPTION ] ) || ! self::is_woocommerce() ) {
			return false;
		}
		if ( ! Schema::is_current() ) {
			Schema::install();
		}
		return true;
	}

	/**
	 * Whether there is anything to move, or a move to tell of.
	 */
	public static function has_anything(): bool {
		if ( ! self::can_move() ) {
			return false;
		}
		foreach ( self::parts() as $part ) {
			if ( array() !== $part->next( 0, 1 ) ) {
				return true;
			}
		}
		return Progress::load()->started > 0;
	}

	/**
	 * Does what comes after the last piece. Does no harm when repeated.
	 */
	public static function finish(): void {
		global $wpdb;
		self::keep_pages();
		foreach ( array( ContentTypes::PRODUCT => Products::TYPE, ContentTypes::CATEGORY => Categories::TAXONOMY, ContentTypes::TAG => Tags::TAXONOMY ) as $own => $theirs ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Three of a kind.
			$wpdb->update(
				$wpdb->postmeta,
				array( 'meta_value' => $theirs ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Of menus, once.
				array(
					'meta_key'   => '_menu_item_object', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- As above.
					'meta_value' => $own, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- As above.
				)
			);
		}
		foreach ( array( Categories::TAXONOMY, Tags::TAXONOMY ) as $taxonomy ) {
			$terms = get_terms(
				array(
					'taxonomy'   => $taxonomy,
					'hide_empty' => false,
					'fields'     => 'tt_ids',
				)
			);
			if ( is_array( $terms ) && array() !== $terms ) {
				wp_update_term_count_now( array_map( 'intval', $terms ), $taxonomy );
			}
		}
		delete_option( Categories::TAXONOMY . '_children' );
		wc_delete_product_transients();
		\WC_Cache_Helper::get_transient_version( 'product', true );
		OldCarts::mark();
		// Old addresses lead on and old carts are taken over from then on.
		add_option( Plugin::MOVED, time(), '', true );
		// The next request that needs them makes them.
		delete_option( 'rewrite_rules' );
		wp_cache_flush();
	}

	/**
	 * Makes WooCommerce use the shop's pages, whose addresses people know.
	 */
	private static function keep_pages(): void {
		foreach ( self::pages() as $theirs => $id ) {
			update_option( "woocommerce_{$theirs}_page_id", $id );
		}
	}

	/**
	 * The shop's pages that WooCommerce does not use yet. After a move that was finished
	 * it uses those that its owner has chosen.
	 *
	 * @return array<string, int> WooCommerce's name of the page to its id.
	 */
	public static function pages(): array {
		$pages = array();
		$ids   = false === get_option( Plugin::MOVED ) ? Pages::ids() : array();
		foreach ( self::PAGES as $own => $theirs ) {
			$id = $ids[ $own ] ?? 0;
			if ( $id > 0 && 'publish' === get_post_status( $id ) && wc_get_page_id( $theirs ) !== $id ) {
				$pages[ $theirs ] = $id;
			}
		}
		return $pages;
	}

	/**
	 * Whether WooCommerce sells on this site, and can.
	 */
	private static function is_woocommerce(): bool {
		return 'woocommerce' === Plugin::engine()->id() && Requirements::are_met();
	}
}
