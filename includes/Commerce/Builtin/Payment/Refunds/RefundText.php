<?php
/**
 * Refund texts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text on refund lines for screens, notes and emails.
 */
final class RefundText {

	/**
	 * Returns the lines of a refund: `2 × Mug` and its amount.
	 *
	 * @param Order            $order Order.
	 * @param list<RefundLine> $lines Lines of the refund.
	 * @return list<array{label: string, value: string}>
	 */
	public static function lines( Order $order, array $lines ): array {
		return array_map(
			static fn ( RefundLine $line ): array => array(
				'label' => ( $line->quantity > 0 ? "$line->quantity × " : '' ) . self::name( $order, $line->item ),
				'value' => $order->currency->format( (int) $line->amount ),
			),
			$lines
		);
	}

	/**
	 * Returns the lines of a refund as a sentence; empty if it has none.
	 *
	 * @param Order  $order  Order.
	 * @param Refund $refund Refund.
	 */
	public static function sentence( Order $order, Refund $refund ): string {
		$lines = array_map( static fn ( array $row ): string => "{$row['label']}: {$row['value']}", self::lines( $order, $refund->lines ) );
		return array() === $lines ? '' : implode( ', ', $lines ) . '.';
	}

	/**
	 * Returns the name of a line: product with chosen attributes, or shipping.
	 *
	 * @param Order $order Order.
	 * @param int   $item  Position, or RefundLine::SHIPPING.
	 */
	public static function name( Order $order, int $item ): string {
		if ( RefundLine::SHIPPING === $item ) {
			return '' === $order->shipping_label ? __( 'Shipping', 'vitrine' ) : $order->shipping_label;
		}
		$data = implode( ', ', array_column( $order->items[ $item ]['data'] ?? array(), 'value' ) );
		return ( $order->items[ $item ]['name'] ?? '' ) . ( '' === $data ? '' : " ($data)" );
	}
}
