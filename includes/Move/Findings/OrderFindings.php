<?php
/**
 * Findings on orders and addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Findings;

use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Move\Write\States;

defined( 'ABSPATH' ) || exit;

/**
 * Lists data of orders that WooCommerce does not support or stores differently.
 *
 * @phpstan-import-type Finding from \Vitrine\Move\Preview
 */
final class OrderFindings {

	/** Number of rows read at a time. */
	private const CHUNK = 500;

	/**
	 * Returns the findings.
	 *
	 * @return list<Finding>
	 */
	public static function all(): array {
		return array( ...self::payments(), ...self::states() );
	}

	/**
	 * Returns findings on payments that WooCommerce cannot manage.
	 *
	 * @return list<Finding>
	 */
	private static function payments(): array {
		global $wpdb;
		$orders = $wpdb->prefix . 'vitrine_orders';
		$listed = array();
		$known  = array_keys( WC()->payment_gateways()->payment_gateways() );
		$used   = (array) $wpdb->get_results( $wpdb->prepare( "SELECT payment_method, COUNT(*) AS orders FROM %i WHERE payment_method <> '' GROUP BY payment_method", $orders ), ARRAY_A );
		foreach ( $used as $row ) {
			if ( ! in_array( (string) $row['payment_method'], $known, true ) ) {
				/* translators: 1: number of orders, 2: id of a payment method. */
				$listed[] = SettingFindings::finding( 'gateway-' . $row['payment_method'], sprintf( _n( '%1$d order was paid by "%2$s", which WooCommerce does not have. It keeps its name and transaction, but cannot be refunded from WooCommerce.', '%1$d orders were paid by "%2$s", which WooCommerce does not have. They keep its name and transactions, but cannot be refunded from WooCommerce.', (int) $row['orders'], 'vitrine' ), (int) $row['orders'], $row['payment_method'] ) );
			}
		}
		$open = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE payment_status IN ( %s, %s )', $orders, PaymentStatus::IN_PROGRESS, PaymentStatus::AUTHORIZED ) );
		if ( $open > 0 ) {
			/* translators: %d: number of orders. */
			$listed[] = SettingFindings::finding( 'open', sprintf( _n( '%d order has a payment in progress. WooCommerce is not told how it ends: look at it with the payment provider.', '%d orders have a payment in progress. WooCommerce is not told how it ends: look at them with the payment provider.', $open, 'vitrine' ), $open ) );
		}
		return $listed;
	}

	/**
	 * Returns findings on states that WooCommerce does not have.
	 *
	 * @return list<Finding>
	 */
	private static function states(): array {
		global $wpdb;
		$codes = array();
		$after = 0;
		do {
			$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT id, billing, shipping FROM %i WHERE id > %d ORDER BY id LIMIT %d', $wpdb->prefix . 'vitrine_orders', $after, self::CHUNK ), ARRAY_A );
			$read = count( $rows );
			foreach ( $rows as $row ) {
				$after = (int) $row['id'];
				foreach ( array( 'billing', 'shipping' ) as $type ) {
					$address = json_decode( (string) $row[ $type ], true );
					$country = is_array( $address ) ? (string) ( $address['country'] ?? '' ) : '';
					$state   = is_array( $address ) ? (string) ( $address['state'] ?? '' ) : '';

					$codes[ "$country $state" ] = array( $country, $state );
				}
			}
		} while ( self::CHUNK === $read );
		$unknown = array();
		$changed = array();
		foreach ( $codes as $pair => [ $country, $state ] ) {
			$code = States::code( $country, $state );
			if ( null === $code ) {
				$unknown[] = $pair;
			} elseif ( $code !== $state ) {
				$changed[] = "$pair → $code";
			}
		}
		$listed = array();
		if ( array() !== $unknown ) {
			/* translators: %s: list of countries and states. */
			$listed[] = SettingFindings::finding( 'states', sprintf( __( 'WooCommerce does not have these states. They are not changed: %s', 'vitrine' ), implode( ', ', $unknown ) ) );
		}
		if ( array() !== $changed ) {
			/* translators: %s: list of countries and states with their new codes. */
			$listed[] = SettingFindings::finding( 'state_codes', sprintf( __( 'The orders get WooCommerce’s codes for these states: %s', 'vitrine' ), implode( ', ', $changed ) ) );
		}
		return $listed;
	}
}
