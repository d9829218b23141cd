<?php
/**
 * Tests of category images.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Tests\TestCase;
use Vitrine\View\Site\CategoryImage;

/**
 * Images in a list of categories.
 */
final class CategoryImageTest extends TestCase {

	use Blocks;

	/**
	 * @testdox A category without an image uses its newest product's image by option; its own comes first
	 */
	public function test_product_image(): void {
		$image = static fn ( string $name ): int => (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), "2026/01/$name.png" );
		foreach ( array( 'Cup', 'Mug' ) as $name ) {
			set_post_thumbnail( $this->product( array( 'name' => $name, 'categories' => array( 'Cups' ) ) ), $image( $name ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		// The newest product has no image.
		$this->product( array( 'name' => 'Bare', 'categories' => array( 'Cups' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$cups = get_term_by( 'slug', 'cups', 'vitrine_product_cat' )->term_id;

		$this->assertNull( CategoryImage::render( $cups, true, false ) );
		$this->assertStringContainsString( 'Mug.png', (string) CategoryImage::render( $cups, true, true ) );
		update_term_meta( $cups, CategoryImage::META, $image( 'Shelf' ) );
		$this->assertStringContainsString( 'Shelf.png', (string) CategoryImage::render( $cups, true, true ) );
		$empty = (array) wp_insert_term( 'Empty', 'vitrine_product_cat' );
		$this->assertNull( CategoryImage::render( (int) $empty['term_id'], true, true ) );
	}
}
