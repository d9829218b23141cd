<?php
/**
 * Someone who buys.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Builtin\Engine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

/**
 * A visitor with an engine of their own, and a form that is filled in well.
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
	 * @var Engine
	 */
	public readonly Engine $engine;

	/**
	 * The visitor's cookies.
	 *
	 * @var Jar
	 */
	public readonly Jar $jar;

	/**
	 * The visitor.
	 *
	 * @param array<string, string> $cookies Of an earlier visit.
	 */
	public function __construct( array $cookies = array() ) {
		$this->jar    = new Jar( $cookies );
		$this->engine = new Engine( $this->jar );
	}

	/**
	 * Makes a product.
	 *
	 * @param array<string, mixed> $data As ProductWriter takes it.
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
	 * Puts something into the cart.
	 *
	 * @param int $product_id Product.
	 * @param int $quantity   Pieces.
	 */
	public function with( int $product_id, int $quantity = 1 ): self {
		$added = $this->engine->cart()->add( new AddRequest( $product_id, $quantity ) );
		Assert::assertIsArray( $added, is_wp_error( $added ) ? $added->get_error_message() : '' );
		return $this;
	}

	/**
	 * Sends the checkout form.
	 *
	 * @param string               $key    Idempotency key; empty: a new one.
	 * @param array<string, mixed> $fields Instead of the form's.
	 * @param array<string, mixed> $more   Other arguments of OrderRequest.
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
	 * A column of all orders.
	 *
	 * @param string $column Name of the column.
	 * @return list<string>
	 */
	public static function orders( string $column = 'id' ): array {
		global $wpdb;
		return array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SELECT %i FROM %i ORDER BY id', $column, $wpdb->prefix . 'vitrine_orders' ) ) );
	}

	/**
	 * What is left of a product.
	 *
	 * @param int $product_id Product.
	 */
	public static function stock( int $product_id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT stock FROM %i WHERE product_id = %d', $wpdb->prefix . 'vitrine_products', $product_id ) );
	}

	/**
	 * How often a coupon was used.
	 *
	 * @param string $code The coupon's.
	 */
	public static function uses( string $code ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT used FROM %i WHERE code = %s', $wpdb->prefix . 'vitrine_coupons', $code ) );
	}
}
