<?php
/**
 * Tests of scripts that run before the first paint.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site;

use Vitrine\Site\InlineScript;
use Vitrine\Tests\TestCase;

/**
 * The script is printed, or a missing file is reported.
 */
final class InlineScriptTest extends TestCase {

	/**
	 * Calls a function and returns the errors that it causes.
	 *
	 * @param callable(): void $what The function.
	 * @return array{list<string>, string} Errors that PHP shows, and its log.
	 */
	private static function said( callable $what ): array {
		$shown = array();
		$file  = (string) tempnam( sys_get_temp_dir(), 'log' );
		$log   = (string) ini_set( 'error_log', $file ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Restored below.
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- The test checks the error message.
		set_error_handler(
			static function ( int $level, string $text ) use ( &$shown ): bool {
				$shown[] = $text;
				return true;
			}
		);
		try {
			$what();
			return array( $shown, (string) file_get_contents( $file ) );
		} finally {
			restore_error_handler();
			ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Restores the original value.
			unlink( $file );
		}
	}

	/**
	 * @testdox Prints an inline script with its data
	 */
	public function test_there(): void {
		$html = '';
		$said = self::said(
			static function () use ( &$html ): void {
				$html = InlineScript::html( 'loader-next-pages', array( 'exclude' => '["/cart/"]' ) );
			}
		);
		$this->assertSame( array( array(), '' ), $said );
		$this->assertStringContainsString( 'data-exclude="[&quot;/cart/&quot;]"', $html );
	}

	/**
	 * @testdox A missing build file is reported in the page or in the log
	 */
	public function test_missing(): void {
		list( $shown, $log ) = self::said( static fn () => InlineScript::report( 'loader-gone', true ) );
		$this->assertStringContainsString( 'build/loader-gone.js is missing', implode( $shown ) );
		$this->assertSame( '', $log );
		list( $shown, $log ) = self::said( static fn () => InlineScript::report( 'loader-gone', false ) );
		$this->assertSame( array(), $shown );
		$this->assertStringContainsString( 'build/loader-gone.js is missing', $log );
		// In a page, it depends on WP_DEBUG where the error is reported.
		list( $shown, $log ) = self::said( fn () => $this->assertSame( '', InlineScript::html( 'loader-gone' ) ) );
		$this->assertStringContainsString( 'build/loader-gone.js is missing', implode( $shown ) . $log );
	}
}
