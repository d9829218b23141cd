<?php
/**
 * Tests of two shops in one network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle\Network;

use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Response;

/**
 * Two shops of a network and the same visitor in the same browser.
 */
final class SideBySideTest extends NetworkTestCase {

	/**
	 * Returns the quantities in a response.
	 *
	 * @param Response $response Response of a cart endpoint.
	 * @return array<string, int> Quantities by product name.
	 */
	private static function lines( Response $response ): array {
		preg_match( '#<script[^>]*>(.*)</script>#s', $response->json()['fragments']['#vitrine-cart-data'], $parts );
		return array_column( json_decode( $parts[1], true )['lines'], 'quantity', 'name' );
	}

	/**
	 * Returns the brands of the contract in the settings that a page prints for scripts.
	 *
	 * @param Response $page The page.
	 * @return array<string, string>
	 */
	private static function brands( Response $page ): array {
		preg_match( '#id="vitrine-settings">(.*?)</script>#s', $page->body, $parts );
		return json_decode( $parts[1], true )['brands'];
	}

	/**
	 * @testdox A visitor has separate carts in two shops of a network
	 */
	public function test_carts(): void {
		$site    = $this->site( 'two' );
		$mug     = Shopper::product( array( 'name' => 'Mug' ) );
		$bowl    = self::inside( $site, static fn (): int => Shopper::product( array( 'name' => 'Bowl' ) ) );
		$visitor = $this->visitor();

		$first  = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $mug ) );
		$second = $visitor->post(
			'/two/?wc-ajax=add_to_cart',
			array(
				'product_id' => $bowl,
				'quantity'   => 3,
			)
		);

		$this->assertSame( array( 'Mug' => 1 ), self::lines( $first ) );
		$this->assertSame( array( 'Bowl' => 3 ), self::lines( $second ) );
		$this->assertSame( array( 'Mug' => 1 ), self::lines( $visitor->get( '/?wc-ajax=get_refreshed_fragments' ) ) );
		$this->assertSame( array( 'Bowl' => 3 ), self::lines( $visitor->get( '/two/?wc-ajax=get_refreshed_fragments' ) ) );
		$this->assertSame( array( '1', '3' ), array( $visitor->cookies['woocommerce_items_in_cart'], $visitor->cookies[ "woocommerce_items_in_cart_$site" ] ) );
		$this->assertStringContainsString( 'Bowl', $visitor->get( '/two/cart/' )->body );
		$this->assertStringNotContainsString( 'Mug', $visitor->get( '/two/cart/' )->body );
	}

	/**
	 * @testdox Cookies are limited to their site, whose pages name them
	 */
	public function test_cookies(): void {
		$site   = $this->site( 'two' );
		$bowl   = self::inside( $site, static fn (): int => Shopper::product() );
		$answer = $this->visitor()->post( '/two/?wc-ajax=add_to_cart', array( 'product_id' => $bowl ) );

		$this->assertNotEmpty( $answer->headers['set-cookie'] );
		foreach ( $answer->headers['set-cookie'] as $line ) {
			$this->assertMatchesRegularExpression( "#^\w+_$site(_\w+)?=.*; path=/two/;#i", $line );
			$this->assertStringNotContainsStringIgnoringCase( 'domain=', $line );
		}
		$this->assertSame( "_$site", self::brands( $this->visitor()->get( '/two/shop/' ) )['site'] );
		$this->assertSame( '', self::brands( $this->visitor()->get( '/shop/' ) )['site'] );
	}

	/**
	 * @testdox Orders and stock belong to the selling site
	 */
	public function test_orders(): void {
		$site = $this->site( 'two' );
		$sell = static function (): array {
			$id = Shopper::product( array( 'stock' => 5 ) );
			( new Shopper() )->with( $id, 2 )->buy();
			return array( Shopper::orders(), Shopper::stock( $id ) );
		};

		$this->assertSame( array( array( '1' ), 3 ), self::inside( $site, $sell ) );
		$this->assertSame( array(), Shopper::orders() );
		list( $orders, $left ) = $sell();
		$this->assertCount( 1, $orders );
		$this->assertSame( 3, $left );
		$this->assertSame( array( '1' ), self::inside( $site, static fn (): array => Shopper::orders() ) );
	}
}
