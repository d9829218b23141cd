<?php
/**
 * Tests of colors of WooCommerce attribute terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\Facets\Swatches;

/**
 * In WordPress's term forms and in the facet.
 */
final class SwatchesTest extends AttributeTestCase {

	/**
	 * Creates an attribute with a term.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->make_attribute( 'color' );
		wp_set_current_user( 1 );
	}

	/**
	 * Clears the request, which outlives a test.
	 */
	protected function tearDown(): void {
		unset( $_POST['vitrine_color'], $_POST['vitrine_image'], $_POST['vitrine_swatch'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Form data of the test.
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/**
	 * Adds or updates a term with its form.
	 *
	 * @param string $color Color as entered.
	 * @param string $nonce Nonce; empty for the form's own.
	 * @return array<string, string> Colors of the attribute's terms.
	 */
	private static function send( string $color, string $nonce = '' ): array {
		$_POST['vitrine_color']  = $color;
		$_POST['vitrine_swatch'] = '' === $nonce ? wp_create_nonce( 'vitrine_swatch' ) : $nonce;
		$term                    = get_term_by( 'slug', 'red', 'pa_color' );
		if ( $term instanceof \WP_Term ) {
			wp_update_term( $term->term_id, 'pa_color', array( 'description' => $color ) );
		} else {
			wp_insert_term( 'Red', 'pa_color' );
		}
		return Swatches::of( 'attribute_pa_color' );
	}

	/**
	 * @testdox The term form saves its color, ignores an invalid one, and an empty field removes it
	 */
	public function test_form(): void {
		self::assertSame( array( 'red' => '#ff0000' ), self::send( 'F00' ) );
		self::assertSame( array( 'red' => '#aa0000' ), self::send( '#aa0000' ) );
		self::assertSame( array( 'red' => '#aa0000' ), self::send( 'reddish' ) );
		self::assertSame( array( 'red' => '#aa0000' ), self::send( '#000000', 'wrong' ) );
		wp_set_current_user( 0 );
		self::assertSame( array( 'red' => '#aa0000' ), self::send( '#000000' ) );
		wp_set_current_user( 1 );
		ob_start();
		Swatches::print_row( get_term_by( 'slug', 'red', 'pa_color' ) );
		self::assertStringContainsString( 'name="vitrine_color" value="#aa0000"', (string) ob_get_clean() );
		self::assertSame( array(), self::send( ' ' ) );
		self::assertSame( array(), Swatches::of( 'attribute_pa_none' ) );
	}

	/**
	 * @testdox The term form saves its image, which the facet shows instead of the color, ignores an invalid one, and an empty field removes it
	 */
	public function test_picture(): void {
		self::send( '#ff0000' );
		$image = (int) wp_insert_attachment( array( 'post_title' => 'Red', 'post_mime_type' => 'image/jpeg', 'guid' => 'http://x.test/red.jpg' ), 'red.jpg' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$url   = (string) wp_get_attachment_url( $image );
		$send  = static function ( string $sent ): array {
			$_POST['vitrine_image'] = $sent;
			self::send( '#ff0000' );
			return Swatches::images( 'attribute_pa_color' );
		};
		self::assertSame( array( 'red' => $url ), $send( (string) $image ) );
		foreach ( array( 'x', '-1', (string) self::page( '' ) ) as $wrong ) {
			self::assertSame( array( 'red' => $url ), $send( $wrong ), $wrong );
		}
		self::assertSame( array( 'red' => '#ff0000' ), Swatches::of( 'attribute_pa_color' ) );
		ob_start();
		Swatches::print_row( get_term_by( 'slug', 'red', 'pa_color' ) );
		self::assertStringContainsString( '<input type="hidden" name="vitrine_image" value="' . $image . '">', (string) ob_get_clean() );

		$product = new \WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '5' );
		wp_set_object_terms( $product->save(), 'red', 'pa_color' );
		$page = self::page( self::listing( array( 'postType' => 'product' ), '<!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"pa_color","display":"swatches"} /-->' . self::TITLES ) );
		$html = $this->open( $page )->body;
		self::assertCount( 1, self::query( $html, '//label/img[@class="vitrine-loop-swatch"][@alt=""][@src="' . $url . '"]' ) );
		self::assertCount( 0, self::query( $html, '//span[@class="vitrine-loop-swatch"]' ) );
		self::assertSame( array(), $send( '' ) );
		self::assertCount( 1, self::query( $this->open( $page )->body, '//span[@class="vitrine-loop-swatch"]' ) );
	}

	/**
	 * @testdox The facet shows colors when set to swatches
	 */
	public function test_facet(): void {
		self::send( '#ff0000' );
		$product = new \WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '5' );
		wp_set_object_terms( $product->save(), 'red', 'pa_color' );
		$html = fn ( string $display ): string => $this->open( self::page( self::listing( array( 'postType' => 'product' ), '<!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"pa_color","display":"' . $display . '"} /-->' . self::TITLES ) ) )->body;
		self::assertCount( 1, self::query( $html( 'swatches' ), '//span[@class="vitrine-loop-swatch"][@style="--vitrine-swatch:#ff0000"]' ) );
		self::assertCount( 0, self::query( $html( 'checkboxes' ), '//span[@class="vitrine-loop-swatch"]' ) );
	}
}
