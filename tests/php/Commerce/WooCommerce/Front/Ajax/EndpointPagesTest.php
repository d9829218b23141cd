<?php
/**
 * Tests of checkout and account endpoints with our blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Ajax;

use Vitrine\Tests\Commerce\WooCommerce\CheckoutShop;
use Vitrine\Tests\Support\Environment;

/**
 * Over HTTP, since WooCommerce and WordPress parse the URL themselves.
 */
final class EndpointPagesTest extends CheckoutShop {

	/** Endpoints of another plugin: one registered with WooCommerce, the other only with WordPress. */
	private const PLUGIN = <<<'PHP'
<?php
add_filter( 'woocommerce_get_query_vars', static fn ( $names ) => $names + array( 'wishes' => 'wishes' ) );
add_filter( 'query_vars', static fn ( $names ) => array_merge( $names, array( 'tickets' ) ) );
add_action( 'woocommerce_account_wishes_endpoint', static fn ( $value ) => print( "<p>Wishes $value</p>" ) );
add_action( 'woocommerce_account_tickets_endpoint', static fn ( $value ) => print( "<p>Tickets $value</p>" . <<<'HTML'
<textarea>I don't "see" it -- 3x4...</textarea><input value='a "b" - c'><script>ticket = 'a -- b' && "c";</script>
HTML ) );
add_action( 'woocommerce_after_order_notes', static fn () => print( "<textarea name='wish'>Don't -- please</textarea>" ) );
PHP;

	/**
	 * Puts our blocks on WooCommerce's pages.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array(
			'checkout'  => 'checkout',
			'myaccount' => 'account',
		) as $page => $block ) {
			wp_update_post(
				array(
					'ID'           => wc_get_page_id( $page ),
					'post_content' => "<!-- wp:vitrine/$block /-->",
				)
			);
		}
		file_put_contents( self::plugin(), self::PLUGIN );
	}

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		unlink( self::plugin() );
		parent::tearDown();
	}

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/endpoints.php';
	}

	/**
	 * Returns the path of a URL with its query string.
	 *
	 * @param string $url Absolute URL.
	 */
	private static function path( string $url ): string {
		return (string) wp_parse_url( $url, PHP_URL_PATH ) . '?' . wp_parse_url( $url, PHP_URL_QUERY );
	}

	/**
	 * Creates a pending order.
	 *
	 * @param int $customer User ID; 0 for a guest.
	 */
	private function order( int $customer = 0 ): \WC_Order {
		$order = wc_create_order( array( 'customer_id' => $customer ) );
		self::assertInstanceOf( \WC_Order::class, $order );
		$order->add_product( wc_get_product( $this->lamp() ), 2 );
		$order->set_billing_country( 'DE' );
		$order->calculate_totals();
		$order->set_status( 'pending' );
		$order->save();
		return $order;
	}

	/**
	 * @testdox A customer pays a pending order on the checkout page, with WooCommerce's scripts
	 */
	public function test_pay(): void {
		$customer = $this->visitor_as( 'customer' );
		$order    = $this->order( (int) get_user_by( 'login', 'customer' )->ID );
		$path     = self::path( $order->get_checkout_payment_url() );

		$page = $customer->get( $path )->body;

		$this->assertStringContainsString( 'id="order_review"', $page );
		$this->assertStringContainsString( 'name="woocommerce_pay"', $page );
		$this->assertStringNotContainsString( 'Your cart is empty', $page );
		$this->assertMatchesRegularExpression( '/<script[^>]+id="wc-checkout-js"/', $page );
		$this->assertMatchesRegularExpression( '/<script[^>]+id="woocommerce-js"/', $page );

		$this->assertSame( 1, preg_match( '/name="woocommerce-pay-nonce" value="(\w+)"/', $page, $nonce ) );
		$paid = $customer->post(
			$path,
			array(
				'payment_method'        => 'cod',
				'woocommerce_pay'       => '1',
				'woocommerce-pay-nonce' => $nonce[1],
			)
		);
		$this->assertSame( 302, $paid->status );
		$this->assertStringContainsString( 'order-received', (string) $paid->header( 'Location' ) );
		$this->assertSame( 'processing', wc_get_order( $order->get_id() )->get_status() );

		$received = $customer->get( self::path( $paid->header( 'Location' ) ) )->body;
		$this->assertStringContainsString( 'Lamp', $received );
		$this->assertDoesNotMatchRegularExpression( '/<script[^>]+id="wc-checkout-js"/', $received );
	}

	/**
	 * @testdox Output of WooCommerce and plugins on endpoint pages is not texturized
	 */
	public function test_typed(): void {
		$customer = $this->visitor_as( 'customer' );
		$order    = $this->order( (int) get_user_by( 'login', 'customer' )->ID );
		foreach ( $order->get_items() as $item ) {
			$item->set_name( 'Lamp - Moss, 3x4' );
			$item->save();
		}

		$ticket = $customer->get( self::path( add_query_arg( 'tickets', 'four', wc_get_page_permalink( 'myaccount' ) ) ) )->body;
		$view   = $customer->get( self::path( $order->get_view_order_url() ) )->body;

		$this->assertStringContainsString( '>I don\'t "see" it -- 3x4...</textarea>', html_entity_decode( $ticket, ENT_QUOTES ) );
		$this->assertStringContainsString( "<script>ticket = 'a -- b' && \"c\";</script>", $ticket );
		$this->assertStringContainsString( "<input value='a \"b\" - c'>", $ticket );
		$this->assertStringContainsString( 'Lamp - Moss, 3x4', html_entity_decode( $view, ENT_QUOTES ) );
	}

	/**
	 * @testdox Plugin output in the checkout form is not texturized
	 */
	public function test_typed_in_form(): void {
		$guest = $this->visitor();
		$guest->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->lamp() ) );

		$this->assertStringContainsString( ">Don't -- please</textarea>", html_entity_decode( $guest->get( self::path( wc_get_checkout_url() ) )->body, ENT_QUOTES ) );
	}

	/**
	 * @testdox A guest sees WooCommerce's message for an order they cannot pay
	 */
	public function test_refused(): void {
		$order = $this->order( (int) wp_create_user( 'ada', 'a word that is secret', 'ada@example.org' ) );
		$url   = self::path( $order->get_checkout_payment_url() );

		$this->assertStringContainsString( 'Please log in to your account below', $this->visitor()->get( $url )->body );
		$this->assertStringContainsString( 'cannot be paid for', $this->visitor()->get( str_replace( 'wc_order_', 'wc_other_', $url ) )->body );
	}

	/**
	 * @testdox Account endpoints that the block does not render show WooCommerce's and plugins' output
	 */
	public function test_account(): void {
		$customer = $this->visitor_as( 'customer' );
		$account  = self::path( wc_get_page_permalink( 'myaccount' ) );
		$order    = $this->order( (int) get_user_by( 'login', 'customer' )->ID );

		$index = $customer->get( $account )->body;
		$this->assertStringContainsString( 'class="vitrine-account-head"', $index );
		foreach ( array( 'orders', 'downloads', 'edit-address', 'edit-account' ) as $endpoint ) {
			$this->assertStringContainsString( 'href="' . esc_url( wc_get_account_endpoint_url( $endpoint ) ) . '"', $index, 'The account page links to each endpoint.' );
		}

		$shown = array(
			wc_get_account_endpoint_url( 'orders' )       => $order->get_checkout_payment_url(),
			wc_get_account_endpoint_url( 'edit-account' ) => 'name="account_display_name"',
			wc_get_endpoint_url( 'edit-address', 'billing', wc_get_page_permalink( 'myaccount' ) ) => 'name="billing_city"',
			$order->get_view_order_url()                  => 'woocommerce-order-details',
			wc_get_account_endpoint_url( 'add-payment-method' ) => 'new payment methods can only be added during checkout',
			add_query_arg( 'wishes', 'three', wc_get_page_permalink( 'myaccount' ) ) => '<p>Wishes three</p>',
			add_query_arg( 'tickets', 'four', wc_get_page_permalink( 'myaccount' ) ) => '<p>Tickets four</p>',
		);
		foreach ( $shown as $url => $part ) {
			$page = html_entity_decode( $customer->get( self::path( $url ) )->body );
			$this->assertStringContainsStringIgnoringCase( $part, $page, $url );
			$this->assertStringNotContainsString( 'class="vitrine-account-head"', $page, $url );
		}
	}

	/**
	 * @testdox WooCommerce's lost password form works for a guest at the first try
	 */
	public function test_lost_password(): void {
		wp_create_user( 'ada', 'a word that is secret', 'ada@example.org' );
		$guest = $this->visitor();
		$path  = self::path( wc_lostpassword_url() );
		$this->assertSame( 1, preg_match( '/name="woocommerce-lost-password-nonce" value="(\w+)"/', $guest->get( $path )->body, $nonce ) );
		$this->assertSame( 200, $guest->get( '/?wc-ajax=vitrine_nonces' )->status );
		$answer = $guest->post(
			$path,
			array(
				'user_login'                      => 'ada',
				'wc_reset_password'               => 'true',
				'woocommerce-lost-password-nonce' => $nonce[1],
			)
		);
		$this->assertStringContainsString( 'reset-link-sent', (string) $answer->header( 'Location' ) );
		$this->assertNotSame( array(), Environment::mails() );
	}
}
