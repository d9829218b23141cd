<?php
/**
 * Tests of order attribution.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Visit;

use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;
use Vitrine\Visit\Origins;

/**
 * From the hidden inputs to the order, with the built-in shop.
 */
final class OriginsTest extends CheckoutTestCase {

	private const SENT = array(
		'wc_order_attribution_source_type'   => 'utm',
		'wc_order_attribution_utm_source'    => '<i>news</i>',
		'wc_order_attribution_utm_campaign'  => 'spring',
		'wc_order_attribution_session_pages' => '4',
		'wc_order_attribution_user_agent'    => "Mozilla/5.0 (iPhone)\0 Mobile",
	);

	/**
	 * @testdox An order stores the origin fields, sanitized [7.18-01]
	 */
	public function test_kept(): void {
		list( $visitor, $form ) = $this->buyer();
		$page                   = $visitor->get( '/checkout/' )->body;
		foreach ( array_keys( self::SENT ) as $name ) {
			$this->assertStringContainsString( '<input type="hidden" name="' . $name . '" value="">', $page );
		}
		$answer = $visitor->post( self::ENDPOINT, self::SENT + $form );
		$this->assertSame( 'success', $answer->json()['result'] ?? $answer->body );
		$this->assertEquals(
			array(
				'source_type'   => 'utm',
				'utm_source'    => 'news',
				'utm_campaign'  => 'spring',
				'session_pages' => '4',
				'user_agent'    => 'Mozilla/5.0 (iPhone) Mobile',
				'device_type'   => 'Mobile',
			),
			OrderOrigins::of( $answer->json()['order_id'] )
		);
	}

	/**
	 * @testdox Stores nothing without consent, even if the form has fields [6-08]
	 */
	public function test_denied(): void {
		update_option( 'vitrine_settings', array( 'consent_type' => 'optout' ) );
		list( $visitor, $form )                   = $this->buyer();
		$visitor->cookies['wp_consent_marketing'] = 'deny';
		$answer                                   = $visitor->post( self::ENDPOINT, self::SENT + $form );
		$this->assertSame( 'success', $answer->json()['result'] ?? $answer->body );
		$this->assertSame( array(), OrderOrigins::of( $answer->json()['order_id'] ) );
	}

	/**
	 * @testdox Malformed origin fields never prevent an order
	 */
	public function test_odd(): void {
		list( $visitor, $form ) = $this->buyer();
		$odd                    = array(
			'wc_order_attribution_source_type' => array( 'utm' ),
			'wc_order_attribution_utm_source'  => str_repeat( "\xff", 9000 ),
		);
		$answer                 = $visitor->post( self::ENDPOINT, $odd + $form );
		$this->assertSame( 'success', $answer->json()['result'] ?? $answer->body );
		$this->assertSame( array(), OrderOrigins::of( $answer->json()['order_id'] ) );
	}

	/**
	 * @testdox With attribution off, pages have no script, data or inputs
	 */
	public function test_off(): void {
		list( $visitor ) = $this->buyer();
		$this->assertStringContainsString( 'id="vitrine-visit"', $visitor->get( '/' )->body );
		update_option( 'vitrine_settings', array( 'order_attribution' => false ) );
		foreach ( array( '/', '/checkout/' ) as $path ) {
			$page = $visitor->get( $path )->body;
			$this->assertStringNotContainsString( 'vitrine-visit', $page );
			$this->assertStringNotContainsString( 'attribution', $page );
		}
	}

	/**
	 * @testdox Pages are identical for every consent choice
	 */
	public function test_cacheable(): void {
		update_option( 'vitrine_settings', array( 'consent_type' => 'optin' ) );
		$said = array();
		foreach ( array( 'allow', 'deny', '' ) as $choice ) {
			$visitor                                  = $this->visitor();
			$visitor->cookies['wp_consent_marketing'] = $choice;
			preg_match( '/id="vitrine-visit">(.*?)</', $visitor->get( '/' )->body, $found );
			$said[] = $found[1] ?? '';
		}
		$this->assertCount( 1, array_unique( $said ) );
		$this->assertSame( 'optin', json_decode( $said[0], true )['consent']['type'] );
	}

	/**
	 * @testdox Input names use the filtered prefix [3.15-01]
	 */
	public function test_prefix(): void {
		add_filter( 'vitrine_attribution_prefix', static fn (): string => 'origin_' );
		$this->assertStringContainsString( 'name="origin_utm_source"', \Vitrine\Visit\Inputs::html() );
		$this->assertSame( 'origin_', Origins::settings()['prefix'] );
	}

	/**
	 * @testdox A wallet order stores its origin once
	 */
	public function test_told(): void {
		Origins::record( 7, array( 'source_type' => 'organic' ) );
		Origins::record( 7, array( 'source_type' => 'typein' ) );
		$this->assertSame( 'organic', OrderOrigins::of( 7 )['source_type'] );
	}
}
