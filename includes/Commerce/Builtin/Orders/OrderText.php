<?php
/**
 * Order texts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Regions\Address\AddressLines;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text of an order for emails and admin screens; escape it for output.
 */
final class OrderText {

	/**
	 * Returns the date of an order in the site's time zone and format.
	 *
	 * @param Order $order The order.
	 */
	public static function date( Order $order ): string {
		return self::moment( $order->created, (string) get_option( 'date_format' ) );
	}

	/**
	 * Returns a date in the site's time zone.
	 *
	 * @param string $utc    `Y-m-d H:i:s`.
	 * @param string $format Date format; empty: the site's date and time format.
	 */
	public static function moment( string $utc, string $format = '' ): string {
		$format = '' === $format ? get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) : $format;
		return (string) wp_date( $format, (int) strtotime( $utc . ' UTC' ) );
	}

	/**
	 * Returns the totals of an order, from subtotal to total.
	 *
	 * @param Order $order The order.
	 * @return list<array{label: string, value: string}>
	 */
	public static function totals( Order $order ): array {
		$money = $order->currency;
		$sums  = $order->totals;
		$rows  = array( array( __( 'Subtotal', 'vitrine' ), $money->format( $sums['subtotal'] ) ) );
		foreach ( $order->coupons as $coupon ) {
			/* translators: %s: coupon code. */
			$rows[] = array( sprintf( __( 'Coupon "%s"', 'vitrine' ), $coupon['code'] ), $money->format( -$coupon['discount'] ) );
		}
		if ( null !== $sums['shipping'] ) {
			$label  = '' === $order->shipping_label ? __( 'Shipping', 'vitrine' ) : $order->shipping_label;
			$rows[] = array( $label, 0 === $sums['shipping'] ? __( 'Free', 'vitrine' ) : $money->format( $sums['shipping'] ) );
		}
		foreach ( $order->fees as $fee ) {
			$rows[] = array( $fee['label'], $money->format( $fee['amount'] ) );
		}
		$total = array( __( 'Total', 'vitrine' ), $money->format( $sums['total'] ) );
		$taxes = self::taxes( $order );
		// A tax included in the other totals is below the total.
		array_push( $rows, ...( self::holds_tax( $order ) ? array( $total, ...$taxes ) : array( ...$taxes, $total ) ) );
		if ( $order->refunded > 0 ) {
			$rows[] = array( __( 'Refunded', 'vitrine' ), $money->format( -$order->refunded ) );
		}
		if ( '' !== $order->payment_title ) {
			$rows[] = array( __( 'Payment', 'vitrine' ), $order->payment_title );
		}
		return array_map(
			static fn ( array $row ): array => array(
				'label' => $row[0],
				'value' => $row[1],
			),
			$rows
		);
	}

	/**
	 * Returns the taxes of an order.
	 *
	 * @param Order $order The order.
	 * @return list<array{0: string, 1: string}> Label and amount.
	 */
	private static function taxes( Order $order ): array {
		if ( $order->totals['tax'] <= 0 ) {
			return array();
		}
		$held = self::holds_tax( $order );
		$name = $held ? __( 'Including tax', 'vitrine' ) : __( 'Tax', 'vitrine' );
		$all  = array(
			array(
				'label'  => '',
				'amount' => $order->totals['tax'],
			),
		);
		return array_map(
			static fn ( array $tax ): array => array(
				match ( true ) {
					'' === $tax['label'] => $name,
				$held                => "$name ({$tax['label']})",
				default              => $tax['label'],
				},
				$order->currency->format( $tax['amount'] ),
			),
			array() === $order->taxes ? $all : $order->taxes
		);
	}

	/**
	 * Whether the other totals include the tax.
	 *
	 * @param Order $order The order.
	 */
	private static function holds_tax( Order $order ): bool {
		$sums = $order->totals;
		return $sums['total'] === $sums['subtotal'] - $sums['discount'] + (int) $sums['shipping'] + array_sum( array_column( $order->fees, 'amount' ) );
	}

	/**
	 * Returns the values of checkout fields added by other plugins.
	 *
	 * @param Order $order The order.
	 * @return list<array{label: string, value: string}>
	 */
	public static function fields( Order $order ): array {
		return array_map(
			static fn ( array $field ): array => array(
				'label' => $field['label'],
				'value' => $field['text'],
			),
			array_values( $order->fields )
		);
	}

	/**
	 * Returns the addresses of an order.
	 *
	 * @param Order $order The order.
	 * @return array<string, list<string>> Lines by title.
	 */
	public static function addresses( Order $order ): array {
		$addresses = array( __( 'Billing address', 'vitrine' ) => array_merge( self::address( $order->billing ), array( $order->email ) ) );
		if ( array() !== $order->shipping ) {
			$addresses[ __( 'Shipping address', 'vitrine' ) ] = self::address( $order->shipping );
		}
		return $addresses;
	}

	/**
	 * Returns the lines of an address.
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 * @return list<string> Lines without empty ones.
	 */
	public static function address( array $address ): array {
		return AddressLines::of( $address );
	}
}
