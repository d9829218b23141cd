<?php
/**
 * Tests of the migration command, and of URLs after the migration.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Move\Admin\MoveCommand;
use Vitrine\Move\MoveProgress;

/**
 * The commands of an owner, and the redirects for visitors.
 */
final class MoveCommandTest extends OldShop {

	/**
	 * Sets up the WP-CLI stub.
	 */
	protected function setUp(): void {
		parent::setUp();
		if ( ! class_exists( 'WP_CLI', false ) ) {
			class_alias( FakeCli::class, 'WP_CLI' );
		}
		FakeCli::$lines = array();
	}

	/**
	 * @testdox A dry run lists and changes nothing; without it everything is moved
	 */
	public function test_command(): void {
		$lamp = self::product();
		self::order();
		self::close();
		MoveCommand::move( array(), array( 'dry-run' => true ) );
		$this->assertContains( 'Products: 1', FakeCli::$lines );
		$this->assertContains( '- Shipping zones and methods are not moved. Set them up in WooCommerce → Settings → Shipping.', FakeCli::$lines );
		$this->assertSame( array( 0, 'vitrine_product' ), array( MoveProgress::load()->started, get_post_type( $lamp ) ) );

		MoveCommand::move( array(), array( 'batch' => '1' ) );
		$this->assertSame( 'Success: The shop has been moved. Not moved: 0.', end( FakeCli::$lines ) );
		$this->assertSame( array( 1, 1 ), array( self::counts()['products'], self::counts()['orders'] ) );
	}

	/**
	 * @testdox The command fails while a setting blocks the move
	 */
	public function test_blocked(): void {
		self::product();
		self::close();
		update_option( 'woocommerce_currency', 'USD' );
		$this->expectException( \DomainException::class );
		MoveCommand::move( array(), array() );
	}

	/**
	 * @testdox Old URLs redirect when WooCommerce's bases differ
	 */
	public function test_other_bases(): void {
		$lamp = self::product( array( 'slug' => 'lamp', 'categories' => array( 'Lighting' ), 'tags' => array( 'Warm' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		update_option(
			'woocommerce_permalinks',
			array(
				'product_base'  => '/buy',
				'category_base' => 'kind',
				'tag_base'      => 'label',
			)
		);
		self::move();
		// The web server's next request knows the new URLs.
		$answer = $this->http( 'GET', '/product/lamp/' );
		$this->assertSame( array( 301, home_url( '/buy/lamp/' ) ), array( $answer->status, $answer->header( 'location' ) ) );
		$this->assertSame( home_url( '/kind/lighting/' ), $this->http( 'GET', '/product-category/lighting/' )->header( 'location' ) );
		$this->assertSame( home_url( '/label/warm/' ), $this->http( 'GET', '/product-tag/warm/' )->header( 'location' ) );
		$this->assertSame( home_url( '/label/warm/' ), $this->http( 'GET', '/?vitrine_product_tag=warm' )->header( 'location' ) );
		$this->assertSame( 404, $this->http( 'GET', '/product/none/' )->status );
		$this->assertSame( 'publish', get_post_status( $lamp ) );
	}
}
