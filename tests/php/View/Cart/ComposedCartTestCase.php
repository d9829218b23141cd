<?php
/**
 * Base class of tests of a composed cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\Cart;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Saves blocks in the cart page and requests it.
 */
abstract class ComposedCartTestCase extends ShopTestCase {

	protected const PAGE   = '/cart/';
	protected const FORM   = "form[@id='vitrine-cart-form']";
	protected const SUMS   = "div[@class='cart_totals']";
	protected const BUTTON = "a[contains(@class,'checkout-button')]";

	/** Elements that are visible when the cart is empty, and when it is not. */
	protected const EMPTY  = "div[@class='vitrine-cart-when-empty']";
	protected const FILLED = "div[@class='vitrine-cart-when-filled']";

	/** Content of the page before the test. */
	protected string $content = '';

	/**
	 * Stores the content of the page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->content = (string) get_post_field( 'post_content', BuiltinPages::ids()['cart'] );
	}

	/**
	 * Restores the page, which all tests share.
	 */
	protected function tearDown(): void {
		$this->put( $this->content );
		parent::tearDown();
	}

	/**
	 * Returns the cart page of a shopper with a lamp in the cart.
	 *
	 * @param string               $inner      Blocks in the cart block.
	 * @param array<string, mixed> $attributes Attributes of the cart block.
	 */
	protected function page( string $inner, array $attributes = array() ): \DOMXPath {
		$this->put( self::composed( $inner, $attributes ) );
		list( $visitor ) = $this->shopper();
		return self::xpath( $visitor->get( self::PAGE )->body );
	}

	/**
	 * Returns the root element of the cart of a shopper with a lamp.
	 *
	 * @param string $content Content of the page.
	 */
	protected function root( string $content ): \DOMElement {
		$this->put( $content );
		list( $visitor ) = $this->shopper();
		$root            = self::xpath( $visitor->get( self::PAGE )->body )->query( '//*[@data-vitrine-props]' )->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $root );
		return $root;
	}

	/**
	 * Parses a page.
	 *
	 * @param string $body HTML.
	 */
	protected static function xpath( string $body ): \DOMXPath {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8">' . $body, LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	/**
	 * Saves blocks in the cart page.
	 *
	 * @param string $content Content of the page.
	 */
	protected function put( string $content ): void {
		wp_update_post(
			wp_slash(
				array(
					'ID'           => BuiltinPages::ids()['cart'],
					'post_content' => $content,
				)
			)
		);
	}

	/**
	 * Returns a cart block with inner blocks.
	 *
	 * @param string               $inner      Inner blocks.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected static function composed( string $inner, array $attributes = array() ): string {
		return '<!-- wp:vitrine/cart ' . wp_json_encode( (object) $attributes ) . " -->$inner<!-- /wp:vitrine/cart -->";
	}

	/**
	 * Returns a column.
	 *
	 * @param string $area  Name of the area.
	 * @param string $inner Inner blocks.
	 */
	protected static function column( string $area, string $inner ): string {
		return "<!-- wp:vitrine/cart-column {\"area\":\"$area\"} -->$inner<!-- /wp:vitrine/cart-column -->";
	}

	/**
	 * Returns the block for an empty cart.
	 *
	 * @param string               $inner      Inner blocks.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected static function emptied( string $inner, array $attributes = array() ): string {
		return '<!-- wp:vitrine/cart-empty ' . wp_json_encode( (object) $attributes ) . " -->$inner<!-- /wp:vitrine/cart-empty -->";
	}

	/**
	 * Returns a part.
	 *
	 * @param string               $name       Name of the block.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected static function part( string $name, array $attributes = array() ): string {
		return "<!-- wp:vitrine/$name " . ( array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ' ) . '/-->';
	}
}
