<?php
/**
 * Tests of the notices of a new shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Setup;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Tests\TestCase;

/**
 * Setup notice, and empty product lists in the admin and in the shop.
 */
final class SetupNoticesTest extends TestCase {

	/**
	 * @testdox The setup notice shows on dashboard and plugins to users with the capability until dismissed
	 */
	public function test_notice(): void {
		$editor = $this->visitor_as( 'editor' );
		$this->assertStringNotContainsString( 'vitrine-setup-notice', $editor->get( '/wp-admin/index.php' )->body );
		$manager = $this->visitor_as( 'vitrine_manager' );
		$this->assertStringContainsString( 'vitrine-setup-notice', $manager->get( '/wp-admin/index.php' )->body );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$page = $owner->get( '/wp-admin/index.php' )->body;
		$this->assertStringContainsString( 'vitrine-setup-notice', $page );
		$this->assertStringContainsString( 'vitrine-setup-notice', $owner->get( '/wp-admin/plugins.php' )->body );
		$this->assertStringNotContainsString( 'vitrine-setup-notice', $owner->get( '/wp-admin/edit.php?post_type=page' )->body );

		$close = static fn ( string $nonce ): array => array(
			'action'   => 'vitrine_setup_close',
			'what'     => 'notice',
			'_wpnonce' => $nonce,
		);
		preg_match( '/name="action" value="vitrine_setup_close"><input type="hidden" name="_wpnonce" value="(\w+)"/', $page, $found );
		$this->assertSame( 403, $owner->post( '/wp-admin/admin-post.php', $close( 'forged' ) )->status );
		$this->assertSame( 403, $editor->post( '/wp-admin/admin-post.php', $close( $found[1] ) )->status );
		$this->assertSame( 400, $owner->post( '/wp-admin/admin-post.php', array( 'what' => 'everything' ) + $close( $found[1] ) )->status );
		$this->assertStringContainsString( 'vitrine-setup-notice', $owner->get( '/wp-admin/index.php' )->body );
		$this->assertSame( 302, $owner->post( '/wp-admin/admin-post.php', $close( $found[1] ) )->status );
		$this->assertStringNotContainsString( 'vitrine-setup-notice', $owner->get( '/wp-admin/index.php' )->body );
		$this->assertStringContainsString( 'vitrine-checklist', $owner->get( '/wp-admin/admin.php?page=vitrine-orders' )->body );
		$this->assertStringContainsString( 'vitrine-checklist', $manager->get( '/wp-admin/admin.php?page=vitrine-orders' )->body );
	}

	/**
	 * @testdox An empty product list offers samples to users who may sell, and an empty shop tells visitors
	 */
	public function test_empty_lists(): void {
		$this->assertStringContainsString( 'There are no products in our shop yet.', $this->http( 'GET', '/shop/' )->body );
		$manager = $this->visitor_as( 'vitrine_manager' );
		$list    = '/wp-admin/edit.php?post_type=' . ContentTypes::PRODUCT;
		$page    = $manager->get( $list )->body;
		$this->assertStringContainsString( 'No products yet', $page );
		$change = static fn ( string $nonce, string $what ): array => array(
			'action'   => 'vitrine_sample_products',
			'do'       => $what,
			'_wpnonce' => $nonce,
		);
		preg_match( '/name="action" value="vitrine_sample_products"><input type="hidden" name="_wpnonce" value="(\w+)"/', $page, $found );
		$this->assertSame( 403, $manager->post( '/wp-admin/admin-post.php', $change( 'forged', 'add' ) )->status );
		$this->assertSame( 400, $manager->post( '/wp-admin/admin-post.php', $change( $found[1], 'sell' ) )->status );
		$this->assertSame( 403, $this->visitor_as( 'editor' )->post( '/wp-admin/admin-post.php', $change( $found[1], 'add' ) )->status );
		$this->assertSame( array(), SampleProducts::ids() );

		$this->assertSame( 302, $manager->post( '/wp-admin/admin-post.php', $change( $found[1], 'add' ) )->status );
		$page = $manager->get( $list )->body;
		$this->assertStringContainsString( 'Sample products added.', $page );
		$this->assertStringContainsString( 'Remove sample products', $page );
		$this->assertStringNotContainsString( 'No products yet', $page );
		$this->assertStringContainsString( 'Sample mug', $this->http( 'GET', '/shop/' )->body );
		$this->assertSame( 302, $manager->post( '/wp-admin/admin-post.php', $change( $found[1], 'remove' ) )->status );
		$this->assertSame( array(), SampleProducts::ids() );
	}
}
