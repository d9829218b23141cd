<?php
/**
 * Tests of products with additional fields of plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\CardData;
use Vitrine\View\QuickView\QuickViewContent;

/**
 * They are bought on their own page, with the plugin's fields in the form.
 */
final class AddOnsTest extends WooCommerceShop {

	/**
	 * @testdox A product that a plugin needs options for links to its page, others are added from the listing
	 * @dataProvider plugins
	 *
	 * @param \Closure(int): void $plugin  Adds fields to a product.
	 * @param string|null         $text    Text of the link to the page; null if the product is added in the background.
	 */
	public function test_card( \Closure $plugin, ?string $text ): void {
		$mug   = $this->lamp( array( 'name' => 'Mug' ) );
		$other = $this->lamp( array( 'name' => 'Bowl' ) );
		$plugin( $mug );

		$products = array_column( $this->shop->visitor()->catalog()->query( new ProductQuery() )->products, null, 'id' );
		$button   = CardData::of( $products[ $mug ] )['button'];

		$this->assertSame( array( null === $text, $text ?? 'Add to cart' ), array( $button['background'], $button['text'] ) );
		$this->assertSame( get_permalink( $mug ), $button['url'] );
		$this->assertTrue( CardData::of( $products[ $other ] )['button']['background'], 'Other products are unaffected.' );
	}

	/**
	 * Data provider of plugins.
	 *
	 * @return array<string, array{0: \Closure(int): void, 1: string|null}>
	 */
	public static function plugins(): array {
		$prints = static fn ( string $html ): \Closure => static function ( int $mug ) use ( $html ): void {
			add_action(
				'woocommerce_before_add_to_cart_button',
				static function () use ( $mug, $html ): void {
					echo $GLOBALS['product']->get_id() === $mug ? $html : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Test data.
				}
			);
		};
		return array(
			'disables adding in the background' => array(
				static fn ( int $mug ) => add_filter( 'woocommerce_product_supports', static fn ( bool $can, string $feature, \WC_Product $product ): bool => $can && ! ( 'ajax_add_to_cart' === $feature && $product->get_id() === $mug ), 10, 3 ),
				'Select options',
			),
			'changes URL and text'              => array(
				static function ( int $mug ): void {
					add_filter( 'woocommerce_product_add_to_cart_url', static fn ( string $url, \WC_Product $product ): string => $product->get_id() === $mug ? $product->get_permalink() : $url, 10, 2 );
					add_filter( 'woocommerce_product_add_to_cart_text', static fn ( string $text, \WC_Product $product ): string => $product->get_id() === $mug ? 'Make it yours' : $text, 10, 2 );
				},
				'Make it yours',
			),
			'replaces the link'                 => array(
				static fn ( int $mug ) => add_filter( 'woocommerce_loop_add_to_cart_link', static fn ( string $link, \WC_Product $product ): string => $product->get_id() === $mug ? '<a class="button" href="/mug/">Engrave &amp; buy</a>' : $link, 10, 2 ),
				'Engrave & buy',
			),
			'wraps the link'                    => array(
				static fn ( int $mug ) => add_filter( 'woocommerce_loop_add_to_cart_link', static fn ( string $link, \WC_Product $product ): string => $product->get_id() === $mug ? "<span>$link</span>" : $link, 10, 2 ),
				null,
			),
			'removes the link'                  => array(
				static fn ( int $mug ) => add_filter( 'woocommerce_loop_add_to_cart_link', static fn ( string $link, \WC_Product $product ): string => $product->get_id() === $mug ? '' : $link, 10, 2 ),
				'Select options',
			),
			'prints a text field'               => array( $prints( '<label>Engraving <input type="text" name="engraving"></label>' ), 'Select options' ),
			'prints a select'                   => array( $prints( '<select name="wrap"><option>Red</option></select>' ), 'Select options' ),
			'prints no visible field'           => array( $prints( '<p>Ships today.</p><input type="hidden" name="from" value="1"><button type="button">Wishlist</button>' ), null ),
		);
	}

	/**
	 * @testdox The product form prints the output of WooCommerce's form hooks
	 */
	public function test_form(): void {
		$mug = $this->lamp( array( 'name' => 'Mug' ) );
		add_action(
			'woocommerce_before_add_to_cart_button',
			static function (): void {
				printf( '<input name="engraving" data-of="%d">', (int) $GLOBALS['product']->get_id() );
			}
		);
		add_action(
			'woocommerce_after_add_to_cart_button',
			static function (): void {
				echo '<a class="wish">Wish</a>';
			}
		);
		$engine = Plugin::engine();

		$html = (string) QuickViewContent::render( $engine->catalog()->find( $mug ), $engine );

		$this->assertMatchesRegularExpression( '/<form[^>]+class="cart".+<input name="engraving" data-of="' . $mug . '">.+name="quantity".+name="add-to-cart".+<a class="wish">Wish<\/a><\/form>/s', $html );
	}
}
