<?php
/**
 * Tests of WooCommerce's hooks in listing cards.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Themes use the same actions to render their own cards.
 */
final class CardHooksTest extends TestCase {

	use Blocks;

	private const ACTION = 'woocommerce_after_shop_loop_item';

	/**
	 * Returns the texts of the hearts in a listing.
	 *
	 * @return list<string>
	 */
	private function hearts(): array {
		return array_map( static fn ( \DOMElement $one ): string => $one->textContent, $this->find( $this->block( 'product-listing' ), '//li//i[@class="heart"]' ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- DOM property.
	}

	/**
	 * @testdox Plugin callbacks print in cards, a theme's card callbacks do not
	 */
	public function test_who(): void {
		$lamp = new \WC_Product_Simple();
		$lamp->set_props(
			array(
				'name'          => 'Lamp',
				'regular_price' => '20',
			)
		);
		$lamp->save();
		$heart     = new class() {
			/**
			 * Prints a heart.
			 */
			public function __invoke(): void {
				echo '<i class="heart">' . esc_html( $GLOBALS['product']->get_name() ) . '</i>';
			}
		};
		$callbacks = array( $heart, array( $heart, '__invoke' ), $heart->__invoke( ... ) );
		foreach ( $callbacks as $callback ) {
			add_action( self::ACTION, $callback );
			self::assertSame( array( 'Lamp' ), $this->hearts() );
			foreach (
				array(
					array( __DIR__, __DIR__, 0 ),
					array( __DIR__, dirname( __DIR__ ), 0 ),
					array( __DIR__ . '/child', __DIR__ . '/parent', 1 ),
				) as list( $stylesheet, $template, $number )
			) {
				$themes = array(
					'stylesheet_directory' => static fn (): string => $stylesheet,
					'template_directory'   => static fn (): string => $template,
				);
				foreach ( $themes as $filter => $theme ) {
					add_filter( $filter, $theme );
				}
				self::assertCount( $number, $this->hearts(), "$stylesheet, $template" );
				foreach ( $themes as $filter => $theme ) {
					remove_filter( $filter, $theme );
				}
			}
			remove_action( self::ACTION, $callback );
		}
		self::assertSame( array(), $this->hearts() );
		self::assertNotInstanceOf( \WC_Product::class, $GLOBALS['product'] ?? null, 'The global product exists only inside a card.' );
	}
}
