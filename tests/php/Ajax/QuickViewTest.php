<?php
/**
 * Tests of the quick view endpoint.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax;

use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Calls `action=ast_load_product_quick_view` over HTTP.
 *
 * @see spec 7.7
 */
final class QuickViewTest extends ShopTestCase {

	/**
	 * @testdox Returns the product's name, price and form as HTML, without the long description
	 */
	public function test_content(): void {
		$id     = $this->product(
			array(
				'name'        => 'Lamp & Shade',
				'description' => '<p>Long words.</p>',
			)
		);
		$answer = $this->ask( array( 'product_id' => $id ) );

		$this->assertSame( 200, $answer->status );
		$this->assertStringStartsWith( 'text/html', $answer->header( 'content-type' ) );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$this->assertSame( 'nosniff', $answer->header( 'x-content-type-options' ) );
		$this->assertStringContainsString( '<h2 class="product_title entry-title">Lamp &amp; Shade</h2>', $answer->body );
		$this->assertStringContainsString( 'name="add-to-cart" value="' . $id . '"', $answer->body );
		$this->assertStringContainsString( '€10.00', html_entity_decode( wp_strip_all_tags( $answer->body ) ) );
		$this->assertStringContainsString( (string) get_permalink( $id ), $answer->body );
		$this->assertStringNotContainsString( 'Long words.', $answer->body );
		$this->assertStringNotContainsString( '<script', $answer->body );
	}

	/**
	 * @testdox Offers the same attributes as the product page
	 */
	public function test_variable(): void {
		list( $id ) = $this->variable();
		$answer     = $this->ask( array( 'product_id' => $id ) );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'name="attribute_colour"', $answer->body );
	}

	/**
	 * @testdox Rejects an invalid product with displayable HTML that does not echo the input
	 * @dataProvider malformed
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 */
	public function test_malformed( array $fields ): void {
		$answer = $this->ask( $fields );
		$this->assertSame( 400, $answer->status );
		$this->assertStringStartsWith( 'text/html', $answer->header( 'content-type' ) );
		$this->assertStringContainsString( 'vitrine-quick-view-refusal', $answer->body );
		$this->assertStringNotContainsString( 'alert', $answer->body );
	}

	/**
	 * Data provider of invalid product IDs.
	 *
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function malformed(): array {
		return array(
			'none'          => array( array() ),
			'empty'         => array( array( 'product_id' => '' ) ),
			'zero'          => array( array( 'product_id' => '0' ) ),
			'negative'      => array( array( 'product_id' => '-3' ) ),
			'markup'        => array( array( 'product_id' => '<script>alert(1)</script>' ) ),
			'an array'      => array( array( 'product_id' => array( '7' ) ) ),
			'too large'     => array( array( 'product_id' => '99999999999' ) ),
			'invalid UTF-8' => array( array( 'product_id' => "\xff" ) ),
		);
	}

	/**
	 * @testdox Answers 404 for a product the visitor may not see
	 */
	public function test_hidden(): void {
		$draft = $this->product( array( 'status' => 'draft' ) );
		$page  = wp_insert_post(
			array(
				'post_title'  => 'A page',
				'post_type'   => 'page',
				'post_status' => 'publish',
			)
		);
		foreach ( array( $draft, $page, 999999 ) as $id ) {
			$answer = $this->ask( array( 'product_id' => $id ) );
			$this->assertSame( 404, $answer->status );
			$this->assertStringContainsString( 'no longer available', $answer->body );
			$this->assertStringNotContainsString( 'A page', $answer->body );
		}
	}

	/**
	 * @testdox Returns the same HTML to every visitor and starts no session
	 */
	public function test_same_for_all(): void {
		list( $shopper ) = $this->shopper();
		$id              = $this->product();
		$stranger        = $this->visitor();
		$this->assertSame( $this->ask( array( 'product_id' => $id ), $shopper )->body, $this->ask( array( 'product_id' => $id ), $stranger )->body );
		$this->assertSame( array(), $stranger->cookies );
	}

	/**
	 * Sends a request.
	 *
	 * @param array<string, mixed> $fields  Fields of the body.
	 * @param Visitor|null         $visitor The visitor; null for a new one.
	 */
	private function ask( array $fields, ?Visitor $visitor = null ): Response {
		return ( $visitor ?? $this->visitor() )->post( self::ADMIN, array( 'action' => 'ast_load_product_quick_view' ) + $fields );
	}
}
