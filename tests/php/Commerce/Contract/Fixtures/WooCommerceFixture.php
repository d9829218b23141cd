<?php
/**
 * Fixture of WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Fixtures;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Engine;
use Vitrine\Tests\Commerce\Contract\EngineFixture;
use Vitrine\Tests\Commerce\Contract\Visitors\VisitorEngine;
use Vitrine\Tests\Commerce\Contract\Visitors\WooCommerceVisits;

/**
 * Fills WooCommerce with its own functions. Quantity limits and option names are
 * set by the filters that plugins use for them.
 */
final class WooCommerceFixture implements EngineFixture {

	/** Meta key of a product's quantity limits for the filter. */
	private const BOUNDS = '_contract_bounds';

	/** Meta key of option names for the filter. */
	private const NAMES = '_contract_names';

	/**
	 * {@inheritDoc}
	 */
	public function visitor(): Engine {
		return new VisitorEngine( new WooCommerceVisits() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Engine $engine Engine from visitor().
	 */
	public function again( Engine $engine ): Engine {
		Assert::assertInstanceOf( VisitorEngine::class, $engine );
		return new VisitorEngine( $engine->visits() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $data Data, with `id` to update a product.
	 */
	public function product( array $data ): int {
		add_filter( 'woocommerce_quantity_input_args', array( self::class, 'bounds' ), 10, 2 );
		add_filter( 'woocommerce_variation_option_name', array( self::class, 'option_name' ), 10, 4 );
		return WooCommerceProducts::save( $data, self::BOUNDS, self::NAMES );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string               $code Code.
	 * @param array<string, mixed> $data Data as in the interface.
	 */
	public function coupon( string $code, array $data ): void {
		$coupon = new \WC_Coupon();
		$fixed  = 'fixed' === ( $data['type'] ?? 'percent' );
		$coupon->set_code( $code );
		$coupon->set_discount_type( $fixed ? 'fixed_cart' : 'percent' );
		$coupon->set_amount( $fixed ? $data['amount'] / 100 : $data['amount'] );
		$coupon->set_date_expires( isset( $data['expires'] ) ? (int) strtotime( $data['expires'] . ' UTC' ) : null );
		$coupon->set_minimum_amount( ( $data['min_subtotal'] ?? 0 ) / 100 );
		$coupon->set_individual_use( $data['individual'] ?? false );
		$coupon->set_free_shipping( $data['free_shipping'] ?? false );
		$coupon->set_product_ids( $data['product_ids'] ?? array() );
		$coupon->set_product_categories( self::categories( $data['categories'] ?? array() ) );
		if ( isset( $data['usage_limit'] ) ) {
			// 0 means "unlimited" in WooCommerce.
			$coupon->set_usage_limit( max( 1, $data['usage_limit'] ) );
			$coupon->set_usage_count( 0 === $data['usage_limit'] ? 1 : 0 );
		}
		Assert::assertGreaterThan( 0, $coupon->save() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int      $cost      Amount in minor units.
	 * @param int|null $free_from Amount in minor units.
	 */
	public function shipping( int $cost, ?int $free_from ): void {
		$zone = new \WC_Shipping_Zone( 0 );
		if ( null !== $free_from ) {
			// Comes first, so it is selected when available.
			$id = $zone->add_shipping_method( 'free_shipping' );
			update_option(
				"woocommerce_free_shipping_{$id}_settings",
				array(
					'title'      => 'Free',
					'requires'   => 'min_amount',
					'min_amount' => (string) ( $free_from / 100 ),
				)
			);
		}
		$id = $zone->add_shipping_method( 'flat_rate' );
		update_option(
			"woocommerce_flat_rate_{$id}_settings",
			array(
				'title'      => 'Standard',
				'tax_status' => 'none',
				'cost'       => (string) ( $cost / 100 ),
			)
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function saved_carts(): array {
		global $wpdb;
		return (array) $wpdb->get_results( "SELECT session_key, session_value FROM {$wpdb->prefix}woocommerce_sessions ORDER BY session_key", ARRAY_A );
	}

	/**
	 * Sets the quantity limits of a product. Hooked.
	 *
	 * @param array<string, mixed> $input   Arguments of the input.
	 * @param \WC_Product          $product The product.
	 * @return array<string, mixed>
	 */
	public static function bounds( array $input, \WC_Product $product ): array {
		return (array) get_post_meta( $product->get_id(), self::BOUNDS, true ) + $input;
	}

	/**
	 * Returns the name of an option. Hooked.
	 *
	 * @param string      $name      Stored name.
	 * @param mixed       $term      Unused.
	 * @param string      $attribute Attribute of the option.
	 * @param \WC_Product $product   Product or variation.
	 */
	public static function option_name( string $name, mixed $term, string $attribute, \WC_Product $product ): string {
		$names = (array) get_post_meta( $product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id(), self::NAMES, true );
		return $names[ $name ] ?? $name;
	}

	/**
	 * Returns the IDs of categories.
	 *
	 * @param list<string> $slugs Slugs of categories, which are created if missing.
	 * @return list<int>
	 */
	private static function categories( array $slugs ): array {
		return array_map(
			static function ( string $slug ): int {
				$term = get_term_by( 'slug', $slug, 'product_cat' );
				return $term instanceof \WP_Term ? $term->term_id : (int) wp_insert_term( $slug, 'product_cat' )['term_id'];
			},
			$slugs
		);
	}
}
