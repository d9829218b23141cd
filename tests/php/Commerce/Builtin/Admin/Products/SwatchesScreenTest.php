<?php
/**
 * Tests of the color swatches screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Catalog\Facets\Swatches;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Facets\Color;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests as the shop's owner.
 */
final class SwatchesScreenTest extends TestCase {

	private const SCREEN = '/wp-admin/edit.php?post_type=vitrine_product&page=vitrine-swatches';

	private const FACET = '<!-- wp:vitrine/loop-builder {"block_id":"a","postType":"vitrine_product"} --><!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"tint","display":"swatches"} /--><!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->';

	/**
	 * Creates a product in two tints.
	 */
	protected function setUp(): void {
		parent::setUp();
		ProductWriter::save(
			array(
				'name'          => 'Throw',
				'type'          => 'simple',
				'status'        => 'publish',
				'regular_price' => 1000,
				'attributes'    => array(
					array(
						'name'    => 'tint',
						'label'   => 'Tint',
						'options' => array(
							'red' => 'Red',
							'38'  => 'No. 38',
						),
					),
				),
			)
		);
	}

	/**
	 * @testdox Saves swatch colors, shows them in filters, and rejects invalid ones without losing others
	 */
	public function test_saves(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$field = '//input[@name="colors[red]"]';
		$sent  = ( new AdminPage( $owner, self::SCREEN ) )->send( $field, array( 'colors' => array( 'red' => 'F00', '38' => '#A0b1C2', 'other' => '#000000' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( 302, $sent->status );
		$kept = array( 'red' => '#ff0000', '38' => '#a0b1c2' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		wp_cache_flush();
		self::assertEquals( $kept, Swatches::of( 'attribute_tint' ) );
		( new AdminPage( $owner, self::SCREEN ) )->send( $field, array( 'colors' => array( 'red' => '', '38' => 'url(x)' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		wp_cache_flush();
		self::assertEquals( $kept, Swatches::of( 'attribute_tint' ) );
		self::assertStringContainsString( 'These colors or images are not valid: No. 38', implode( ' ', ( new AdminPage( $owner, self::SCREEN ) )->texts( '//*[contains(@class,"notice-error")]' ) ) );

		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'All', 'post_content' => wp_slash( self::FACET ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$html = $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $page ) ) )->body;
		self::assertStringContainsString( '<span class="vitrine-loop-swatch" style="--vitrine-swatch:#ff0000"></span><span>Red</span>', $html );
		self::assertStringContainsString( '--vitrine-swatch:#a0b1c2"></span><span>No. 38</span>', $html );
	}

	/**
	 * @testdox Saves swatch images, shows them in filters instead of colors, and rejects invalid ones without losing others
	 */
	public function test_pictures(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$image = (int) wp_insert_attachment( array( 'post_title' => 'Red', 'post_mime_type' => 'image/jpeg' ), 'red.jpg' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$url   = (string) wp_get_attachment_url( $image );
		$field = '//input[@name="colors[red]"]';
		$send  = static function ( array $images ) use ( $owner, $field ): array {
			( new AdminPage( $owner, self::SCREEN ) )->send( $field, array( 'colors' => array( 'red' => '#ff0000' ), 'images' => $images ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			wp_cache_flush();
			return Swatches::images( 'attribute_tint' );
		};
		self::assertSame( array( 'red' => $url ), $send( array( 'red' => (string) $image, '38' => '', 'other' => (string) $image ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( 'red' => $url ), $send( array( 'red' => '', '38' => '999999' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertStringContainsString( 'not valid: No. 38', implode( ' ', ( new AdminPage( $owner, self::SCREEN ) )->texts( '//*[contains(@class,"notice-error")]' ) ) );
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'All', 'post_content' => wp_slash( self::FACET ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$html = $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $page ) ) )->body;
		self::assertStringContainsString( '<img class="vitrine-loop-swatch" src="' . esc_url( $url ) . '" alt="" width="20" height="20" loading="lazy" decoding="async"><span>Red</span>', $html );
		self::assertSame( array(), $send( array( 'red' => '' ) ) );
	}

	/**
	 * @testdox Saving swatches requires the capability and the form's nonce
	 */
	public function test_refuses(): void {
		$fields = array( 'action' => 'vitrine_swatches', 'attribute' => 'attribute_tint', 'colors' => array( 'red' => '#ff0000' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$owner  = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		foreach ( array( $this->visitor(), $owner ) as $visitor ) {
			$visitor->post( '/wp-admin/admin-post.php', $fields );
		}
		wp_cache_flush();
		self::assertSame( array(), Swatches::of( 'attribute_tint' ) );
	}

	/**
	 * @testdox Accepts only hexadecimal colors
	 */
	public function test_colors(): void {
		foreach ( array( '#ff8800' => '#ff8800', ' F80 ' => '#ff8800', 'red' => '', '#ff88' => '', '#ff8800;x' => '', "#ff8800\n" => '#ff8800', '' => '' ) as $typed => $color ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::assertSame( $color, Color::of( (string) $typed ), (string) $typed );
		}
		self::assertSame( '', Color::of( array( '#ff8800' ) ) );
	}
}
