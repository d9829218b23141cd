<?php
/**
 * Tests of the screen for manual orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\ManualOrdersTest;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests, without JavaScript.
 */
final class NewOrderScreenTest extends TestCase {

	private const PATH = '/wp-admin/admin.php?page=vitrine-orders&action=vitrine_new_order';
	private const FORM = '//form[contains(@class, "vitrine-new-order")]';

	/**
	 * @testdox Creates a manual order from searched products; submitting twice creates one
	 */
	public function test_creates(): void {
		$product = Shopper::product( array( 'name' => 'Blue Carafe', 'sku' => 'CAR-1', 'stock' => 5 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$owner   = $this->owner();
		$found   = $this->press( $owner, new AdminPage( $owner, self::PATH ), array( 'product_search' => 'CAR-1', 'do' => 'find' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertStringContainsString( '5 in stock', implode( $found->texts( '//ul[@class="vitrine-new-order__found"]' ) ) );
		$added  = $this->press( $owner, $found, array( 'add' => "$product:0" ) );
		$fields = array( 'quantity' => array( '3' ), 'do' => 'create' ) + Shopper::FORM; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$first  = $added->send( self::FORM, $fields );
		$second = $added->send( self::FORM, $fields );

		$this->assertSame( array( 302, 302 ), array( $first->status, $second->status ) );
		$this->assertSame( $first->header( 'location' ), $second->header( 'location' ) );
		$this->assertSame( array( array( 'pending' ), array( 'admin' ), 2 ), array( Shopper::orders( 'status' ), Shopper::orders( 'created_via' ), Shopper::stock( $product ) ) );
	}

	/**
	 * @testdox Shows errors at their fields and keeps the entries, escaped
	 */
	public function test_refused(): void {
		$product = Shopper::product( array( 'stock' => 2 ) );
		$owner   = $this->owner();
		$added   = $this->press( $owner, new AdminPage( $owner, self::PATH ), array( 'add' => "$product:0" ) );
		$back    = $this->press(
			$owner,
			$added,
			array(
				'do'              => 'create',
				'quantity'        => array( '3' ),
				'billing_company' => '"><script>alert(1)</script>',
				'coupon'          => 'nope',
				'status'          => 'processing',
				'order_comments'  => "By\nphone",
			) + Shopper::FORM
		);
		$alert   = $back->texts( '//*[@role="alert"]' )[0];
		$this->assertStringContainsString( 'Mug', $alert );
		$sent = $back->fields( self::FORM );
		$this->assertSame( array( '"><script>alert(1)</script>', 'nope', 'processing', "By\nphone", '3', 'Anna' ), array( $sent['billing_company'], $sent['coupon'], $sent['status'], $sent['order_comments'], $sent['quantity'][0], $sent['billing_first_name'] ) );
		$this->assertSame( array(), $back->texts( self::FORM . '//script' ) );
		$this->assertSame( $added->fields( self::FORM )['key'], $sent['key'] );
		$this->assertSame( array(), Shopper::orders() );
	}

	/**
	 * @testdox Users without the capability or a valid nonce cannot create an order
	 */
	public function test_guarded(): void {
		$product = Shopper::product();
		$form    = array( 'item' => array( "$product:0" ), 'quantity' => array( '1' ), 'do' => 'create', 'status' => 'pending', 'key' => str_repeat( 'k', 32 ) ) + Shopper::FORM; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 403, $this->visitor_as( 'subscriber' )->get( self::PATH )->status );
		$this->assertSame( 403, $this->visitor_as( 'editor' )->post( self::PATH, $form )->status );
		$this->assertSame( 403, $this->owner()->post( self::PATH, $form )->status );
		$this->assertSame( array(), Shopper::orders() );
	}

	/**
	 * @testdox The order screen of a manual order shows the payment link and sends the invoice
	 */
	public function test_order_screen(): void {
		$order = ManualOrdersTest::create( ManualOrdersTest::form( Shopper::product(), 1 ) );
		$this->assertInstanceOf( Order::class, $order );
		$owner = $this->owner();
		$page  = new AdminPage( $owner, "/wp-admin/admin.php?page=vitrine-orders&order_id=$order->id" );
		$this->assertSame( array( 'Customer payment page' ), $page->texts( '//a[contains(@href, "order-pay=")]' ) );
		$page->send( '//select[@name="mail"]', array( 'mail' => 'customer_invoice' ) );
		$until = microtime( true ) + 10;
		while ( array() === $this->mails() && microtime( true ) < $until ) {
			usleep( 50000 );
		}
		$this->assertStringContainsString( 'Details for order', $this->mails()[0]['subject'] );
	}

	/**
	 * Submits a button that shows the form again.
	 *
	 * @param Visitor              $owner  The owner.
	 * @param AdminPage            $page   The form.
	 * @param array<string, mixed> $fields Button and input values.
	 */
	private function press( Visitor $owner, AdminPage $page, array $fields ): AdminPage {
		return new AdminPage( $owner, $page->send( self::FORM, $fields ) );
	}

	/**
	 * Returns the shop's owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}
}
