<?php
/**
 * Tests of a visitor's consent.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Visit;

use Vitrine\Tests\TestCase;
use Vitrine\Visit\Consent;

/**
 * The same rules as in the browser, for requests that write.
 */
final class ConsentTest extends TestCase {

	/**
	 * Data provider of consent types, cookies, and the result.
	 *
	 * @return array<string, array{string, string|null, bool}>
	 */
	public function states(): array {
		return array(
			'no consent plugin'             => array( '', null, true ),
			'no consent plugin, but denied' => array( '', 'deny', true ),
			'opt-in, no choice'             => array( 'optin', null, false ),
			'opt-in, allowed'               => array( 'optin', 'allow', true ),
			'opt-in, denied'                => array( 'optin', 'deny', false ),
			'opt-in, unknown value'         => array( 'optin', 'maybe', false ),
			'opt-out, no choice'            => array( 'optout', null, true ),
			'opt-out, allowed'              => array( 'optout', 'allow', true ),
			'opt-out, denied'               => array( 'optout', 'deny', false ),
			'opt-out, unknown value'        => array( 'optout', 'maybe', true ),
		);
	}

	/**
	 * @testdox Detects consent: $_dataName
	 *
	 * @dataProvider states
	 *
	 * @param string      $type     Consent type in the settings; empty: consent is not required.
	 * @param string|null $cookie   Consent cookie of the category; null: none.
	 * @param bool        $expected Whether the visitor has consented.
	 */
	public function test_states( string $type, ?string $cookie, bool $expected ): void {
		update_option( 'vitrine_settings', array( 'consent_type' => $type ) );
		$_COOKIE['wp_consent_statistics'] = 'allow' === $cookie ? 'deny' : 'allow';
		if ( null !== $cookie ) {
			$_COOKIE['wp_consent_marketing'] = $cookie;
		}
		$this->assertSame( $expected, Consent::has( 'marketing' ) );
	}
}
