<?php
/**
 * Tests of the site's address providers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Page\Address\Suggestions;
use Vitrine\Page\Address\Providers;
use Vitrine\Plugin;
use Vitrine\Settings\Field;
use Vitrine\Settings\Admin\SettingsScreenData;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Data that the checkout prints for its script.
 *
 * @see spec 3.7
 */
final class ProvidersTest extends TestCase {

	/**
	 * Returns the data that a page prints for its address script.
	 *
	 * @param string $page Page type for Engine::page_url().
	 * @return array<string, mixed>|null Null for none.
	 */
	private function said( string $page ): ?array {
		$html = $this->http( 'GET', (string) wp_parse_url( Plugin::engine()->page_url( $page ), PHP_URL_PATH ) )->body;
		return preg_match( '/var vitrineAddress = (\{.*\});/', $html, $found ) ? json_decode( $found[1], true ) : null;
	}

	/**
	 * Returns the list of providers on a page.
	 *
	 * @param string $page Page type.
	 * @return mixed
	 */
	private function listed( string $page ): mixed {
		return json_decode( (string) ( $this->said( $page )['providers'] ?? '' ), true );
	}

	/**
	 * @testdox The checkout lists providers as JSON objects with an ID, pages without an address do not [3.7-01]
	 */
	public function test_list(): void {
		$this->assertNull( $this->said( 'checkout' ) );

		update_option( 'vitrine_settings', array( 'address_service' => 'sandbox' ) );
		$listed = array(
			array(
				'id'            => 'sandbox',
				'branding_html' => '<b>Sandbox</b> addresses',
			),
		);
		$this->assertSame( $listed, $this->listed( 'checkout' ) );
		$this->assertNull( $this->said( 'account' ), 'The account page shows guests a login.' );
		$this->assertNull( $this->said( 'shop' ) );
	}

	/**
	 * @testdox The suggestions script is loaded on demand after its dependencies, and not printed in the page
	 */
	public function test_scripts(): void {
		update_option( 'vitrine_settings', array( 'address_service' => 'sandbox' ) );
		$handles = array_column( $this->said( 'checkout' )['scripts'], 'handle' );
		$this->assertSame( 'vitrine-suggestions', end( $handles ) );
		foreach ( array( 'react', 'react-dom', 'wp-data', 'vitrine-checkout-store' ) as $needed ) {
			$this->assertContains( $needed, $handles );
		}
		$html = $this->http( 'GET', (string) wp_parse_url( Plugin::engine()->page_url( 'checkout' ), PHP_URL_PATH ) )->body;
		$this->assertDoesNotMatchRegularExpression( '#<script[^>]+id="vitrine-suggestions-js"#', $html );
	}

	/**
	 * @testdox Providers of other plugins follow the chosen one, and a filter can remove them
	 */
	public function test_order(): void {
		update_option( 'vitrine_settings', array( 'address_service' => 'sandbox' ) );
		add_filter( 'vitrine_address_providers', static fn ( array $list ): array => array( ...$list, array( 'id' => 'acme-maps' ) ) );
		$this->assertSame( array( 'sandbox', 'acme-maps' ), array_column( Providers::listed(), 'id' ) );
		$this->assertSame( array( 'sandbox' ), array_column( Suggestions::data()['services'], 'id' ) );

		add_filter( 'vitrine_address_providers', '__return_empty_array', 20 );
		$this->assertSame( array(), Suggestions::data()['services'] );
	}

	/**
	 * @testdox A provider without its key is off, and the key is never printed
	 */
	public function test_key(): void {
		update_option( 'vitrine_settings', array( 'address_service' => 'google-places' ) );
		$this->assertNull( $this->said( 'checkout' ) );
		update_option(
			'vitrine_settings',
			array(
				'address_service'   => 'google-places',
				'google_places_key' => 'secret-key',
			)
		);
		$html = $this->http( 'GET', (string) wp_parse_url( Plugin::engine()->page_url( 'checkout' ), PHP_URL_PATH ) )->body;
		$this->assertStringContainsString( 'google-places', $html );
		$this->assertStringNotContainsString( 'secret-key', $html );
	}

	/**
	 * @testdox A stored key is masked, kept when submitted unchanged, and can be removed
	 */
	public function test_secret(): void {
		wp_set_current_user( 1 );
		update_option( 'vitrine_settings', array( 'google_places_key' => 'secret-key' ) );
		$shown = SettingsScreenData::all();
		$this->assertStringNotContainsString( 'secret-key', (string) wp_json_encode( $shown ) );
		$this->assertSame( Field::MASK, $shown['values'][ Settings::OPTION ]['google_places_key'] );
		$this->assertSame( 'secret-key', Settings::sanitize( array( 'google_places_key' => Field::MASK ) )['google_places_key'] );
		$this->assertSame( '', Settings::sanitize( array( 'google_places_key' => '' ) )['google_places_key'] );
	}
}
