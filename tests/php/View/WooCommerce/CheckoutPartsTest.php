<?php
/**
 * Tests of checkout part blocks on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Editor\ExampleCart;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\View\Checkout\CheckoutContent;
use Vitrine\View\Checkout\Parts\ComposedCheckout;
use Vitrine\View\Checkout\Props;

/**
 * The parts contain WooCommerce's fields and terms, and the output of its
 * plugins.
 */
final class CheckoutPartsTest extends TestCase {

	/** Action hooks in the order of the form, some with a range of priorities. */
	private const PLACES = array(
		'checkout_before_customer_details',
		'checkout_billing:-10',
		'before_checkout_billing_form',
		'after_checkout_billing_form',
		'before_checkout_registration_form',
		'after_checkout_registration_form',
		'checkout_billing:10-',
		'checkout_shipping:-10',
		'before_order_notes',
		'after_order_notes',
		'checkout_shipping:10-',
		'checkout_after_customer_details',
		'checkout_before_order_review_heading',
		'checkout_before_order_review',
		'checkout_order_review:-10',
		'checkout_order_review:10-20',
		'review_order_before_payment',
		'checkout_before_terms_and_conditions',
		'checkout_terms_and_conditions',
		'checkout_after_terms_and_conditions',
		'review_order_before_submit',
		'review_order_after_submit',
		'review_order_after_payment',
		'checkout_order_review:20-',
		'checkout_after_order_review',
	);

	/**
	 * Sets up a shop with required terms.
	 */
	protected function setUp(): void {
		parent::setUp();
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		add_filter( 'woocommerce_get_terms_page_id', static fn () => $page );
		add_filter( 'woocommerce_terms_and_conditions_page_id', static fn () => $page );
		add_filter( 'pre_option_woocommerce_terms_page_id', static fn () => $page );
	}

	/**
	 * @testdox Plugin output is printed once, in order, whichever parts are left out
	 */
	public function test_places(): void {
		$whole = (string) CheckoutContent::render( self::props() );
		foreach ( array( '<!-- wp:vitrine/checkout-column {"area":"fields"} /-->', '<!-- wp:vitrine/checkout-contact /-->', self::all() ) as $inner ) {
			$html  = self::composed( $inner );
			$order = array();
			foreach ( self::PLACES as $place ) {
				self::assertSame( 1, substr_count( $html, "<i>$place</i>" ), $place );
				self::assertSame( 1, substr_count( $whole, "<i>$place</i>" ), $place );
				$order[] = strpos( $html, "<i>$place</i>" );
			}
			$sorted = $order;
			sort( $sorted );
			self::assertSame( $sorted, $order );
		}
	}

	/**
	 * @testdox The terms are in the terms part, else above the button, once
	 */
	public function test_terms(): void {
		$accept = "//input[@type='checkbox'][@name='terms']";
		$with   = self::composed( self::all() );
		self::assertCount( 1, $this->elements( $with, "//div[@class='form-row vitrine-terms']$accept" ) );
		self::assertCount( 1, $this->elements( $with, $accept ) );
		$without = self::composed( '<!-- wp:vitrine/checkout-contact /-->' );
		self::assertCount( 1, $this->elements( $without, "//div[contains(@class,'place-order')]/div[contains(@class,'vitrine-terms')]$accept" ) );
		self::assertCount( 1, $this->elements( $without, $accept ) );
		self::assertCount( 0, $this->elements( $without, "//*[@name='order_comments']" ) );
		self::assertCount( 1, $this->elements( $without, "//div[contains(@class,'place-order')]//i[.='checkout_terms_and_conditions']" ) );
	}

	/**
	 * Returns the props of a form with the output of plugins.
	 *
	 * @return array<string, mixed>
	 */
	private static function props(): array {
		$engine  = Plugin::engine();
		$options = array_fill_keys( array( 'coupon', 'notes', 'company', 'phone', 'create_account', 'login', 'express', 'mobile_summary', 'collapsible' ), true );
		$printed = array_map( static fn ( string $place ): string => "<i>$place</i>", self::PLACES );
		return array( 'others' => array_combine( self::PLACES, $printed ) ) + Props::example( $engine, $options, ExampleCart::order( $engine ) );
	}

	/**
	 * Renders a checkout block with inner blocks.
	 *
	 * @param string $inner Inner blocks.
	 */
	private static function composed( string $inner ): string {
		return (string) ComposedCheckout::render( self::props(), new \WP_Block( parse_blocks( "<!-- wp:vitrine/checkout -->$inner<!-- /wp:vitrine/checkout -->" )[0] ) );
	}

	/**
	 * Returns all parts of the default set.
	 */
	private static function all(): string {
		return implode( '', array_map( static fn ( string $name ): string => "<!-- wp:vitrine/checkout-$name /-->", array( 'contact', 'billing-address', 'shipping-address', 'shipping-methods', 'additional-information', 'order-summary', 'payment', 'terms', 'place-order' ) ) );
	}

	/**
	 * Returns the elements that match an XPath expression.
	 *
	 * @param string $html HTML.
	 * @param string $path XPath.
	 */
	private function elements( string $html, string $path ): \DOMNodeList {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8">' . $html, LIBXML_NOERROR );
		return ( new \DOMXPath( $document ) )->query( $path );
	}
}
