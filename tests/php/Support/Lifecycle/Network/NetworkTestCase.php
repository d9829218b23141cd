<?php
/**
 * A network of sites.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle\Network;

use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Makes sites, and takes them away behind each test.
 */
abstract class NetworkTestCase extends TestCase {

	/**
	 * Ids of the sites that a test has made.
	 *
	 * @var list<int>
	 */
	private array $sites = array();

	/**
	 * Has the web server compile WordPress's functions for networks, about which PHP
	 * complains once.
	 */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Visitor() )->get( '/' );
	}

	/**
	 * Takes the sites away.
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
	 * Makes a site below a word.
	 *
	 * @param string $word Such as `two`.
	 * @return int Its id.
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
	 * What work answers inside a site.
	 *
	 * @template T
	 * @param int           $id   Of the site.
	 * @param callable(): T $work What to do there.
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
