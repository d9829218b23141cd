<?php
/**
 * Base class of tests of WooCommerce's checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Contract;

/**
 * Sets up a shop with a payment method.
 */
abstract class CheckoutShop extends WooCommerceShop {

	protected const KEY = '0123456789abcdef0123456789abcdef';

	private const FIELDS = array(
		'billing_first_name' => 'Ada',
		'billing_last_name'  => 'Lovelace',
		'billing_country'    => 'DE',
		'billing_address_1'  => 'Torstraße 1',
		'billing_city'       => 'Berlin',
		'billing_postcode'   => '10119',
		'billing_phone'      => '030 1234567',
		'billing_email'      => 'ada@example.org',
	);

	/**
	 * Sets up the shop.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'cod', 'bacs' ) as $gateway ) {
			update_option( "woocommerce_{$gateway}_settings", array( 'enabled' => 'yes' ) );
		}
		WC()->payment_gateways()->payment_gateways = array();
		WC()->payment_gateways()->init();
		// The hooks of its instance were removed with the test that created it.
		( new \ReflectionProperty( \WC_Emails::class, 'instance' ) )->setValue( null, null );
		if ( 'sqlite' === DB_ENGINE ) {
			// WooCommerce reserves stock with a query that SQLite does not support.
			update_option( 'woocommerce_hold_stock_minutes', '' );
			add_filter( 'query', array( self::class, 'delete_as_sqlite_does' ) );
		}
		$this->shop->shipping( 490, null );
	}

	/**
	 * Returns an order request.
	 *
	 * @param array<string, string> $fields Fields that replace the defaults.
	 * @param string                $key    Idempotency key.
	 * @param string                $hash   Hash of the cart that the shopper has seen.
	 * @param string                $method Payment method.
	 */
	protected static function request( array $fields = array(), string $key = self::KEY, string $hash = '', string $method = 'cod' ): OrderRequest {
		return new OrderRequest( array_replace( self::FIELDS, $fields ), false, $method, $key, $hash );
	}

	/**
	 * Returns an error code of the contract.
	 *
	 * @param string $name Key in error_codes.
	 */
	protected static function code( string $name ): string {
		return Contract::name( "error_codes.$name" );
	}

	/**
	 * Rewrites WooCommerce's DELETE with a join, which removes the items of an
	 * order that is retried, for SQLite. Hooked.
	 *
	 * @param string $query Any query.
	 */
	public static function delete_as_sqlite_does( string $query ): string {
		return (string) preg_replace(
			'/^DELETE itemmeta FROM (\S+) as itemmeta INNER JOIN (\S+) as items WHERE itemmeta.order_item_id = items.order_item_id and (.+)$/s',
			'DELETE FROM $1 WHERE order_item_id IN ( SELECT items.order_item_id FROM $2 items WHERE $3 )',
			$query
		);
	}
}
