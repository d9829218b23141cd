<?php
/**
 * Tests of an unusable WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\WooCommerce\Health\Requirements;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * How the site handles an outdated or incomplete WooCommerce.
 */
final class HealthTest extends TestCase {

	/**
	 * Removes the patch.
	 */
	protected function tearDown(): void {
		if ( is_file( self::patch() ) ) {
			unlink( self::patch() );
		}
		parent::tearDown();
	}

	/**
	 * @testdox With WooCommerce, the setup wizard does not appear
	 */
	public function test_no_setup(): void {
		$owner = $this->owner();
		foreach ( array( 'plugins.php', 'index.php' ) as $screen ) {
			$this->assertStringNotContainsString( 'vitrine-setup', $owner->get( "/wp-admin/$screen" )->body );
		}
		$this->assertSame( 403, $owner->get( '/wp-admin/admin.php?page=vitrine-setup' )->status );
	}

	/**
	 * @testdox With a compatible WooCommerce the owner sees no notice
	 */
	public function test_good(): void {
		$this->assertSame( '', Requirements::problem() );
		$this->assertStringNotContainsString( 'vitrine-woocommerce-notice', $this->owner()->get( '/wp-admin/plugins.php' )->body );
		$this->assertSame( 'woocommerce', get_option( Requirements::OPTION ), 'The engine is remembered.' );
	}

	/**
	 * @testdox With an incompatible WooCommerce the site keeps running, and one notice says why
	 * @dataProvider bad_ones
	 *
	 * @param string $patch Code that breaks WooCommerce.
	 * @param string $says  Part of the notice.
	 */
	public function test_bad( string $patch, string $says ): void {
		file_put_contents( self::patch(), "<?php\n$patch\n" );

		foreach ( array( '/', '/shop/', '/cart/' ) as $path ) {
			$this->assertSame( 200, $this->http( 'GET', $path )->status, $path );
		}
		// Without WooCommerce, nothing handles the endpoint.
		$this->assertContains( $this->http( 'GET', '/?wc-ajax=get_refreshed_fragments' )->status, array( 200, 404 ) );
		$this->assertStringNotContainsString( 'vitrine_product', $this->http( 'GET', '/wp-json/wp/v2/types' )->body, 'The built-in shop opened instead.' );
		$page = $this->owner()->get( '/wp-admin/plugins.php' );
		$this->assertSame( 200, $page->status );
		$this->assertSame( 1, substr_count( $page->body, 'id="vitrine-woocommerce-notice"' ) );
		$this->assertStringContainsString( 'Vitrine cannot work with WooCommerce', $page->body );
		$this->assertStringContainsString( $says, $page->body );
	}

	/**
	 * Data provider of unusable versions.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function bad_ones(): array {
		return array(
			'an old version'         => array( "define( 'WC_VERSION', '9.9.5' );", 'version 9.9.5 is too old; it needs to be 10.0 or newer' ),
			'a truncated class file' => array( "add_filter( 'vitrine_woocommerce_needs', static fn ( array \$names ): array => array_merge( \$names, array( 'WC_Cut_Short' ) ) ); spl_autoload_register( static function ( string \$name ): void { if ( 'WC_Cut_Short' === \$name ) { throw new ParseError( 'unexpected end of file' ); } } );", 'WC_Cut_Short is missing' ),
			// State after WooCommerce's main file has found no autoloader.
			'not loaded'             => array( "define( 'WC_PLUGIN_FILE', WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' ); add_filter( 'option_active_plugins', static fn ( array \$plugins ): array => array_values( preg_grep( '#/woocommerce.php$#', \$plugins, PREG_GREP_INVERT ) ) );", 'it is active but did not load' ),
			'partly updated'         => array( "add_filter( 'vitrine_woocommerce_needs', static fn ( array \$names ): array => array_merge( \$names, array( 'WC_Half_Updated' ) ) );", 'WC_Half_Updated is missing' ),
		);
	}

	/**
	 * @testdox Users who cannot manage plugins see no notice
	 */
	public function test_customers(): void {
		file_put_contents( self::patch(), "<?php\ndefine( 'WC_VERSION', '9.9.5' );\n" );
		wp_insert_user(
			array(
				'user_login' => 'author',
				'user_pass'  => 'author',
				'role'       => 'author',
			)
		);
		$author = $this->visitor();
		$author->log_in( 'author', 'author' );

		$this->assertStringNotContainsString( 'vitrine-woocommerce-notice', $author->get( '/wp-admin/profile.php' )->body );
	}

	/**
	 * Returns the site's owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}

	/**
	 * Returns the path of a file that is loaded before plugins.
	 */
	private static function patch(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/bad-woocommerce.php';
	}
}
