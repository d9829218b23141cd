<?php
/**
 * Tests of meta tags.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\StructuredData;

use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\StructuredData\PageMeta;

/**
 * Description and Open Graph tags of the built-in shop.
 */
final class PageMetaTest extends TestCase {

	use Blocks;

	/**
	 * Returns the meta tags of a page by name or property.
	 *
	 * @param string $url Absolute URL.
	 * @return array<string, string>
	 */
	private function tags( string $url ): array {
		$answer = $this->visitor()->get( str_replace( Environment::url(), '', $url ) );
		$tags   = array();
		foreach ( $this->find( $answer->body, '//head/meta[@name="description" or @name="twitter:card" or starts-with(@property,"og:") or starts-with(@property,"product:")]' ) as $tag ) {
			$tags[ $tag->getAttribute( 'property' ) . $tag->getAttribute( 'name' ) ] = $tag->getAttribute( 'content' );
		}
		return $tags;
	}

	/**
	 * @testdox A product page has Open Graph tags with a one-line description and its image
	 */
	public function test_product(): void {
		$picture = $this->picture( 'lamp' );
		$id      = $this->product(
			array(
				'name'              => 'Lamp "& more"',
				'short_description' => "Bright &amp;\n<b>warm</b>. " . str_repeat( 'Long ', 60 ),
				'image_ids'         => array( $picture ),
				'regular_price'     => 1250,
			)
		);
		$tags    = $this->tags( (string) get_permalink( $id ) );
		$this->assertSame( array( 'product', 'Lamp "& more"', get_permalink( $id ), get_bloginfo( 'name' ) ), array( $tags['og:type'], $tags['og:title'], $tags['og:url'], $tags['og:site_name'] ) );
		$this->assertSame( wp_get_attachment_image_url( $picture, 'large' ), $tags['og:image'] );
		$this->assertSame( 'summary_large_image', $tags['twitter:card'] );
		$this->assertSame( array( '12.50', Plugin::engine()->currency()->code, 'in stock' ), array( $tags['product:price:amount'], $tags['product:price:currency'], $tags['product:availability'] ) );
		$this->assertStringStartsWith( 'Bright & warm. Long Long', $tags['description'] );
		$this->assertLessThanOrEqual( 160, mb_strlen( $tags['description'] ) );
		$this->assertSame( $tags['description'], $tags['og:description'] );
	}

	/**
	 * @testdox An out-of-stock product says so; one without a price has no price tag
	 */
	public function test_offer(): void {
		$gone = $this->tags( (string) get_permalink( $this->product( array( 'stock' => 0 ) ) ) );
		$this->assertSame( 'out of stock', $gone['product:availability'] );
		$this->assertArrayNotHasKey( 'product:price:amount', $this->tags( (string) get_permalink( $this->product( array( 'regular_price' => null ) ) ) ) );
	}

	/**
	 * @testdox A category has its description and image, a page outside the shop has no tags
	 */
	public function test_others(): void {
		$this->product( array( 'categories' => array( 'Lights' ) ) );
		$term = get_term_by( 'slug', 'lights', 'vitrine_product_cat' );
		self::assertInstanceOf( \WP_Term::class, $term );
		wp_update_term( $term->term_id, 'vitrine_product_cat', array( 'description' => 'All that <em>shines</em>.' ) );
		$tags = $this->tags( (string) get_term_link( $term ) );
		$this->assertSame( array( 'website', 'Lights', 'All that shines.' ), array( $tags['og:type'], $tags['og:title'], $tags['description'] ) );
		$this->assertArrayNotHasKey( 'og:image', $tags );
		$picture = $this->picture( 'lamp' );
		update_term_meta( $term->term_id, 'thumbnail_id', $picture );
		$this->assertSame( wp_get_attachment_image_url( $picture, 'large' ), $this->tags( (string) get_term_link( $term ) )['og:image'] );
		$post = wp_insert_post(
			array(
				'post_title'  => 'A day',
				'post_status' => 'publish',
			)
		);
		$this->assertSame( array(), $this->tags( (string) get_permalink( $post ) ) );
	}

	/**
	 * @testdox The front page and the shop page have tags
	 */
	public function test_front_and_shop(): void {
		update_option( 'blogdescription', 'Things &amp; more' );
		$front = $this->tags( home_url( '/' ) );
		$this->assertSame( array( 'website', get_bloginfo( 'name' ), 'Things & more', home_url( '/' ) ), array( $front['og:type'], $front['og:title'], $front['description'], $front['og:url'] ) );

		$shop = (int) url_to_postid( Plugin::engine()->page_url( 'shop' ) );
		wp_update_post(
			array(
				'ID'           => $shop,
				'post_excerpt' => 'All that there is.',
			)
		);
		$tags = $this->tags( Plugin::engine()->page_url( 'shop' ) );
		$this->assertSame( array( get_the_title( $shop ), 'All that there is.' ), array( $tags['og:title'], $tags['og:description'] ) );
	}

	/**
	 * @testdox A password-protected product does not expose its text; a filter changes or removes tags
	 */
	public function test_kept(): void {
		$id = $this->product(
			array(
				'short_description' => 'Secret.',
				'password'          => 'x',
			)
		);
		$this->assertStringNotContainsString( 'Secret', implode( ' ', $this->tags( (string) get_permalink( $id ) ) ) );

		$GLOBALS['wp_query']->query( array( 'p' => $this->product( array( 'name' => 'Cup' ) ), 'post_type' => 'vitrine_product' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$print = static function (): string {
			ob_start();
			PageMeta::print();
			return (string) ob_get_clean();
		};
		$this->assertStringContainsString( '<meta property="og:title" content="Cup">', $print() );
		add_filter( 'vitrine_page_meta', '__return_empty_array' );
		$this->assertSame( '', $print() );
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- Restores the main query.
	}
}
