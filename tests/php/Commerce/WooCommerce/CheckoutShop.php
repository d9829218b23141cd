<?php
/**
 * The ground of tests of WooCommerce's checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Contract;

/**
 * A shop where one can pay.
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
	 * A shop where one can pay.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'cod', 'bacs' ) as $gateway ) {
			update_option( "woocommerce_{$gateway}_settings", array( 'enabled' => 'yes' ) );
		}
		WC()->payment_gateways()->payment_gateways = array();
		WC()->payment_gateways()->init();
		// Its hooks went with the test that made it.
		( new \ReflectionProperty( \WC_Emails::class, 'instance' ) )->setValue( null, null );
		if ( 'sqlite' === DB_ENGINE ) {
			// WooCommerce holds stock by a statement that SQLite does not know.
			update_option( 'woocommerce_hold_stock_minutes', '' );
			add_filter( 'query', array( self::class, 'delete_as_sqlite_does' ) );
		}
		$this->shop->shipping( 490, null );
	}

	/**
	 * A request for an order.
	 *
	 * @param array<string, string> $fields Instead of the usual.
	 * @param string                $key    Idempotency key.
	 * @param string                $hash   Of the cart that was seen.
	 * @param string                $method Of paying.
	 */
	protected static function request( array $fields = array(), string $key = self::KEY, string $hash = '', string $method = 'cod' ): OrderRequest {
		return new OrderRequest( array_replace( self::FIELDS, $fields ), false, $method, $key, $hash );
	}

	/**
	 * The codes of the contract.
	 *
	 * @param string $name Key of error_codes.
	 */
	protected static function code( string $name ): string {
		return Contract::name( "error_codes.$name" );
	}

	/**
	 * Deletes by a subquery what WooCommerce deletes by a join, which SQLite does
	 * not know: the items of an order that is tried again. Hooked.
	 *
	 * @param string $query Any.
	 */
	public static function delete_as_sqlite_does( string $query ): string {
		return (string) preg_replace(
			'/^DELETE itemmeta FROM (\S+) as itemmeta INNER JOIN (\S+) as items WHERE itemmeta.order_item_id = items.order_item_id and (.+)$/s',
			'DELETE FROM $1 WHERE order_item_id IN ( SELECT items.order_item_id FROM $2 items WHERE $3 )',
			$query
		);
	}
}
