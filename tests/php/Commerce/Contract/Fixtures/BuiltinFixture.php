<?php
/**
 * Fixture of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Fixtures;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Engine;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\Commerce\Contract\EngineFixture;

/**
 * Visitors of the built-in engine are cookie jars.
 */
final class BuiltinFixture implements EngineFixture {

	/**
	 * Cookie jars of visitors.
	 *
	 * @var \WeakMap<Engine, Jar>
	 */
	private \WeakMap $jars;

	/**
	 * Constructor.
	 */
	public function __construct() {
		$this->jars = new \WeakMap();
	}

	/**
	 * {@inheritDoc}
	 */
	public function visitor(): Engine {
		return $this->engine( new Jar() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Engine $engine Engine from visitor().
	 */
	public function again( Engine $engine ): Engine {
		return $this->engine( $this->jars[ $engine ] );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $data Data, with `id` to update a product.
	 */
	public function product( array $data ): int {
		$id = ProductWriter::save( $data );
		Assert::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string               $code Code.
	 * @param array<string, mixed> $data Data as in the interface.
	 */
	public function coupon( string $code, array $data ): void {
		$data += array(
			'id'   => 0,
			'code' => $code,
			'type' => Coupon::PERCENT,
		);
		if ( Coupon::PERCENT === $data['type'] ) {
			$data['amount'] *= 100;
		}
		$id = CouponStore::save( new Coupon( ...$data ) );
		Assert::assertIsInt( $id, is_wp_error( $id ) ? (string) wp_json_encode( $id ) : '' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int      $cost      Amount in minor units.
	 * @param int|null $free_from Amount in minor units.
	 */
	public function shipping( int $cost, ?int $free_from ): void {
		$method = array(
			'id'        => 'flat_rate',
			'label'     => 'Standard',
			'cost'      => $cost,
			'free_from' => $free_from,
		);
		update_option( 'vitrine_shop', array( 'shipping' => array( $method ) ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function saved_carts(): array {
		global $wpdb;
		return (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_carts ORDER BY cart_id", ARRAY_A );
	}

	/**
	 * Returns an engine for a cookie jar.
	 *
	 * @param Jar $jar Cookie jar of a visitor.
	 */
	private function engine( Jar $jar ): Engine {
		$engine                = new BuiltinEngine( $jar );
		$this->jars[ $engine ] = $jar;
		return $engine;
	}
}
