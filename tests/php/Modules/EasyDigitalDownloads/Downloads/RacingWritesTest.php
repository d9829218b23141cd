<?php
/**
 * Tests of concurrent requests in one Easy Digital Downloads session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\EasyDigitalDownloads\Downloads;

use EDD\Sessions\Handler;
use Vitrine\Modules\EasyDigitalDownloads\DownloadsSession;
use Vitrine\Commerce\SessionLock\SessionLock;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\Commerce\Contract\Fixtures\DownloadsFixture;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Over HTTP, like two tabs or two devices with one cookie.
 */
final class RacingWritesTest extends TestCase {

	/** Number of pairs; VITRINE_RACING_PAIRS=1000 for a long run. */
	private const PAIRS = 20;

	/** Number of pairs per visitor. */
	private const PAIRS_A_SESSION = 10;

	/**
	 * @testdox Loses none of many pairs of simultaneous adds in one session
	 */
	public function test_adds(): void {
		$pairs     = (int) getenv( 'VITRINE_RACING_PAIRS' );
		$pairs     = $pairs > 0 ? $pairs : self::PAIRS;
		$downloads = array( self::download( 'First' ), self::download( 'Second' ) );
		$visitor   = $this->visitor();
		$lost      = array();
		for ( $pair = 0; $pair < $pairs; $pair++ ) {
			if ( 0 === $pair % self::PAIRS_A_SESSION ) {
				$visitor = $this->shopper( "Begin $pair" );
			}
			$answers = $visitor->together( array_map( static fn ( int $id ): array => self::add( $id ), $downloads ) );
			$this->assertSame( array( 200, 200 ), array_column( $answers, 'status' ), implode( "\n", array_column( $answers, 'body' ) ) );
			$expected = 1 + $pair % self::PAIRS_A_SESSION;
			$found    = self::quantities( $visitor, $downloads );
			if ( array( $expected, $expected ) !== $found ) {
				$lost[] = "pair $pair: " . implode( ', ', $found ) . " instead of $expected each";
			}
		}

		$this->assertSame( array(), $lost );
	}

	/**
	 * @testdox Keeps an add that runs beside an Easy Digital Downloads add link
	 */
	public function test_own_link(): void {
		$downloads = array( self::download( 'By script' ), self::download( 'By link' ) );
		$visitor   = $this->shopper( 'Begin' );

		$visitor->together( array( self::add( $downloads[0] ), array( 'GET', "/?edd_action=add_to_cart&download_id={$downloads[1]}", null ) ) );

		$this->assertSame( array( 1, 1 ), self::quantities( $visitor, $downloads ) );
	}

	/**
	 * @testdox A page that saves a notice in the session loses no concurrent add
	 */
	public function test_notice(): void {
		$mug     = self::download( 'Mug' );
		$visitor = $this->shopper( 'Begin' );
		// A page reads the session ...
		$_COOKIE       = array_map( 'rawurldecode', $visitor->cookies );
		EDD()->session = new Handler();
		$session       = new DownloadsSession( new Jar() );
		$this->assertGreaterThan( 0, $session->revision() );

		// ... while something is added, and writes afterwards.
		$visitor->request( ...self::add( $mug ) );
		$session->add_notice( 'success', 'Hello' );
		SessionLock::release();

		$this->assertSame( array( 1 ), self::quantities( $visitor, array( $mug ) ) );
		$this->assertSame( 'Hello', $session->take_notices()[0]['text'] );
		SessionLock::release();
		$_COOKIE = array();
	}

	/**
	 * @testdox A write waits for the previous one and is rejected after a timeout; reading a page does not wait
	 */
	public function test_refusal(): void {
		$mug     = self::download( 'Mug' );
		$visitor = $this->shopper( 'Begin' );
		$this->assertTrue( SessionLock::take( array( 'edd|' . self::key( $visitor ) ) ) );
		$plugin = Environment::dir() . '/www/wp-content/mu-plugins/impatient.php';
		file_put_contents( $plugin, "<?php\nadd_filter( 'vitrine_session_lock_wait', static fn (): float => 0.2 );\n" );
		try {
			$refused = $visitor->request( ...self::add( $mug ) );
			$link    = $visitor->get( "/?edd_action=add_to_cart&download_id=$mug" );
			$page    = $visitor->get( '/?wc-ajax=get_refreshed_fragments' );
		} finally {
			SessionLock::release();
			unlink( $plugin );
		}

		$this->assertSame( array( 503, 'vitrine_cart_busy' ), array( $refused->status, $refused->json()['code'] ) );
		$this->assertSame( 503, $link->status );
		$this->assertSame( 200, $page->status );
		$this->assertSame( array( 0 ), self::quantities( $visitor, array( $mug ) ) );
		$this->assertSame( 200, $visitor->request( ...self::add( $mug ) )->status, 'The lock is released.' );
		$this->assertSame( array( 1 ), self::quantities( $visitor, array( $mug ) ) );
	}

	/**
	 * Creates a download.
	 *
	 * @param string $name Name.
	 */
	private static function download( string $name ): int {
		return ( new DownloadsFixture() )->product(
			array(
				'name'          => $name,
				'regular_price' => 1000,
			)
		);
	}

	/**
	 * Returns a visitor with a filled cart.
	 *
	 * @param string $name Name of the download.
	 */
	private function shopper( string $name ): Visitor {
		$visitor = $this->visitor();
		$this->assertSame( 200, $visitor->request( ...self::add( self::download( $name ) ) )->status );
		return $visitor;
	}

	/**
	 * Returns a request that adds to the cart.
	 *
	 * @param int $download Download ID.
	 * @return array{0: string, 1: string, 2: array<string, int>}
	 */
	private static function add( int $download ): array {
		return array( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => $download ) );
	}

	/**
	 * Returns the session key of a visitor.
	 *
	 * @param Visitor $visitor A visitor with a cart.
	 */
	private static function key( Visitor $visitor ): string {
		return (string) strtok( rawurldecode( $visitor->cookies[ 'edd_session_' . COOKIEHASH ] ?? '' ), '|' );
	}

	/**
	 * Returns the quantities of downloads in a visitor's stored cart.
	 *
	 * @param Visitor   $visitor   The visitor.
	 * @param list<int> $downloads Download IDs.
	 * @return list<int>
	 */
	private static function quantities( Visitor $visitor, array $downloads ): array {
		global $wpdb;
		$key  = self::key( $visitor );
		$row  = (string) $wpdb->get_var( $wpdb->prepare( "SELECT session_value FROM {$wpdb->prefix}edd_sessions WHERE session_key = %s", $key ) );
		$data = maybe_unserialize( $row );
		$by   = array_column( is_array( $data ) ? (array) ( $data['edd_cart'] ?? array() ) : array(), 'quantity', 'id' );
		return array_map( static fn ( int $id ): int => (int) ( $by[ $id ] ?? 0 ), $downloads );
	}
}
