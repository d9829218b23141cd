<?php
/**
 * Coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Move\Marks;
use Vitrine\Move\Record;
use Vitrine\Commerce\Rules\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Moves coupons with their usage counts. Coupons whose code exists in WooCommerce are
 * not moved, since the existing coupon may differ.
 */
final class CouponsMover implements Mover {

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'coupons';
	}

	/**
	 * {@inheritDoc}
	 */
	public function label(): string {
		return __( 'Coupons', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 */
	public function left( int $after ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE coupon_id > %d', Tables::coupons(), $after ) . Record::none_of( Record::COUPON, 'coupon_id' ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Both parts are prepared.
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 * @param int $limit Maximum number.
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		$sql = $wpdb->prepare( 'SELECT coupon_id FROM %i WHERE coupon_id > %d', Tables::coupons(), $after ) . Record::none_of( Record::COUPON, 'coupon_id' ) . $wpdb->prepare( ' ORDER BY coupon_id LIMIT %d', $limit );
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Its parts are prepared.
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id ID from next().
	 * @throws \RuntimeException When WooCommerce did not save the coupon.
	 */
	public function move( int $id ): string {
		$source = CouponStore::get( $id );
		if ( null === $source || Record::of( Record::COUPON, $id ) > 0 ) {
			return self::KNOWN;
		}
		if ( wc_get_coupon_id_by_code( $source->code ) > 0 ) {
			/* translators: %s: coupon code. */
			return sprintf( __( 'WooCommerce already has a coupon "%s".', 'vitrine' ), $source->code );
		}
		Record::add( Record::COUPON, $id, self::coupon( $source )->save() );
		if ( 0 === Marks::coupon( $id ) ) {
			throw new \RuntimeException( esc_html__( 'WooCommerce did not save this coupon.', 'vitrine' ) );
		}
		return self::MOVED;
	}

	/**
	 * Creates the WooCommerce coupon.
	 *
	 * @param Coupon $source Coupon of the built-in shop.
	 */
	private static function coupon( Coupon $source ): \WC_Coupon {
		$decimals = ShopOptions::get()->currency->decimals;
		$percent  = Coupon::PERCENT === $source->type;
		$coupon   = new \WC_Coupon();
		$coupon->set_code( $source->code );
		$coupon->set_status( $source->enabled ? 'publish' : 'draft' );
		$coupon->set_discount_type( $percent ? 'percent' : 'fixed_cart' );
		$coupon->set_amount( (float) Decimal::of( $source->amount, $percent ? 2 : $decimals ) );
		$coupon->set_date_expires( null === $source->expires ? null : (int) strtotime( $source->expires . ' UTC' ) );
		$coupon->set_minimum_amount( $source->min_subtotal > 0 ? (float) Decimal::of( $source->min_subtotal, $decimals ) : 0.0 );
		// WooCommerce treats 0 as unlimited.
		$spent = 0 === $source->usage_limit;
		$coupon->set_usage_limit( $spent ? 1 : (int) $source->usage_limit );
		$coupon->set_usage_count( $spent ? max( 1, $source->used ) : $source->used );
		$coupon->set_individual_use( $source->individual );
		$coupon->set_free_shipping( $source->free_shipping );
		$coupon->set_product_ids( $source->product_ids );
		$coupon->set_product_categories( self::categories( $source->categories ) );
		$coupon->update_meta_data( Marks::COUPON, (string) $source->id );
		return $coupon;
	}

	/**
	 * Returns the IDs of moved categories.
	 *
	 * @param list<string> $slugs Slugs in the built-in shop.
	 * @return list<int>
	 */
	private static function categories( array $slugs ): array {
		$terms = array_map( static fn ( string $slug ): \WP_Term|array|false => get_term_by( 'slug', $slug, CategoriesMover::TAXONOMY ), $slugs );
		return array_values( array_map( static fn ( \WP_Term $term ): int => $term->term_id, array_filter( $terms, static fn ( \WP_Term|array|false $term ): bool => $term instanceof \WP_Term ) ) );
	}
}
