<?php
/**
 * Tests of the built-in shop next to Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\EasyDigitalDownloads\Downloads;

use Vitrine\Ajax\Nonces;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Commerce\Contract\Fixtures\DownloadsFixture;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\TestCase;
use Vitrine\View\Cart\CartContents;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Scope;

/**
 * If the owner enables it, each engine has a cart of its own kind.
 */
final class MainShopTest extends TestCase {

	/**
	 * Resets the selected engine.
	 */
	protected function tearDown(): void {
		delete_option( Settings::OPTION );
		Engines::reset();
		parent::tearDown();
	}

	/**
	 * @testdox Downloads are the only shop by default, or beside the built-in one by setting
	 */
	public function test_choice(): void {
		$this->assertSame( array( 'downloads' ), self::ids() );

		self::prefer_builtin();

		$this->assertSame( array( 'builtin', 'downloads' ), self::ids() );
		$this->assertSame( array( 'woocommerce', 'edd' ), array_map( static fn ( Engine $engine ): string => $engine->cart_kind(), Engines::all() ) );
	}

	/**
	 * @testdox The checkout login nonce uses the page's commerce brand
	 */
	public function test_login_nonce(): void {
		$engine = Engines::all()[0];
		$page   = $this->visitor()->get( str_replace( Environment::url(), '', $engine->page_url( 'checkout' ) ) );
		$found  = array();
		$this->assertSame( 1, preg_match( '/"commerce":"(\w+)"/', $page->body, $found ) );

		$this->assertArrayHasKey( $found[1] . '_login_nonce', Nonces::account( $engine ) );
	}

	/**
	 * @testdox Each of the two carts accepts only its own products
	 */
	public function test_carts(): void {
		self::prefer_builtin();
		// The next request creates the tables of the new shop.
		$this->assertSame( 200, $this->visitor()->get( '/' )->status );
		$lamp     = ProductWriter::save(
			array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
		$download = ( new DownloadsFixture() )->product(
			array(
				'name'          => 'Pattern',
				'regular_price' => 300,
			)
		);
		$beside   = Engines::beside();
		$visitor  = $this->visitor();
		$address  = static fn ( ?Engine $engine ): string => wp_make_link_relative( Scope::url( home_url( '/?wc-ajax=add_to_cart' ), $engine ?? Engines::active() ) );

		$first  = $visitor->post( $address( null ), array( 'product_id' => $lamp ) );
		$second = $visitor->post( $address( $beside ), array( 'product_id' => $download ) );

		$this->assertSame( array( 'Lamp' ), self::names( $first, '#vitrine-cart-data' ) );
		$this->assertSame( array( 'Pattern' ), self::names( $second, '#' . Scope::data_id( $beside ) ) );
		$this->assertSame( 'vitrine_unknown_product', $visitor->post( $address( $beside ), array( 'product_id' => $lamp ) )->json()['code'] );
	}

	/**
	 * @testdox A download cart does not mention shipping or taxes
	 */
	public function test_note(): void {
		$shop   = new DownloadsFixture();
		$engine = $shop->visitor();
		$engine->cart()->add(
			new AddRequest(
				$shop->product(
					array(
						'name'          => 'Pattern',
						'regular_price' => 300,
					)
				)
			)
		);

		$html = CartContents::html( CartData::of( $engine->cart()->snapshot(), $engine ) );

		$this->assertStringContainsString( 'Pattern', $html );
		$this->assertStringNotContainsString( 'hipping', $html );
		$this->assertStringNotContainsString( 'taxes', $html );
	}

	/**
	 * Returns the IDs of the active engines.
	 *
	 * @return list<string>
	 */
	private static function ids(): array {
		return array_map( static fn ( Engine $engine ): string => $engine->id(), Engines::all() );
	}

	/**
	 * Makes the built-in shop the main one.
	 */
	private static function prefer_builtin(): void {
		update_option( Settings::OPTION, array( 'main_shop' => 'builtin' ) );
		Engines::reset();
	}

	/**
	 * Returns the item names in a response.
	 *
	 * @param Response $answer Response of a cart endpoint.
	 * @param string   $region Selector of the cart data.
	 * @return list<string>
	 */
	private static function names( Response $answer, string $region ): array {
		$fragment = $answer->json()['fragments'][ $region ] ?? '';
		$cart     = json_decode( (string) preg_replace( '/^<script[^>]*>|<\/script>$/', '', trim( $fragment ) ), true );
		return array_column( $cart['lines'] ?? array(), 'name' );
	}
}
