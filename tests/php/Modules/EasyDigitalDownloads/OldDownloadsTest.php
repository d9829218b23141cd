<?php
/**
 * Tests of an unusable Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\EasyDigitalDownloads;

use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * How the site handles an outdated or incomplete version.
 */
final class OldDownloadsTest extends TestCase {

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
	 * Data provider of patches, and the notice to the owner.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function bad_ones(): array {
		return array(
			'an old version' => array( "define( 'EDD_VERSION', '3.2.12' ); function EDD() {} class EDD_Cart {}", 'version 3.2.12 is too old; it needs to be 3.3 or newer' ),
			'incomplete'     => array( "define( 'EDD_VERSION', '3.6.0' ); function EDD() {} class EDD_Cart {}", 'EDD\Sessions\Handler, EDD\Discounts\ItemAmount is missing' ),
			'not loaded'     => array( "define( 'EDD_VERSION', '3.6.0' );", 'EDD, EDD_Cart' ),
		);
	}

	/**
	 * @testdox With an incompatible Easy Digital Downloads ($_dataName) no other shop opens, and one notice says why
	 * @dataProvider bad_ones
	 *
	 * @param string $patch Code that breaks it.
	 * @param string $says  Part of the notice.
	 */
	public function test_bad( string $patch, string $says ): void {
		file_put_contents( self::patch(), "<?php\n$patch\n" );

		foreach ( array( '/', '/shop/', '/cart/' ) as $path ) {
			$this->assertSame( 200, $this->http( 'GET', $path )->status, $path );
		}
		$this->assertSame( 404, $this->http( 'GET', '/?wc-ajax=get_refreshed_fragments' )->status );
		$this->assertStringNotContainsString( 'vitrine_product', $this->http( 'GET', '/wp-json/wp/v2/types' )->body, 'The built-in shop opened instead.' );
		$owner = new Visitor();
		$owner->log_in( 'admin', 'password' );
		$page = $owner->get( '/wp-admin/plugins.php' );
		$this->assertSame( 200, $page->status );
		$this->assertSame( 1, substr_count( $page->body, 'id="vitrine-downloads-notice"' ) );
		$this->assertStringContainsString( $says, $page->body );
	}

	/**
	 * @testdox Without Easy Digital Downloads there is no notice about it
	 */
	public function test_none(): void {
		$owner = new Visitor();
		$owner->log_in( 'admin', 'password' );
		$this->assertStringNotContainsString( 'vitrine-downloads-notice', $owner->get( '/wp-admin/plugins.php' )->body );
	}

	/**
	 * Returns the path of the patch.
	 */
	private static function patch(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/bad-downloads.php';
	}
}
