<?php
/**
 * Contract test of the size of responses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Contract;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Adds to a cart with many different products with images over HTTP.
 *
 * @see spec 3.4
 */
final class AnswerSizeContractTest extends EngineContract {

	/** Number of cart items. */
	private const LINES = 100;

	/** Maximum gzip bytes of a response to our own script. */
	private const BYTES = 20480;

	/** Image sizes of WordPress and a shop, with their widths. */
	private const SIZES = array(
		'gallery'      => 100,
		'thumbnail'    => 150,
		'medium'       => 300,
		'listing'      => 324,
		'product'      => 600,
		'medium_large' => 768,
		'large'        => 1024,
		'1536x1536'    => 1536,
		'2048x2048'    => 2048,
	);

	/**
	 * @testdox The response to an add with 100 items is at most 20 KB for Vitrine's script, which renders the regions itself
	 * @dataProvider engines
	 */
	public function test_add( EngineFixture $shop ): void {
		$shopper  = $this->visitor();
		$data     = Contract::name( 'markers.cart_data' );
		$contents = Contract::name( 'markers.cart_contents' );
		$engines  = Contract::name( 'markers.mini_cart_content' );
		for ( $line = 1; $line < self::LINES; $line++ ) {
			self::add_over_http( $shopper, self::pictured( $shop, $line ), "$data,$contents,$engines" );
		}
		$last   = self::pictured( $shop, self::LINES );
		$answer = self::add_over_http( $shopper, $last, "$data,$engines" );
		$told   = $answer->json();

		$this->assertLessThanOrEqual( self::BYTES, self::weight( $answer ) );
		$this->assertCount( self::LINES, $told['cart']['lines'] );
		foreach ( array_column( $told['cart']['lines'], 'image' ) as $image ) {
			$this->assertMatchesRegularExpression( '/^\S+ \d+w, \S+ \d+w$/', $image['srcset'] ?? '', 'Two sizes per image.' );
		}
		$this->assertStringContainsString( 'data-cart_item_key="' . end( $told['cart']['lines'] )['key'], $told['fragments'][ $contents ], 'A region that the script does not render is sent.' );
		$this->assertArrayHasKey( Contract::name( 'markers.cart_count' ), $told['fragments'] );
		$this->assertArrayNotHasKey( "div$engines", $told['fragments'] );

		// A page that shows only the engine's own content.
		$other  = self::add_over_http( $shopper, $last, "$data, $contents" );
		$region = $other->json()['fragments'][ "div$engines" ] ?? '';
		$this->assertArrayNotHasKey( $contents, $other->json()['fragments'] );
		$this->assertLessThanOrEqual( self::BYTES / 2, self::weight( $other ) - strlen( (string) gzencode( $region ) ), 'The response apart from that region.' );
	}

	/**
	 * Returns the size of a response in bytes.
	 *
	 * @param Response $answer The response.
	 */
	private static function weight( Response $answer ): int {
		return strlen( (string) gzencode( $answer->body ) );
	}

	/**
	 * Adds a product as a listing's button does.
	 *
	 * @param Visitor $shopper The visitor.
	 * @param int     $product Product ID.
	 * @param string  $without Regions to leave out.
	 */
	private static function add_over_http( Visitor $shopper, int $product, string $without = '' ): Response {
		$answer = $shopper->request( 'POST', '/?wc-ajax=' . Contract::name( 'endpoints.add_to_cart' ), array( 'product_id' => $product ), array( Contract::name( 'headers.without' ) => $without ) );
		self::assertSame( 200, $answer->status );
		return $answer;
	}

	/**
	 * Creates a unique product with an image in all sizes.
	 *
	 * @param EngineFixture $shop   The shop.
	 * @param int           $number Number of the product.
	 */
	private static function pictured( EngineFixture $shop, int $number ): int {
		$word    = substr( md5( "product $number" ), 0, 8 );
		$product = self::lamp(
			$shop,
			array(
				'name'          => "Lamp $word with a shade of linen",
				'regular_price' => 1000 + 7 * $number,
			)
		);
		$file    = "2026/11/lamp-$word";
		$picture = wp_insert_attachment(
			array(
				'post_title'     => "Lamp $word",
				'post_mime_type' => 'image/jpeg',
			),
			"$file.jpg"
		);
		update_post_meta( $picture, '_wp_attachment_image_alt', "Lamp $word on a table" );
		wp_update_attachment_metadata(
			$picture,
			array(
				'width'  => 2560,
				'height' => 2560,
				'file'   => "$file.jpg",
				'sizes'  => array_map(
					static fn ( int $width ): array => array(
						'file'      => "lamp-$word-{$width}x$width.jpg",
						'width'     => $width,
						'height'    => $width,
						'mime-type' => 'image/jpeg',
					),
					self::SIZES
				),
			)
		);
		set_post_thumbnail( $product, $picture );
		return $product;
	}
}
