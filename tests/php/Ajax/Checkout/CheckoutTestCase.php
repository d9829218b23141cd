<?php
/**
 * Base class of checkout tests.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Checkout;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Provides a completed checkout form, and reads orders from the database.
 */
abstract class CheckoutTestCase extends ShopTestCase {

	public const ENDPOINT = '/?wc-ajax=checkout';
	public const PAGE     = '/checkout/';

	/**
	 * Returns a shopper with a lamp in the cart, and a completed form.
	 *
	 * @param int|null $product Product in the cart; null for a new lamp.
	 * @return array{0: Visitor, 1: array<string, mixed>} The visitor and the form fields.
	 */
	protected function buyer( ?int $product = null ): array {
		list( $visitor ) = $this->shopper( $product );
		return array( $visitor, $this->filled( $visitor ) );
	}

	/**
	 * Returns the printed form, filled in.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, mixed> Values by field name.
	 */
	protected function filled( Visitor $visitor ): array {
		return $this->hidden( $visitor->get( self::PAGE ) ) + array(
			'payment_method'     => 'cod',
			'billing_email'      => 'ada@example.org',
			'billing_first_name' => 'Ada',
			'billing_last_name'  => 'Byron',
			'billing_country'    => 'GB',
			'billing_address_1'  => 'St James Square 12',
			'billing_city'       => 'London',
			'billing_postcode'   => 'SW1Y 4JH',
		);
	}

	/**
	 * Returns the hidden fields of a printed form.
	 *
	 * @param Response $page The page.
	 * @return array<string, string> Values by field name.
	 */
	protected function hidden( Response $page ): array {
		$this->assertSame( 1, preg_match( '#<form name="checkout".*?</form>#s', $page->body, $form ), 'The checkout form is missing.' );
		preg_match_all( '#<input type="hidden" name="([^"]+)" value="([^"]*)">#', $form[0], $found );
		return array_combine( $found[1], $found[2] );
	}

	/**
	 * Returns the number of orders.
	 */
	protected function orders(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_orders" );
	}

	/**
	 * Parses the page of a shopper with a lamp.
	 *
	 * @param string $body HTML; empty for the page of a new shopper.
	 */
	protected function xpath( string $body = '' ): \DOMXPath {
		if ( '' === $body ) {
			list( $visitor ) = $this->shopper();
			$body            = $visitor->get( self::PAGE )->body;
		}
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8">' . $body, LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}
}
