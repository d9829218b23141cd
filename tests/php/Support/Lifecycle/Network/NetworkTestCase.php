<?php
/**
 * Base class of multisite tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle\Network;

use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Creates sites, and deletes them after each test.
 */
abstract class NetworkTestCase extends TestCase {

	/**
	 * IDs of the created sites.
	 *
	 * @var list<int>
	 */
	private array $sites = array();

	/**
	 * Sends a request first, since PHP logs a notice when the web server compiles
	 * WordPress's multisite functions for the first time.
	 */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Visitor() )->get( '/' );
	}

	/**
	 * Deletes the sites.
	 */
	protected function tearDown(): void {
		foreach ( $this->sites as $id ) {
			if ( get_site( $id ) ) {
				wp_delete_site( $id );
			}
		}
		parent::tearDown();
	}

	/**
	 * Creates a site in a subdirectory.
	 *
	 * @param string $word Name of the subdirectory, for example `two`.
	 * @return int Its ID.
	 */
	protected function site( string $word ): int {
		$id = wp_insert_site(
			array(
				'domain'  => get_network()->domain,
				'path'    => "/$word/",
				'title'   => ucfirst( $word ),
				'user_id' => 1,
				'options' => array( 'permalink_structure' => '/%postname%/' ),
			)
		);
		$this->assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		$this->sites[] = $id;
		return $id;
	}

	/**
	 * Runs a function in a site and returns its result.
	 *
	 * @template T
	 * @param int           $id   Site ID.
	 * @param callable(): T $work The function.
	 * @return T
	 */
	protected static function inside( int $id, callable $work ) {
		switch_to_blog( $id );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}
}
