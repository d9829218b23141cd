<?php
/**
 * Base class of tests of a composed checkout page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;

/**
 * Saves blocks in the checkout page and requests it.
 */
abstract class ComposedCheckoutTestCase extends CheckoutTestCase {

	protected const FIELDS = array( 'contact', 'billing-address', 'shipping-address', 'shipping-methods', 'additional-information' );

	/** Content of the page before the test. */
	protected string $content = '';

	/**
	 * Stores the content of the page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->content = (string) get_post_field( 'post_content', BuiltinPages::ids()['checkout'] );
	}

	/**
	 * Restores the page, which all tests share.
	 */
	protected function tearDown(): void {
		$this->put( $this->content );
		parent::tearDown();
	}

	/**
	 * Returns the checkout page of a shopper with a lamp in the cart.
	 *
	 * @param string $inner Blocks in the checkout block.
	 */
	protected function page( string $inner ): \DOMXPath {
		return $this->xpath( $this->body( $inner ) );
	}

	/**
	 * Returns the same page as HTML.
	 *
	 * @param string $inner Blocks in the checkout block.
	 */
	protected function body( string $inner ): string {
		$this->put( self::checkout( $inner ) );
		list( $visitor ) = $this->shopper();
		return $visitor->get( self::PAGE )->body;
	}

	/**
	 * Saves blocks in the checkout page.
	 *
	 * @param string $content Content of the page.
	 */
	protected function put( string $content ): void {
		wp_update_post(
			wp_slash(
				array(
					'ID'           => BuiltinPages::ids()['checkout'],
					'post_content' => $content,
				)
			)
		);
	}

	/**
	 * Returns the checkout block without nonces, order keys, and the elements around the parts.
	 *
	 * @param string $body HTML of a page.
	 */
	protected static function form( string $body ): string {
		self::assertSame( 1, preg_match( '#<div class="vitrine-checkout .*</form>#s', $body, $found ) );
		$html = (string) preg_replace( '#name="(security|vitrine_order_key|_wpnonce)" value="[^"]*"#', 'name="$1"', $found[0] );
		$html = (string) preg_replace( '# wp-block-vitrine-checkout-column#', '', $html );
		$page = new \DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8"><body>' . $html . '</body>', LIBXML_NOERROR );
		$path = new \DOMXPath( $page );
		foreach ( iterator_to_array( $path->query( "//div[starts-with(@class,'vitrine-checkout-part ')]" ) ) as $element ) {
			$element->replaceWith( ...iterator_to_array( $path->query( 'node()', $element ) ) );
		}
		return (string) $page->saveHTML();
	}

	/**
	 * Returns the columns with the default blocks.
	 */
	protected static function standard(): string {
		return self::column( 'fields', implode( '', array_map( array( self::class, 'part' ), self::FIELDS ) ) )
			. self::column( 'totals', self::part( 'order-summary' ) )
			. self::column( 'payment', self::part( 'payment' ) . self::part( 'terms' ) . self::part( 'place-order' ) );
	}

	/**
	 * Returns a checkout block with inner blocks.
	 *
	 * @param string               $inner      Inner blocks.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected static function checkout( string $inner, array $attributes = array() ): string {
		return '<!-- wp:vitrine/checkout ' . wp_json_encode( (object) $attributes ) . " -->$inner<!-- /wp:vitrine/checkout -->";
	}

	/**
	 * Returns a column.
	 *
	 * @param string $area  Name of the area.
	 * @param string $inner Inner blocks.
	 */
	protected static function column( string $area, string $inner ): string {
		return "<!-- wp:vitrine/checkout-column {\"area\":\"$area\"} -->$inner<!-- /wp:vitrine/checkout-column -->";
	}

	/**
	 * Returns a part.
	 *
	 * @param string               $name       Name of the block after `checkout-`.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected static function part( string $name, array $attributes = array() ): string {
		return "<!-- wp:vitrine/checkout-$name " . ( array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ' ) . '/-->';
	}
}
