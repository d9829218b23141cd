<?php
/**
 * Findings on products and coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Findings;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductData;
use Vitrine\Move\Parts\ProductsMover;
use Vitrine\Move\Record;
use Vitrine\Move\Write\Attributes;
use Vitrine\Move\Write\Size;

defined( 'ABSPATH' ) || exit;

/**
 * Checks products and coupons that are not moved yet.
 *
 * @phpstan-import-type Finding from \Vitrine\Move\Preview
 */
final class ProductFindings {

	/** Number of rows read at a time. */
	private const CHUNK = 500;

	/** Number of example names in a finding. */
	private const EXAMPLES = 3;

	/**
	 * Returns the findings.
	 *
	 * @return list<Finding>
	 */
	public static function all(): array {
		$found  = self::of_rows() + self::of_coupons();
		$found += array(
			'slugs' => self::taken_slugs(),
			'skus'  => self::taken( 'sku' ),
			'gtins' => self::taken( 'global_unique_id' ),
		);
		$texts  = array(
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'quantities'     => __( '%1$d products have a minimum, maximum or step quantity, which WooCommerce does not support: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'attributes'     => __( '%1$d products have an attribute that other products cannot share in WooCommerce, because of its name: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'sizes'          => __( '%1$d products have a weight or size that is not written as numbers: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'slugs'          => __( '%1$d products get a new URL, because WooCommerce has a product with the same one: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'skus'           => __( '%1$d products lose their SKU, because WooCommerce has a product with the same one: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'gtins'          => __( '%1$d products lose their GTIN, UPC, EAN, or ISBN, because WooCommerce has a product with the same one: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'coupon_codes'   => __( '%1$d coupons are not moved, because WooCommerce has coupons with the same code: %2$s', 'vitrine' ),
			/* translators: 1: number of products or coupons, 2: some of their names. */
			'coupon_choices' => __( '%1$d coupons are for products or categories. In WooCommerce they need both in the cart, and a fixed amount goes to the whole cart: %2$s', 'vitrine' ),
		);
		$listed = array();
		foreach ( $texts as $id => $text ) {
			$names = $found[ $id ] ?? array();
			if ( array() !== $names ) {
				$more     = count( $names ) > self::EXAMPLES ? ', …' : '';
				$listed[] = SettingFindings::finding( $id, sprintf( $text, count( $names ), implode( ', ', array_slice( $names, 0, self::EXAMPLES ) ) . $more ) );
			}
		}
		return $listed;
	}

	/**
	 * Checks the product rows.
	 *
	 * @return array<string, list<string>> Names by finding.
	 */
	private static function of_rows(): array {
		global $wpdb;
		$found = array();
		$after = 0;
		do {
			$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT r.product_id, r.min_quantity, r.max_quantity, r.step_quantity, r.data, p.post_title FROM %i r INNER JOIN %i p ON p.ID = r.product_id AND p.post_type = %s WHERE r.product_id > %d ORDER BY r.product_id LIMIT %d', Tables::products(), $wpdb->posts, ContentTypes::PRODUCT, $after, self::CHUNK ), ARRAY_A );
			$read = count( $rows );
			foreach ( $rows as $row ) {
				$after = (int) $row['product_id'];
				$data  = ProductData::of_json( (string) $row['data'] );
				$is    = array(
					'quantities' => (int) $row['min_quantity'] > 1 || null !== $row['max_quantity'] || (int) $row['step_quantity'] > 1,
					'attributes' => array() !== array_filter( $data->attributes, static fn ( array $own ): bool => ! Attributes::is_shared( $own['name'] ) ),
					'sizes'      => null === Size::weight( $data->weight ) || null === Size::dimensions( $data->dimensions ),
				);
				foreach ( array_keys( array_filter( $is ) ) as $id ) {
					$found[ $id ][] = (string) $row['post_title'];
				}
			}
		} while ( self::CHUNK === $read );
		return $found;
	}

	/**
	 * Checks the coupon rows.
	 *
	 * @return array<string, list<string>> Codes by finding.
	 */
	private static function of_coupons(): array {
		global $wpdb;
		$found = array();
		$moved = Record::coupons();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY coupon_id', Tables::coupons() ), ARRAY_A ) as $row ) {
			$coupon = Coupon::of( $row );
			if ( in_array( $coupon->id, $moved, true ) ) {
				continue;
			}
			if ( wc_get_coupon_id_by_code( $coupon->code ) > 0 ) {
				$found['coupon_codes'][] = $coupon->code;
			}
			$kinds = (int) ( array() !== $coupon->product_ids ) + (int) ( array() !== $coupon->categories );
			if ( 2 === $kinds || ( 1 === $kinds && Coupon::FIXED === $coupon->type ) ) {
				$found['coupon_choices'][] = $coupon->code;
			}
		}
		return $found;
	}

	/**
	 * Returns the products whose slug is taken in WooCommerce.
	 *
	 * @return list<string> Product names.
	 */
	private static function taken_slugs(): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( "SELECT p.post_title FROM %i p INNER JOIN %i w ON w.post_name = p.post_name AND w.post_type = %s WHERE p.post_type = %s AND p.post_name <> ''", $wpdb->posts, $wpdb->posts, ProductsMover::TYPE, ContentTypes::PRODUCT ) ) ) );
	}

	/**
	 * Returns the identifiers of products and variations that are taken in WooCommerce.
	 *
	 * @param string $column `sku` or `global_unique_id`.
	 * @return list<string> Identifiers.
	 */
	private static function taken( string $column ): array {
		global $wpdb;
		$found = array();
		foreach ( array( Tables::products(), Tables::variations() ) as $table ) {
			$found[] = $wpdb->get_col( $wpdb->prepare( "SELECT r.%i FROM %i r INNER JOIN %i p ON p.ID = r.product_id AND p.post_type = %s INNER JOIN %i m ON m.%i = r.%i WHERE r.%i <> ''", $column, $table, $wpdb->posts, ContentTypes::PRODUCT, $wpdb->prefix . 'wc_product_meta_lookup', $column, $column, $column ) );
		}
		return array_values( array_unique( array_map( 'strval', array_merge( ...$found ) ) ) );
	}
}
