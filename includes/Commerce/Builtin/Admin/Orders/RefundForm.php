<?php
/**
 * Refund form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refundable;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundText;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Prints and reads the fields. Amounts left empty are calculated from quantities, by
 * the script or on the server.
 *
 * @phpstan-type Typed array{quantity: array<int, string>, line: array<int, string>, amount: string, reason: string, restock: bool}
 */
final class RefundForm {

	/** Values of an empty form. */
	public const BLANK = array(
		'quantity' => array(),
		'line'     => array(),
		'amount'   => '',
		'reason'   => '',
		'restock'  => true,
	);

	/**
	 * Prints the fields.
	 *
	 * @param Order      $order The order.
	 * @param Refundable $lines Refundable quantities and amounts.
	 * @param string     $id    ID prefix of the fields.
	 * @param array      $typed Values of the fields.
	 * @phpstan-param Typed $typed
	 */
	public static function fields( Order $order, Refundable $lines, string $id, array $typed = self::BLANK ): void {
		printf( '<table class="vitrine-refund-lines" data-vitrine-refund="%s">', esc_attr( (string) wp_json_encode( $order->currency->to_array() ) ) );
		printf( '<caption class="screen-reader-text">%s</caption>', esc_html__( 'Items', 'vitrine' ) );
		printf( '<thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Item', 'vitrine' ), esc_html__( 'Quantity', 'vitrine' ), esc_html__( 'Amount', 'vitrine' ) );
		foreach ( array_keys( $order->items ) as $at ) {
			self::row( $order, $lines, $at, $typed );
		}
		if ( $lines->paid[ RefundLine::SHIPPING ] > 0 ) {
			self::row( $order, $lines, RefundLine::SHIPPING, $typed );
		}
		echo '</tbody></table>';
		printf( '<p><label><input type="checkbox" name="restock" value="1"%s> %s</label></p>', checked( $typed['restock'], true, false ), esc_html__( 'Restock refunded items', 'vitrine' ) );
		printf(
			'<p><label for="%1$s-amount">%2$s</label><input type="text" inputmode="decimal" class="widefat" id="%1$s-amount" name="amount" value="%3$s" aria-describedby="%1$s-hint"><span class="description" id="%1$s-hint">%4$s</span></p>',
			esc_attr( $id ),
			/* translators: %s: amount of money. */
			esc_html( sprintf( __( 'Refund amount (at most %s)', 'vitrine' ), $order->currency->format( $order->totals['total'] - $order->refunded ) ) ),
			esc_attr( $typed['amount'] ),
			esc_html__( 'Calculated from the items above, including tax. You can also refund an amount without items; items are then restocked only once the whole order is refunded.', 'vitrine' )
		);
		printf( '<p><label for="%1$s-reason">%2$s</label><input type="text" class="widefat" id="%1$s-reason" name="reason" maxlength="200" value="%3$s"></p>', esc_attr( $id ), esc_html__( 'Reason for refund (optional)', 'vitrine' ), esc_attr( $typed['reason'] ) );
	}

	/**
	 * Returns the submitted values.
	 *
	 * @return Typed
	 */
	public static function typed(): array {
		return array(
			'quantity' => self::texts( 'quantity' ),
			'line'     => self::texts( 'line' ),
			'amount'   => AdminScreen::posted( 'amount' ),
			'reason'   => mb_substr( AdminScreen::posted( 'reason' ), 0, 200 ),
			'restock'  => '' !== AdminScreen::posted( 'restock' ),
		);
	}

	/**
	 * Parses lines and amount.
	 *
	 * @param Order $order The order.
	 * @param array $typed Values from typed().
	 * @phpstan-param Typed $typed
	 * @return array{lines: list<RefundLine>, amount: int|null}|\WP_Error Amount null: total of the lines.
	 */
	public static function read( Order $order, array $typed ): array|\WP_Error {
		$lines  = array();
		$amount = MoneyField::read( $typed['amount'], $order->currency );
		foreach ( array_unique( array( ...array_keys( $typed['quantity'] ), ...array_keys( $typed['line'] ) ) ) as $item ) {
			$quantity = $typed['quantity'][ $item ] ?? '';
			$money    = MoneyField::read( $typed['line'][ $item ] ?? '', $order->currency );
			if ( false === $money || ! preg_match( '/^\d{0,9}$/D', $quantity ) ) {
				return self::unreadable();
			}
			if ( (int) $quantity > 0 || (int) $money > 0 ) {
				$lines[] = new RefundLine( $item, (int) $quantity, $money );
			}
		}
		return false === $amount || ( null === $amount && array() === $lines ) ? self::unreadable() : array(
			'lines'  => $lines,
			'amount' => $amount,
		);
	}

	/**
	 * Prints the fields of a line.
	 *
	 * @param Order      $order The order.
	 * @param Refundable $lines Refundable quantities and amounts.
	 * @param int        $item  Position of the line.
	 * @param array      $typed Values of the fields.
	 * @phpstan-param Typed $typed
	 */
	private static function row( Order $order, Refundable $lines, int $item, array $typed ): void {
		$name   = RefundText::name( $order, $item );
		$pieces = $lines->pieces_left( $item );
		$left   = $lines->left( $item );
		$facts  = array( 'paid' => $lines->paid[ $item ] ) + $lines->counts[ $item ];
		printf( '<tr data-line="%s"><th scope="row">%s</th><td>', esc_attr( (string) wp_json_encode( $facts ) ), esc_html( $name ) );
		if ( RefundLine::SHIPPING !== $item ) {
			printf(
				'<input type="number" name="quantity[%1$d]" min="0" max="%2$d" step="1" value="%3$s" placeholder="0" aria-label="%4$s"%5$s><small>%6$s</small>',
				(int) $item,
				(int) $pieces,
				esc_attr( $typed['quantity'][ $item ] ?? '' ),
				/* translators: %s: product's name. */
				esc_attr( sprintf( __( 'Quantity of %s to refund', 'vitrine' ), $name ) ),
				disabled( $pieces, 0, false ),
				/* translators: %d: number of pieces. */
				esc_html( sprintf( __( 'of %d', 'vitrine' ), $pieces ) )
			);
		}
		printf(
			'</td><td><input type="text" inputmode="decimal" name="line[%1$d]" value="%2$s" aria-label="%3$s"%4$s><small>%5$s</small></td></tr>',
			(int) $item,
			esc_attr( $typed['line'][ $item ] ?? '' ),
			/* translators: %s: product's name or "Shipping". */
			esc_attr( sprintf( __( 'Amount of %s to refund', 'vitrine' ), $name ) ),
			disabled( $left, 0, false ),
			/* translators: %s: amount of money. */
			esc_html( sprintf( __( 'of %s', 'vitrine' ), $order->currency->format( $left ) ) )
		);
	}

	/**
	 * Returns the submitted values of an array field.
	 *
	 * @param string $name Field name.
	 * @return array<int, string>
	 */
	private static function texts( string $name ): array {
		return array_filter( AdminScreen::posted_texts( $name ), 'is_int', ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the error for an invalid amount.
	 */
	private static function unreadable(): \WP_Error {
		return new \WP_Error( 'vitrine_refund_amount', __( 'Please enter quantities, or an amount such as 20.00. Nothing was refunded.', 'vitrine' ) );
	}
}
