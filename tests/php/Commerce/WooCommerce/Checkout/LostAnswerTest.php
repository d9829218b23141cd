<?php
/**
 * WooCommerce's own checkout form, sent again.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Checkout;

use Vitrine\Contract;
use Vitrine\Tests\Commerce\WooCommerce\CheckoutShop;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * The answer to an order was lost on the way: the order is there, the cart is
 * empty, and the shopper sees the form as it was.
 */
final class LostAnswerTest extends CheckoutShop {

	private const AJAX = '/?wc-ajax=checkout';

	/**
	 * The page of the classic form.
	 *
	 * @var string
	 */
	private string $path;

	/**
	 * A shop with the classic form.
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
	 * @testdox The form sent again by script leads to the order that it made
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
	 * @testdox The form sent again without script leads to the order that it made
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
	 * @testdox An account that the order made keeps nobody from it, whose new cookies were lost with the answer or not
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
	 * @testdox A review that is asked for after the order tells of it
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
	 * @testdox Another visitor is shown nothing of the order, and a new cart is a new order
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
	 * A visitor with a lamp in the cart.
	 */
	private function shopper_at_home(): Visitor {
		$visitor = $this->visitor();
		$this->put_in( $visitor );
		return $visitor;
	}

	/**
	 * Puts a lamp into a cart.
	 *
	 * @param Visitor $visitor Whose.
	 */
	private function put_in( Visitor $visitor ): void {
		$this->assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->lamp() ) )->status );
	}

	/**
	 * The form as it is filled in.
	 *
	 * @param Visitor $visitor Who opens the page.
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
	 * The value of a hidden field.
	 *
	 * @param string   $name Of the field.
	 * @param Response $page With it.
	 */
	private static function value_of( string $name, Response $page ): string {
		self::assertSame( 1, preg_match( '/name="' . preg_quote( $name, '/' ) . '" value="(\w+)"/', $page->body, $found ), "There is no $name." );
		return $found[1];
	}

	/**
	 * The review of the order, as WooCommerce's script asks for it.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, string> $form    As it is filled in.
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
