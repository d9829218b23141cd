<?php
/**
 * Shopper of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

/**
 * A visitor with an engine instance of their own and a valid checkout form.
 */
final class Shopper {

	public const FORM = array(
		'billing_email'      => 'anna@example.org',
		'billing_phone'      => '+49 30 123456',
		'billing_first_name' => 'Anna',
		'billing_last_name'  => 'Müller',
		'billing_country'    => 'DE',
		'billing_address_1'  => 'Hauptstraße 1',
		'billing_city'       => 'Berlin',
		'billing_postcode'   => '10115',
	);

	/**
	 * The engine that serves this visitor.
	 *
	 * @var BuiltinEngine
	 */
	public readonly BuiltinEngine $engine;

	/**
	 * The visitor's cookies.
	 *
	 * @var Jar
	 */
	public readonly Jar $jar;

	/**
	 * Constructor.
	 *
	 * @param array<string, string> $cookies Cookies of an earlier visit.
	 */
	public function __construct( array $cookies = array() ) {
		$this->jar    = new Jar( $cookies );
		$this->engine = new BuiltinEngine( $this->jar );
	}

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $data Data for ProductWriter.
	 */
	public static function product( array $data = array() ): int {
		$id = ProductWriter::save(
			$data + array(
				'name'          => 'Mug',
				'regular_price' => 2000,
			)
		);
		Assert::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Adds a product to the cart.
	 *
	 * @param int $product_id Product.
	 * @param int $quantity   Quantity.
	 */
	public function with( int $product_id, int $quantity = 1 ): self {
		$added = $this->engine->cart()->add( new AddRequest( $product_id, $quantity ) );
		Assert::assertIsArray( $added, is_wp_error( $added ) ? $added->get_error_message() : '' );
		return $this;
	}

	/**
	 * Submits the checkout form.
	 *
	 * @param string               $key    Idempotency key; empty for a new one.
	 * @param array<string, mixed> $fields Fields that replace those of the form.
	 * @param array<string, mixed> $more   More arguments of OrderRequest.
	 */
	public function buy( string $key = '', array $fields = array(), array $more = array() ): Order|\WP_Error {
		$arguments = $more + array(
			'fields'          => $fields + self::FORM,
			'ship_elsewhere'  => false,
			'payment_method'  => 'cod',
			'idempotency_key' => '' === $key ? bin2hex( random_bytes( 16 ) ) : $key,
		);
		return $this->engine->checkout()->place( new OrderRequest( ...$arguments ) );
	}

	/**
	 * Returns a column of all orders.
	 *
	 * @param string $column Name of the column.
	 * @return list<string>
	 */
	public static function orders( string $column = 'id' ): array {
		global $wpdb;
		return array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SELECT %i FROM %i ORDER BY id', $column, $wpdb->prefix . 'vitrine_orders' ) ) );
	}

	/**
	 * Returns the stock of a product.
	 *
	 * @param int $product_id Product.
	 */
	public static function stock( int $product_id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT stock FROM %i WHERE product_id = %d', $wpdb->prefix . 'vitrine_products', $product_id ) );
	}

	/**
	 * Returns the usage count of a coupon.
	 *
	 * @param string $code Code of the coupon.
	 */
	public static function uses( string $code ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT used FROM %i WHERE code = %s', $wpdb->prefix . 'vitrine_coupons', $code ) );
	}
}
