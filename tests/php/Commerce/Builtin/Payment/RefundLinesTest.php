<?php
/**
 * Tests of refunds by line item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Api;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refundable;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Quantities, amounts and restocking.
 */
final class RefundLinesTest extends TestCase {

	/**
	 * ID of the product.
	 *
	 * @var int
	 */
	private int $product;

	/**
	 * Sets up a shop with shipping for 4.90 and a tax rate.
	 *
	 * @param array<string, mixed> $tax Tax options in addition to the rate.
	 */
	private static function shop( array $tax = array() ): void {
		$rate = static fn ( int $rate, string $name, string $of ): array => array(
			'country' => 'DE',
			'rate'    => $rate,
			'name'    => $name,
			'class'   => $of,
		);
		update_option(
			'vitrine_shop',
			array(
				'shipping' => array(
					array(
						'id'    => 'standard',
						'label' => 'Standard',
						'cost'  => 490,
					),
				),
				'tax'      => $tax + array(
					'base'  => array( 'country' => 'DE' ),
					'rates' => array( $rate( 190000, 'VAT 19%', 'standard' ), $rate( 70000, 'VAT 7%', 'reduced-rate' ) ),
				),
			)
		);
	}

	/**
	 * Creates a paid order of two products.
	 *
	 * @param int $quantity Quantity of the first product.
	 * @param int $other    Price of the second product.
	 */
	private function paid( int $quantity = 3, int $other = 999 ): Order {
		$this->product = Shopper::product( array( 'stock' => 10, 'regular_price' => 3333 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$book          = Shopper::product( array( 'name' => 'Book', 'regular_price' => $other, 'tax_class' => 'reduced-rate' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$order         = ( new Shopper() )->with( $this->product, $quantity )->with( $book )->buy();
		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		$paid = Api::orders()->pay( $order->id, 'charge-1' );
		$this->assertInstanceOf( Order::class, $paid );
		return $paid;
	}

	/**
	 * Returns what can still be refunded.
	 *
	 * @param Order $order The order.
	 */
	private static function left( Order $order ): Refundable {
		return Refundable::of( $order, ( new Shopper() )->engine->order_services()->refund_store()->counts->of( $order->id ) );
	}

	/**
	 * @testdox Refunding piece by piece returns the whole order to the cent, and no more
	 *
	 * @dataProvider taxes
	 *
	 * @param array<string, mixed> $tax Tax options.
	 */
	public function test_piece_by_piece( array $tax ): void {
		self::shop( $tax );
		$order = $this->paid();
		$paid  = self::left( $order )->paid;
		$this->assertSame( $order->totals['total'], array_sum( $paid ) );
		$sum = 0;
		foreach ( array( 1, 1, 1 ) as $pieces ) {
			$refund = Api::orders()->refund( $order->id, null, '', true, array( new RefundLine( 0, $pieces ) ) );
			$this->assertSame( 'done', is_wp_error( $refund ) ? $refund->get_error_message() : $refund->status );
			$this->assertSame( $refund->amount, RefundLine::sum( $refund->lines ) );
			$sum += $refund->amount;
		}
		$this->assertSame( $paid[0], $sum );
		$this->assertSame( 10, Shopper::stock( $this->product ) );
		$this->assertSame( 'vitrine_refund_lines', Api::orders()->refund( $order->id, null, '', true, array( new RefundLine( 0, 1 ) ) )->get_error_code() );
		$rest = Api::orders()->refund( $order->id, null, '', true, array( new RefundLine( 1, 1 ), new RefundLine( RefundLine::SHIPPING, 0 ) ) );
		$this->assertSame( $order->totals['total'] - $sum, $rest->amount );
		$now = Api::orders()->get( $order->id );
		$this->assertSame( array( 'refunded', 'refunded', $order->totals['total'] ), array( $now->status, $now->payment_status, $now->refunded ) );
		$this->assertSame( 10, Shopper::stock( $this->product ), 'The stock was already returned.' );
	}

	/**
	 * Data provider of tax options.
	 *
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function taxes(): array {
		return array(
			'with tax'    => array( array() ),
			'without tax' => array( array( 'prices_include_tax' => false, 'cart_incl' => false ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
	}

	/**
	 * @testdox A refund keeps each item's own tax rate
	 */
	public function test_mixed_rates(): void {
		self::shop( array( 'prices_include_tax' => false, 'cart_incl' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$order = $this->paid( 1 );
		$this->assertSame( $order->totals['total'], array_sum( self::left( $order )->paid ) );
		$this->assertSame( array( 3333 + 633, 999 + 70 ), array( self::left( $order )->paid[0], self::left( $order )->paid[1] ) );
	}

	/**
	 * @testdox Restocks exactly the refunded pieces when requested, and never twice
	 */
	public function test_restock(): void {
		$order = $this->paid();
		$this->assertSame( 7, Shopper::stock( $this->product ) );
		$give = static fn ( int $pieces, bool $restock ) => Api::orders()->refund( $order->id, null, 'Chipped', $restock, array( new RefundLine( 0, $pieces ) ) );
		$give( 1, false );
		$this->assertSame( 7, Shopper::stock( $this->product ) );
		$give( 1, true );
		$this->assertSame( 8, Shopper::stock( $this->product ) );
		( new Shopper() )->engine->order_services()->changes->move( $order->id, 'cancelled' );
		$this->assertSame( 10, Shopper::stock( $this->product ), 'Canceling restocks only the pieces not restocked yet.' );
		$give( 1, true );
		$this->assertSame( 10, Shopper::stock( $this->product ) );
	}

	/**
	 * @testdox Rejects refunding more than is left of an item, or less than the sum of its items
	 */
	public function test_bounds(): void {
		$order  = $this->paid();
		$orders = Api::orders();
		foreach ( array( new RefundLine( 0, 4 ), new RefundLine( 0, 1, 10000 ), new RefundLine( 7, 1 ), new RefundLine( 0, -1 ), new RefundLine( 0, 0, -5 ) ) as $line ) {
			$this->assertSame( 'vitrine_refund_lines', $orders->refund( $order->id, null, '', true, array( $line ) )->get_error_code() );
		}
		$this->assertSame( 'vitrine_refund_lines', $orders->refund( $order->id, 3000, '', true, array( new RefundLine( 0, 1 ) ) )->get_error_code() );
		$this->assertSame( 'vitrine_refund_amount', $orders->refund( $order->id, null, '', true, array( new RefundLine( 0, 0 ) ) )->get_error_code() );
		$refund = $orders->refund( $order->id, 4000, '', true, array( new RefundLine( 0, 1 ) ) );
		$this->assertSame( array( 4000, 3333 ), array( $refund->amount, RefundLine::sum( $refund->lines ) ) );
		$this->assertSame( 0, $orders->get( $order->id )->refunded - 4000 );
	}

	/**
	 * @testdox Ten concurrent refunds of one piece refund, restock and email once
	 */
	public function test_at_once(): void {
		// Expensive enough for all of them.
		$order   = $this->paid( 1, 90000 );
		$refunds = $this->concurrently( self::class . '::refund', array_fill( 0, 10, array( $order->id ) ) );
		$this->assertCount( 1, array_keys( $refunds, 'done', true ), (string) wp_json_encode( $refunds ) );
		$this->assertSame( 3333, Api::orders()->get( $order->id )->refunded );
		$this->assertSame( 10, Shopper::stock( $this->product ) );
	}

	/**
	 * Refunds one piece in a separate process.
	 *
	 * @param int $order Order ID.
	 * @return string Result of the refund.
	 */
	public static function refund( int $order ): string {
		$refund = Api::orders()->refund( $order, null, '', true, array( new RefundLine( 0, 1 ) ) );
		return is_wp_error( $refund ) ? (string) $refund->get_error_code() : $refund->status;
	}

	/**
	 * @testdox The refund form asks for confirmation, calculates amounts, keeps entries, and ignores a second click
	 */
	public function test_screen(): void {
		$order = $this->paid();
		$path  = "/wp-admin/admin.php?page=vitrine-orders&order_id=$order->id";
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$form  = '//input[@name="quantity[0]"]';
		$wrong = new AdminPage( $owner, ( new AdminPage( $owner, $path ) )->send( $form, array( 'quantity' => array( 9 ), 'reason' => 'Chipped' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertStringContainsString( 'more than what remains to be refunded', $wrong->texts( '//div[contains(@class, "notice-error")]/p' )[0] );
		$this->assertSame( array( '9', 'Chipped' ), array( $wrong->fields( '//section//input[@name="reason"]' )['quantity'][0], $wrong->fields( '//section//input[@name="reason"]' )['reason'] ) );

		$asked = new AdminPage( $owner, ( new AdminPage( $owner, $path ) )->send( $form, array( 'quantity' => array( 2 ), 'reason' => 'Chipped' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$text  = $asked->texts( '//section[contains(@class, "vitrine-refund-question")]' )[0];
		$this->assertStringContainsString( '€66.66', $text );
		$this->assertStringContainsString( $order->payment_title, $text );
		$this->assertStringContainsString( '2 × Mug', $text );
		$this->assertSame( 0, Api::orders()->get( $order->id )->refunded, 'The form only asks for confirmation.' );
		$asked->send( '//section//input[@name="seen"]' );
		$asked->send( '//section//input[@name="seen"]' );
		$this->assertSame( 6666, Api::orders()->get( $order->id )->refunded );
		$this->assertSame( 9, Shopper::stock( $this->product ) );
		$page = new AdminPage( $owner, $path );
		$this->assertStringContainsString( 'Another refund', $page->texts( '//div[contains(@class, "notice-error")]/p' )[0] );
		$this->assertStringContainsString( '2 × Mug: €66.66', implode( $page->texts( '//ul[contains(@class, "vitrine-order-refunds")]' ) ) );
		$this->assertStringContainsString( '3Refunded -2', implode( $page->texts( '//table[contains(@class, "vitrine-order-items")]//tbody/tr[1]' ) ) );
		$this->assertStringContainsString( '2 × Mug', implode( ' ', array_column( $this->mails(), 'message' ) ) );
	}
}
