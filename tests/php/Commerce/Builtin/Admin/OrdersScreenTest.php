<?php
/**
 * Tests of the orders screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests as the shop's owner and as users without permission.
 */
final class OrdersScreenTest extends TestCase {

	private const LIST   = '/wp-admin/admin.php?page=vitrine-orders';
	private const NUMBER = '//*[contains(@class, "column-number")]//strong';

	/**
	 * @testdox The orders list can be searched, sorted and filtered
	 */
	public function test_lists_orders(): void {
		$anna  = $this->order();
		$bo    = $this->order(
			array(
				'billing_first_name' => 'Bo',
				'billing_email'      => 'bo@example.org',
			),
			3
		);
		$owner = $this->owner();
		$shown = static fn ( string $query ): array => ( new AdminPage( $owner, self::LIST . $query ) )->texts( self::NUMBER );

		$this->assertSame( array( "#$bo->id", "#$anna->id" ), $shown( '' ) );
		$this->assertSame( array( "#$anna->id", "#$bo->id" ), $shown( '&orderby=total&order=asc' ) );
		$this->assertSame( array( "#$bo->id" ), $shown( '&s=bo%40example' ) );
		$this->assertSame( array( "#$anna->id" ), $shown( '&s=Anna+M' ) );
		$this->assertSame( array( "#$anna->id" ), $shown( "&s=%23$anna->id" ) );
		$this->assertSame( array(), $shown( '&status=completed' ) );
		$this->assertSame( array(), $shown( '&s=' . rawurlencode( "' OR 1=1 -- " ) ) );
		$row = ( new AdminPage( $owner, self::LIST ) )->texts( '//tbody[@id="the-list"]/tr[1]' )[0];
		$this->assertStringContainsString( 'Bo Müller', $row );
		$this->assertStringContainsString( 'Processing', $row );
		$this->assertStringContainsString( $bo->currency->format( $bo->totals['total'] ), $row );
	}

	/**
	 * @testdox Shows an order and changes its status
	 */
	public function test_shows_and_moves_an_order(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$order   = ( new Shopper() )->with( $product, 2 )->buy( '', array( 'billing_company' => '<i>Evil</i> Ltd' ) );
		$owner   = $this->owner();
		$path    = self::LIST . "&order_id=$order->id";
		$page    = new AdminPage( $owner, $path );
		$text    = $page->texts( '//div[contains(@class, "vitrine-admin")]' )[0];
		foreach ( array( "Order #$order->id", 'Mug', '<i>Evil</i> Ltd', 'Cash on delivery', $order->currency->format( $order->totals['total'] ) ) as $part ) {
			$this->assertStringContainsString( $part, $text );
		}

		$answer = $page->send( '//select[@name="status"]', array( 'status' => 'cancelled' ) );
		$this->assertSame( 302, $answer->status );
		$this->assertSame( array( 'cancelled' ), Shopper::orders( 'status' ) );
		$this->assertSame( 5, Shopper::stock( $product ) );
		$page = new AdminPage( $owner, $path );
		$this->assertSame( array( 'Order updated.' ), $page->texts( '//div[contains(@class, "notice-success")]/p' ) );
		$this->assertStringContainsString( 'Status changed from Processing to Cancelled.', $page->texts( '//ul[@class="vitrine-order-notes"]' )[0] );

		$page->send( '//textarea[@name="note"]', array( 'note' => 'She rang.' ) );
		$this->assertStringContainsString( 'She rang.', ( new AdminPage( $owner, $path ) )->texts( '//ul[@class="vitrine-order-notes"]' )[0] );
	}

	/**
	 * @testdox Bulk actions change statuses and list the orders that cannot change
	 */
	public function test_moves_many_orders(): void {
		$one   = $this->order();
		$two   = $this->order();
		$owner = $this->owner();
		$send  = static fn ( string $action, array $ids ): int => ( new AdminPage( $owner, self::LIST ) )->send(
			self::NUMBER,
			array(
				'action' => $action,
				'order'  => $ids,
			)
		)->status;

		$this->assertSame( 302, $send( 'move_completed', array( $one->id, $two->id ) ) );
		$this->assertSame( array( 'completed', 'completed' ), Shopper::orders( 'status' ) );
		$send( 'move_refunded', array( $one->id ) );
		$send( 'move_processing', array( $one->id, $two->id ) );
		$this->assertSame( array( 'refunded', 'processing' ), Shopper::orders( 'status' ) );
		$notice = ( new AdminPage( $owner, self::LIST ) )->texts( '//div[contains(@class, "notice-error")]/p' )[0];
		$this->assertStringContainsString( "The status of order $one->id cannot be changed to \"Processing\".", $notice );
	}

	/**
	 * @testdox Resends an email, but only one that matches the order's status
	 */
	public function test_sends_a_mail_again(): void {
		$order = $this->order();
		$owner = $this->owner();
		$path  = self::LIST . "&order_id=$order->id";
		$page  = new AdminPage( $owner, $path );
		$this->assertCount( 2, $this->mails() );
		$page->send( '//select[@name="mail"]', array( 'mail' => 'confirmation' ) );
		$this->assertCount( 3, $this->mails_of( 3 ) );
		$this->assertStringContainsString( 'Email sent: Order confirmation', ( new AdminPage( $owner, $path ) )->texts( '//ul[@class="vitrine-order-notes"]' )[0] );
		$page->send( '//select[@name="mail"]', array( 'mail' => 'cancelled' ) );
		$this->assertStringNotContainsString( 'Cancelled order', ( new AdminPage( $owner, $path ) )->texts( '//ul[@class="vitrine-order-notes"]' )[0] );
	}

	/**
	 * @testdox Customer notes are emailed, private notes are not
	 */
	public function test_writes_to_the_customer(): void {
		$order = $this->order();
		$owner = $this->owner();
		$path  = self::LIST . "&order_id=$order->id";
		$notes = static fn (): string => ( new AdminPage( $owner, $path ) )->texts( '//ul[@class="vitrine-order-notes"]' )[0];
		( new AdminPage( $owner, $path ) )->send( '//textarea[@name="note"]', array( 'note' => 'Call her back.' ) );
		$this->assertStringNotContainsString( 'Sent to the customer', $notes() );
		( new AdminPage( $owner, $path ) )->send(
			'//textarea[@name="note"]',
			array(
				'note'         => 'It leaves with Tom & Ann.',
				'for_customer' => '1',
			)
		);
		$this->assertStringContainsString( 'Sent to the customer', $notes() );
		$mails = $this->mails_of( 3 );
		$this->assertCount( 3, $mails );
		$this->assertSame( 'anna@example.org', implode( (array) $mails[2]['to'] ) );
		$this->assertStringContainsString( 'It leaves with Tom &amp; Ann.', $mails[2]['message'] );
		$this->assertStringNotContainsString( 'Call her back', (string) wp_json_encode( $mails ) );
	}

	/**
	 * @testdox Exports the filtered orders as a CSV file without formulas
	 */
	public function test_exports(): void {
		$anna                   = $this->order();
		$bo                     = $this->order(
			array(
				'billing_first_name' => '=1+1',
				'billing_email'      => 'bo@example.org',
			),
			3
		);
		$owner                  = $this->owner();
		$file                   = static function ( string $query ) use ( $owner ): array {
			$page   = new AdminPage( $owner, self::LIST . $query );
			$link   = $page->dom->query( '//a[@class="page-title-action" and contains(., "Export")]' )->item( 0 );
			$answer = $owner->get( str_replace( \Vitrine\Tests\Support\Environment::url(), '', $link->getAttribute( 'href' ) ) );
			return array( $answer, array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), explode( "\r\n", trim( $answer->body ) ) ) );
		};
		list( $answer, $lines ) = $file( '' );
		$this->assertStringStartsWith( 'text/csv', $answer->header( 'content-type' ) );
		$this->assertCount( 3, $lines );
		$rows = array_map( static fn ( array $line ): array => array_combine( $lines[0], $line ), array_slice( $lines, 1 ) );
		$this->assertSame( array( (string) $anna->id, (string) $bo->id ), array_column( $rows, 'order_number' ) );
		$this->assertSame( array( "'=1+1", '3 × Mug', '60.00', '0.00', 'EUR' ), array( $rows[1]['billing_first_name'], $rows[1]['items'], $rows[1]['subtotal'], $rows[1]['refunded'], $rows[1]['currency'] ) );
		$this->assertCount( 2, $file( '&s=bo%40example' )[1] );
		$this->assertCount( 1, $file( '&status=completed' )[1] );
		$this->assertNotSame( 200, $this->visitor()->get( '/wp-admin/admin-post.php?action=vitrine_export_orders' )->status );
		$this->assertSame( 403, $owner->get( '/wp-admin/admin-post.php?action=vitrine_export_orders' )->status );
	}

	/**
	 * @testdox The orders screen requires permission and a nonce
	 */
	public function test_only_who_may_and_meant_it(): void {
		$order          = $this->order();
		$owner          = $this->owner();
		$good           = ( new AdminPage( $owner, self::LIST . "&order_id=$order->id" ) )->fields( '//select[@name="status"]' );
		$good['status'] = 'cancelled';
		wp_create_user( 'reader', 'password', 'reader@example.org' );
		$reader = $this->visitor();
		$reader->log_in( 'reader', 'password' );

		$this->assertSame( 403, $reader->get( self::LIST )->status );
		$this->assertSame( 403, $reader->post( '/wp-admin/admin-post.php', $good )->status );
		$this->assertSame( 403, $owner->post( '/wp-admin/admin-post.php', array( '_wpnonce' => 'wrong' ) + $good )->status );
		$this->assertSame( 403, $owner->get( self::LIST . "&action=move_cancelled&order%5B%5D=$order->id" )->status );
		$this->assertNotSame( 200, $this->visitor()->post( '/wp-admin/admin-post.php', $good )->status );
		$this->assertSame( array( 'processing' ), Shopper::orders( 'status' ) );
	}

	/**
	 * Waits for a number of emails, which are sent after the response.
	 *
	 * @param int $number Number of emails.
	 * @return list<array<string, mixed>>
	 */
	private function mails_of( int $number ): array {
		$until = microtime( true ) + 10;
		do {
			$mails = $this->mails();
			usleep( 50000 );
			$waits = count( $mails ) < $number && microtime( true ) < $until;
		} while ( $waits );
		return $mails;
	}

	/**
	 * Returns the shop's owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}

	/**
	 * Creates an order of mugs.
	 *
	 * @param array<string, string> $fields   Fields of the form.
	 * @param int                   $quantity Quantity.
	 */
	private function order( array $fields = array(), int $quantity = 1 ): Order {
		$order = ( new Shopper() )->with( Shopper::product(), $quantity )->buy( '', $fields );
		$this->assertInstanceOf( Order::class, $order );
		return $order;
	}
}
