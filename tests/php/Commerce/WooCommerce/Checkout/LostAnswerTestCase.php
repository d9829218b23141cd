<?php
/**
 * Base class of tests of resubmitting WooCommerce's checkout form.
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
 * Submits the classic form of WooCommerce's checkout.
 */
abstract class LostAnswerTestCase extends CheckoutShop {

	protected const AJAX = '/?wc-ajax=checkout';

	/**
	 * Path of the page with the classic form.
	 *
	 * @var string
	 */
	protected string $path;

	/**
	 * ID of the last added lamp.
	 *
	 * @var int
	 */
	protected int $lamp = 0;

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
	 * Returns a visitor with a lamp in the cart.
	 */
	protected function shopper_at_home(): Visitor {
		$visitor = $this->visitor();
		$this->put_in( $visitor );
		return $visitor;
	}

	/**
	 * Adds a lamp to a cart.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	protected function put_in( Visitor $visitor ): void {
		$this->lamp = $this->lamp();
		$this->put_back( $visitor );
	}

	/**
	 * Adds the same lamp again.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	protected function put_back( Visitor $visitor ): void {
		$this->assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->lamp ) )->status );
	}

	/**
	 * Returns the completed form.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, string>
	 */
	protected function form( Visitor $visitor ): array {
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
	protected static function value_of( string $name, Response $page ): string {
		self::assertSame( 1, preg_match( '/name="' . preg_quote( $name, '/' ) . '" value="(\w+)"/', $page->body, $found ), "There is no $name." );
		return $found[1];
	}

	/**
	 * Requests the order review, as WooCommerce's script does.
	 *
	 * @param Visitor               $visitor The visitor.
	 * @param array<string, string> $form    Values of the form.
	 */
	protected function review( Visitor $visitor, array $form ): string {
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
