<?php
/**
 * Shoppers at the checkout.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Checkout;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * A filled-in form, and a look at orders as they lie in the database.
 */
abstract class CheckoutTestCase extends ShopTestCase {

	public const ENDPOINT = '/?wc-ajax=checkout';
	public const PAGE     = '/checkout/';

	/**
	 * A shopper with a lamp in the cart, and a complete form.
	 *
	 * @param int|null $product What is in the cart; null: a new lamp.
	 * @return array{0: Visitor, 1: array<string, mixed>} The visitor, and the form's fields.
	 */
	protected function buyer( ?int $product = null ): array {
		list( $visitor ) = $this->shopper( $product );
		return array( $visitor, $this->filled( $visitor ) );
	}

	/**
	 * The form as the page prints it, filled in.
	 *
	 * @param Visitor $visitor Who.
	 * @return array<string, mixed> Field name to value.
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
	 * What a printed form holds unseen.
	 *
	 * @param Response $page The page.
	 * @return array<string, string> Field name to value.
	 */
	protected function hidden( Response $page ): array {
		$this->assertSame( 1, preg_match( '#<form name="checkout".*?</form>#s', $page->body, $form ), 'There is no checkout form.' );
		preg_match_all( '#<input type="hidden" name="([^"]+)" value="([^"]*)">#', $form[0], $found );
		return array_combine( $found[1], $found[2] );
	}

	/**
	 * How many orders there are.
	 */
	protected function orders(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_orders" );
	}

	/**
	 * The page of a shopper with a lamp, as a document.
	 *
	 * @param string $body HTML; empty: of a new shopper.
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
