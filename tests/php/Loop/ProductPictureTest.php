<?php
/**
 * Tests of products without an image in a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use Vitrine\Plugin;
use Vitrine\Tests\Commerce\Contract\Fixtures\BuiltinFixture;

/**
 * A placeholder keeps the cards of a row aligned.
 */
final class ProductPictureTest extends LoopTestCase {

	private const PICTURES = '<!-- wp:vitrine/loop-template --><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"4/3"} /--><!-- wp:post-title /--><!-- /wp:vitrine/loop-template -->';

	/**
	 * @testdox A product without an image has a placeholder of the same ratio, whose link is not focusable
	 */
	public function test_product(): void {
		$id   = ( new BuiltinFixture() )->product(
			array(
				'name'          => 'Cup',
				'regular_price' => 900,
			)
		);
		$page = self::page( self::listing( array( 'postType' => Plugin::engine()->content_types()['post_type'] ), self::PICTURES ) );
		$body = $this->open( $page )->body;
		self::assertSame( array( 'Cup' ), self::titles_in( $body ) );
		$figures = self::query( $body, '//li/figure[@class="wp-block-post-featured-image"][a[@tabindex="-1"][@aria-hidden="true"]/span[@class="vitrine-no-image"]]' );
		self::assertCount( 1, $figures );
		self::assertSame( '--vitrine-ratio:4/3', $figures[0]->getAttribute( 'style' ) );
		self::assertSame( get_permalink( $id ), self::query( $body, '//li/figure/a' )[0]->getAttribute( 'href' ) );
	}

	/**
	 * @testdox A post without an image has no placeholder
	 */
	public function test_other_content(): void {
		self::write_posts( array( 'One' ) );
		$body = $this->open( self::page( self::listing( array(), self::PICTURES ) ) )->body;
		self::assertSame( array( 'One' ), self::titles_in( $body ) );
		self::assertCount( 0, self::query( $body, '//li/figure' ) );
	}
}
