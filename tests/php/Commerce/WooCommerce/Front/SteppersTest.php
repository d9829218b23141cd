<?php
/**
 * Tests of plus and minus buttons at WooCommerce's quantities.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Front\Steppers;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;
use WC_Product_Simple;

/**
 * Rendered by the server with labels, unless the quantity is fixed.
 */
final class SteppersTest extends TestCase {

	/**
	 * Creates a lamp.
	 *
	 * @param bool $single Whether it is sold individually.
	 */
	private static function lamp( bool $single = false ): WC_Product_Simple {
		$lamp = new WC_Product_Simple();
		$lamp->set_name( 'Lamp & <b>shade</b>' );
		$lamp->set_regular_price( '10' );
		$lamp->set_sold_individually( $single );
		$lamp->save();
		return $lamp;
	}

	/**
	 * Returns WooCommerce's quantity input.
	 *
	 * @param array<string, mixed> $args Arguments of the input.
	 */
	private static function quantity( array $args = array() ): string {
		return (string) woocommerce_quantity_input( $args, self::lamp(), false );
	}

	/**
	 * @testdox Steppers stand before and after the input and name the product
	 */
	public function test_buttons(): void {
		$this->assertMatchesRegularExpression(
			'/<button type="button" class="minus vitrine-step" aria-label="Decrease quantity of Lamp &amp; shade">.+<input[^>]+name="quantity".+<button type="button" class="plus vitrine-step" aria-label="Increase quantity of Lamp &amp; shade">/s',
			self::quantity()
		);
	}

	/**
	 * @testdox Steppers are omitted when the quantity is fixed
	 * @dataProvider fixed
	 *
	 * @param array<string, mixed> $args Arguments of the input.
	 */
	public function test_fixed( array $args ): void {
		$this->assertStringNotContainsString( 'vitrine-step', self::quantity( $args ) );
		$this->assertStringContainsString( 'vitrine-step', self::quantity(), 'The next field has steppers.' );
	}

	/**
	 * Data provider of fixed quantities.
	 *
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function fixed(): array {
		return array(
			'read-only'                => array( array( 'readonly' => true ) ),
			'minimum and maximum of 1' => array(
				array(
					'min_value' => 1,
					'max_value' => 1,
				),
			),
		);
	}

	/**
	 * @testdox Steppers are omitted when the theme has its own buttons
	 */
	public function test_others(): void {
		add_action(
			'woocommerce_before_quantity_input_field',
			static function (): void {
				echo '<button class="theirs">-</button>';
			}
		);
		$html = self::quantity();

		$this->assertStringContainsString( 'theirs', $html );
		$this->assertStringNotContainsString( 'vitrine-step', $html );
	}

	/**
	 * @testdox Steppers are omitted when the theme's template has its own buttons
	 * @dataProvider templates
	 *
	 * @param string $html   Output of the template beside the input.
	 * @param bool   $has_it Whether the input gets steppers.
	 */
	public function test_template( string $html, bool $has_it ): void {
		$file = get_temp_dir() . md5( $html ) . '-quantity-input.php';
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- Test fixture.
		file_put_contents( $file, "<?php /* Pass the label on: plus a button. */ do_action( 'woocommerce_before_quantity_input_field' ); ?><div class='quantity'>$html<input class='qty'></div>" );
		add_filter( 'woocommerce_locate_template', static fn ( string $template, string $name ): string => 'global/quantity-input.php' === $name ? $file : $template, 10, 2 );

		$this->assertSame( $has_it, str_contains( self::quantity(), 'vitrine-step' ) );
		$this->assertSame( ! $has_it, Steppers::has_others() );
	}

	/**
	 * Data provider of templates.
	 *
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public static function templates(): array {
		return array(
			'input buttons' => array( '<input type="button" value="-" class="minus is-form">', false ),
			'buttons'       => array( '<button>-</button>', false ),
			'links'         => array( '<a href="#" class="qty-plus"></a>', false ),
			'other markup'  => array( '<span class="dec qtybutton">-</span>', false ),
			'a label'       => array( '<span class="label">Amount</span>', true ),
		);
	}

	/**
	 * @testdox Mini-cart items get a quantity input, unless sold individually
	 */
	public function test_mini_cart(): void {
		$line = static fn ( WC_Product_Simple $product ): string => (string) apply_filters(
			'woocommerce_widget_cart_item_quantity',
			'<span class="quantity">2</span>',
			array(
				'data'     => $product,
				'quantity' => 2,
			),
			'abc'
		);
		$html = $line( self::lamp() );

		$this->assertMatchesRegularExpression( '/minus vitrine-step.+name="cart\[abc\]\[qty\]"\s+value="2".+plus vitrine-step.+10\.00/s', $html );
		$this->assertSame( '<span class="quantity">2</span>', $line( self::lamp( true ) ) );
	}
}
