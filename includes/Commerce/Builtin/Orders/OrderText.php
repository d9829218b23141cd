<?php
/**
 * An order for people.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Regions\Address\AddressLines;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * What mails and the admin's screens say of an order. Everything is plain
 * text; whoever prints it escapes it.
 */
final class OrderText {

	/**
	 * The day on which an order was placed, in the site's time and form.
	 *
	 * @param Order $order The order.
	 */
	public static function date( Order $order ): string {
		return self::moment( $order->created, (string) get_option( 'date_format' ) );
	}

	/**
	 * A moment in the site's time.
	 *
	 * @param string $utc    `Y-m-d H:i:s`.
	 * @param string $format As PHP's date() has it; empty: the site's date and time.
	 */
	public static function moment( string $utc, string $format = '' ): string {
		$format = '' === $format ? get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) : $format;
		return (string) wp_date( $format, (int) strtotime( $utc . ' UTC' ) );
	}

	/**
	 * The totals of an order, from subtotal to total.
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
		// A tax that the other totals hold stands below the total.
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
	 * The taxes of an order.
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
	 * Whether the other totals of an order hold its tax.
	 *
	 * @param Order $order The order.
	 */
	private static function holds_tax( Order $order ): bool {
		$sums = $order->totals;
		return $sums['total'] === $sums['subtotal'] - $sums['discount'] + (int) $sums['shipping'] + array_sum( array_column( $order->fees, 'amount' ) );
	}

	/**
	 * What the fields that other plugins added to the checkout were filled in with.
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
	 * The addresses of an order.
	 *
	 * @param Order $order The order.
	 * @return array<string, list<string>> Title to lines.
	 */
	public static function addresses( Order $order ): array {
		$addresses = array( __( 'Billing address', 'vitrine' ) => array_merge( self::address( $order->billing ), array( $order->email ) ) );
		if ( array() !== $order->shipping ) {
			$addresses[ __( 'Shipping address', 'vitrine' ) ] = self::address( $order->shipping );
		}
		return $addresses;
	}

	/**
	 * The lines of an address.
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 * @return list<string> None is empty.
	 */
	public static function address( array $address ): array {
		return AddressLines::of( $address );
	}
}
