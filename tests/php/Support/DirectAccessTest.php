<?php
/**
 * Tests of direct access to PHP files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support;

use Vitrine\Tests\TestCase;

/**
 * Browsers can request the plugin's files.
 */
final class DirectAccessTest extends TestCase {

	/**
	 * @testdox No plugin file prints or breaks anything when requested directly
	 */
	public function test_files(): void {
		$root  = dirname( VITRINE_FILE );
		$files = array( 'plugin.php', 'uninstall.php' );
		foreach ( array( 'includes', 'build' ) as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$root/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				// Asset files of the build only return an array.
				if ( 'php' === $file->getExtension() && ! str_ends_with( $file->getFilename(), '.asset.php' ) ) {
					$files[] = substr( $file->getPathname(), strlen( $root ) + 1 );
				}
			}
		}
		$this->assertGreaterThan( 300, count( $files ) );
		$visitor = $this->visitor();
		$base    = (string) wp_parse_url( plugins_url( '', VITRINE_FILE ), PHP_URL_PATH );
		$spoke   = array();
		foreach ( array_chunk( $files, 40 ) as $some ) {
			$answers = $visitor->together( array_map( static fn ( string $file ): array => array( 'GET', "$base/$file" ), $some ) );
			foreach ( $answers as $index => $answer ) {
				if ( 200 !== $answer->status || '' !== $answer->body ) {
					$spoke[ $some[ $index ] ] = $answer->status;
				}
			}
		}
		$this->assertSame( array(), $spoke );
	}
}
