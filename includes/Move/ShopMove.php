<?php
/**
 * Shop to move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\WooCommerce\Health\Requirements;
use Vitrine\Move\Parts\CategoriesMover;
use Vitrine\Move\Parts\CouponsMover;
use Vitrine\Move\Parts\CustomersMover;
use Vitrine\Move\Parts\OrdersMover;
use Vitrine\Move\Parts\Mover;
use Vitrine\Move\Parts\ProductsMover;
use Vitrine\Move\Parts\TagsMover;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Parts to move, and the steps after the last item.
 */
final class ShopMove {

	/** Pages and their keys in WooCommerce. */
	private const PAGES = array(
		'shop'     => 'shop',
		'cart'     => 'cart',
		'checkout' => 'checkout',
		'account'  => 'myaccount',
	);

	/**
	 * Returns the parts in the order of their dependencies.
	 *
	 * @return list<Mover>
	 */
	public static function parts(): array {
		return array( new CategoriesMover(), new TagsMover(), new ProductsMover( false ), new ProductsMover( true ), new CouponsMover(), new CustomersMover(), new OrdersMover() );
	}

	/**
	 * Whether the built-in engine was used before and WooCommerce is used now. Updates
	 * tables of an earlier version, which nothing else does if WooCommerce is the engine.
	 */
	public static function can_move(): bool {
		// Read the autoloaded options: no query on sites that never used the built-in engine.
		if ( ! isset( wp_load_alloptions()[ DatabaseSchema::OPTION ] ) || ! self::is_woocommerce() ) {
			return false;
		}
		if ( ! DatabaseSchema::is_current() ) {
			DatabaseSchema::install();
		}
		return true;
	}

	/**
	 * Whether there are items to move, or a move was started.
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
		return MoveProgress::load()->started > 0;
	}

	/**
	 * Runs the steps after the last item. Can be repeated.
	 */
	public static function finish(): void {
		global $wpdb;
		self::keep_pages();
		foreach ( array( ContentTypes::PRODUCT => ProductsMover::TYPE, ContentTypes::CATEGORY => CategoriesMover::TAXONOMY, ContentTypes::TAG => TagsMover::TAXONOMY ) as $own => $theirs ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$wpdb->update(
				$wpdb->postmeta,
				array( 'meta_value' => $theirs ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Menu items; runs once.
				array(
					'meta_key'   => '_menu_item_object', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Menu items; runs once.
					'meta_value' => $own, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- Menu items; runs once.
				)
			);
		}
		foreach ( array( CategoriesMover::TAXONOMY, TagsMover::TAXONOMY ) as $taxonomy ) {
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
		delete_option( CategoriesMover::TAXONOMY . '_children' );
		wc_delete_product_transients();
		\WC_Cache_Helper::get_transient_version( 'product', true );
		OldCarts::mark();
		// Enables OldAddresses and OldCarts.
		add_option( Plugin::MOVED, time(), '', true );
		// The next request rebuilds them.
		delete_option( 'rewrite_rules' );
		wp_cache_flush();
	}

	/**
	 * Makes WooCommerce use the existing pages of the shop, so that their URLs do not change.
	 */
	private static function keep_pages(): void {
		foreach ( self::pages() as $theirs => $id ) {
			update_option( "woocommerce_{$theirs}_page_id", $id );
		}
	}

	/**
	 * Returns the shop pages that WooCommerce does not use yet; none after a finished move,
	 * to respect the settings of the site owner.
	 *
	 * @return array<string, int> WooCommerce's page key to page ID.
	 */
	public static function pages(): array {
		$pages = array();
		$ids   = false === get_option( Plugin::MOVED ) ? BuiltinPages::ids() : array();
		foreach ( self::PAGES as $own => $theirs ) {
			$id = $ids[ $own ] ?? 0;
			if ( $id > 0 && 'publish' === get_post_status( $id ) && wc_get_page_id( $theirs ) !== $id ) {
				$pages[ $theirs ] = $id;
			}
		}
		return $pages;
	}

	/**
	 * Whether WooCommerce is the engine and its requirements are met.
	 */
	private static function is_woocommerce(): bool {
		return 'woocommerce' === Plugin::engine()->id() && Requirements::are_met();
	}
}
