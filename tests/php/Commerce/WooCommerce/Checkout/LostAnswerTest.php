<?php
/**
 * Tests of resubmitting WooCommerce's own checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Checkout;

use Vitrine\Contract;
use Vitrine\Tests\Commerce\WooCommerce\CheckoutShop;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * The response to an order was lost: the order exists, the cart is empty, and the
 * shopper still sees the form.
 */
final class LostAnswerTest extends CheckoutShop {

	private const AJAX = '/?wc-ajax=checkout';

	/**
	 * Path of the page with the classic form.
	 *
	 * @var string
	 */
	private string $path;

	/**
	 * ID of the last added lamp.
	 *
	 * @var int
	 */
	private int $lamp = 0;

	/**
	 * Sets up a shop with the classic form.
	 */
	protected function setUp(): void {
		parent::setUp();
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Classic checkout',
				'post_content' => '[woocommerce_checkout]',
				'post_status'  => 'publish',
			)
		);
		update_option( 'woocommerce_checkout_page_id', $page );
		$this->path = (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH );
	}

	/**
	 * @testdox Resubmitting the form by script returns the same order
	 */
	public function test_by_script(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$again   = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( 'success', $first['result'] ?? null, (string) wp_json_encode( $first ) );
		$this->assertSame( array( 'success', $first['redirect'], $first['order_id'] ), array( $again['result'] ?? null, $again['redirect'] ?? null, $again['order_id'] ?? null ), (string) wp_json_encode( $again ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox Resubmitting the form without JavaScript leads to the same order
	 */
	public function test_without_script(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor ) + array( 'woocommerce_checkout_place_order' => 'Place order' );
		$first   = $visitor->post( $this->path, $form );
		$again   = $visitor->post( $this->path, $form );

		$this->assertSame( 302, $first->status );
		$this->assertStringContainsString( 'order-received', (string) $first->header( 'location' ) );
		$this->assertSame( $first->header( 'location' ), $again->header( 'location' ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox Resubmitting after the order created an account returns the order, with or without the new cookies
	 */
	public function test_new_account(): void {
		update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'yes' );
		update_option( 'woocommerce_registration_generate_password', 'yes' );
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor ) + array( 'createaccount' => '1' );
		$before  = $visitor->cookies;
		$first   = $visitor->post( self::AJAX, $form )->json();
		$with    = $visitor->post( self::AJAX, $form )->json();

		$visitor->cookies = $before;
		$without          = $visitor->post( self::AJAX, $form )->json();

		$this->assertGreaterThan( 0, wc_get_order( $first['order_id'] ?? 0 )->get_customer_id() );
		$this->assertSame( $first['redirect'], $with['redirect'] ?? null, (string) wp_json_encode( $with ) );
		$this->assertSame( $first['redirect'], $without['redirect'] ?? null, (string) wp_json_encode( $without ) );
	}

	/**
	 * @testdox An order review requested after the order links to the order
	 */
	public function test_review(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();

		$review = $this->review( $visitor, $form );

		$this->assertStringContainsString( (string) esc_url( $first['redirect'] ), $review );
		$this->assertStringNotContainsString( 'session has expired', $review );
	}

	/**
	 * @testdox Another visitor never sees the order, and a new cart makes a new order
	 */
	public function test_others(): void {
		$visitor  = $this->shopper_at_home();
		$form     = $this->form( $visitor );
		$first    = $visitor->post( self::AJAX, $form )->json();
		$stranger = $this->shopper_at_home();
		$theirs   = array( Contract::name( 'fields.checkout_key' ) => $form[ Contract::name( 'fields.checkout_key' ) ] ) + $this->form( $stranger );
		$other    = $stranger->post( self::AJAX, $theirs )->json();
		$this->put_in( $visitor );
		$next = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( 'success', $other['result'] ?? null );
		$this->assertNotSame( $first['order_id'], $other['order_id'] );
		$this->assertStringNotContainsString( (string) esc_url( $first['redirect'] ), $this->review( $stranger, $theirs ) );
		$this->assertSame( 'success', $next['result'] ?? null, (string) wp_json_encode( $next ) );
		$this->assertNotSame( $first['order_id'], $next['order_id'] );
	}

	/**
	 * @testdox A request that died after payment leaves one order, which the resubmitted form returns
	 */
	public function test_died_after_payment(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$this->die_over( (int) $first['order_id'], 'processing' );
		$this->put_back( $visitor );

		$again = $visitor->post( self::AJAX, $form )->json();
		$next  = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( array( 'success', $first['order_id'], $first['redirect'] ), array( $again['result'] ?? null, $again['order_id'] ?? null, $again['redirect'] ?? null ), (string) wp_json_encode( $again ) );
		$this->assertSame( $first['order_id'], $next['order_id'] ?? null, 'A second resubmission returns the same order.' );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox An order whose request died during payment is never charged again or canceled, and the owner is told once
	 */
	public function test_died_while_paying(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$id      = (int) $first['order_id'];
		$this->die_over( $id, 'pending', 'some_bank', (string) ( time() - 600 ) );
		$this->put_back( $visitor );

		$answers = array( $visitor->post( self::AJAX, $form )->json(), $visitor->post( self::AJAX, $form )->json() );
		$page    = $visitor->post( $this->path, $form + array( 'woocommerce_checkout_place_order' => 'Place order' ) );
		wp_cache_flush();
		$notes = array_filter( wc_get_order_notes( array( 'order_id' => $id ) ), static fn ( $note ): bool => str_contains( $note->content, 'unknown whether this order was paid' ) );

		$this->assertSame( array( 'failure', 'failure' ), array_column( $answers, 'result' ) );
		$this->assertStringContainsString( 'do not pay again', $answers[0]['messages'] );
		$this->assertStringContainsString( 'do not pay again', $page->body );
		$this->assertCount( 1, $notes );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
		$this->assertFalse( apply_filters( 'woocommerce_cancel_unpaid_order', true, wc_get_order( $id ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * @testdox A form resubmitted during a running payment request is told to wait
	 */
	public function test_alive_while_paying(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$this->die_over( (int) $first['order_id'], 'pending', 'some_bank', (string) time() );
		$this->put_back( $visitor );
		$again = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( 'failure', $again['result'] );
		$this->assertStringContainsString( 'wait a moment', $again['messages'] );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox An order whose request died before payment is continued as the same order
	 */
	public function test_died_before_payment(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$this->die_over( (int) $first['order_id'], 'pending' );
		$this->put_back( $visitor );
		$again = $visitor->post( self::AJAX, $form )->json();

		if ( 'sqlite' === DB_ENGINE ) {
			// WooCommerce deletes the items of such an order with a join, which SQLite does not support.
			Environment::clear_debug_log();
		}

		$this->assertSame( array( 'success', $first['order_id'] ), array( $again['result'] ?? null, $again['order_id'] ?? null ), (string) wp_json_encode( $again ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * Resets an order to the state in which its request died.
	 *
	 * @param int    $id     Order ID.
	 * @param string $status Status of the order.
	 * @param string $method Payment method; empty to keep it.
	 * @param string $paying Start of the payment; empty for none.
	 */
	private function die_over( int $id, string $status, string $method = '', string $paying = '' ): void {
		wp_cache_flush();
		$order = wc_get_order( $id );
		$order->set_status( $status );
		$order->delete_meta_data( '_vitrine_order_redirect' );
		if ( '' !== $method ) {
			$order->set_payment_method( $method );
		}
		if ( '' !== $paying ) {
			$order->update_meta_data( '_vitrine_order_paying', $paying );
		}
		$order->save();
	}

	/**
	 * Returns a visitor with a lamp in the cart.
	 */
	private function shopper_at_home(): Visitor {
		$visitor = $this->visitor();
		$this->put_in( $visitor );
		return $visitor;
	}

	/**
	 * Adds a lamp to a cart.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	private function put_in( Visitor $visitor ): void {
		$this->lamp = $this->lamp();
		$this->put_back( $visitor );
	}

	/**
	 * Adds the same lamp again.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	private function put_back( Visitor $visitor ): void {
		$this->assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->lamp ) )->status );
	}

	/**
	 * Returns the completed form.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, string>
	 */
	private function form( Visitor $visitor ): array {
		$page = $visitor->get( $this->path );
		$form = array( 'payment_method' => 'cod' ) + self::request()->fields;
		foreach ( array( Contract::name( 'fields.checkout_key' ), 'woocommerce-process-checkout-nonce' ) as $name ) {
			$form[ $name ] = self::value_of( $name, $page );
		}
		preg_match( '/"update_order_review_nonce":"(\w+)"/', $page->body, $found );
		$form['review'] = $found[1] ?? '';
		return $form;
	}

	/**
	 * Returns the value of a hidden field.
	 *
	 * @param string   $name Name of the field.
	 * @param Response $page The page.
	 */
	private static function value_of( string $name, Response $page ): string {
		self::assertSame( 1, preg_match( '/name="' . preg_quote( $name, '/' ) . '" value="(\w+)"/', $page->body, $found ), "There is no $name." );
		return $found[1];
	}

	/**
	 * Requests the order review, as WooCommerce's script does.
	 *
	 * @param Visitor               $visitor The visitor.
	 * @param array<string, string> $form    Values of the form.
	 */
	private function review( Visitor $visitor, array $form ): string {
		$answer = $visitor->post(
			'/?wc-ajax=update_order_review',
			array(
				'security'  => $form['review'],
				'post_data' => http_build_query( $form ),
			)
		)->json();
		return implode( '', $answer['fragments'] ?? array() );
	}
}
