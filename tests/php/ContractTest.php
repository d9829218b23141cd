<?php
/**
 * Tests of the contract.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests;

use OutOfBoundsException;
use Vitrine\Contract;

/**
 * Reads names from the contract.
 */
final class ContractTest extends TestCase {

	/**
	 * Resets the contract.
	 */
	protected function setUp(): void {
		parent::setUp();
		Contract::reset();
	}

	/**
	 * Resets the contract after filters.
	 */
	protected function tearDown(): void {
		parent::tearDown();
		Contract::reset();
	}

	/**
	 * @testdox Replaces brand placeholders in every name
	 */
	public function test_placeholders_are_resolved(): void {
		$this->assertSame( 'woocommerce_cart_hash', Contract::name( 'cookies.cart_hash' ) );
		$this->assertSame( 'vitrine_add_cart_single_product', Contract::name( 'actions.add_cart_single_product' ) );
		$this->assertSame( 'wcpay_get_woopay_session', Contract::name( 'endpoints.wallet_session' ) );
		$this->assertSame( array( 'woocommerce', 'edd' ), Contract::get( 'settings_values.cart_kinds' ) );
	}

	/**
	 * @testdox Keeps placeholders that are not brands
	 */
	public function test_other_placeholders_stay(): void {
		$this->assertSame( 'Provider {id} not registered on server', Contract::name( 'messages.provider_unlisted' ) );
		$this->assertSame( 'Invalid woopay session URL: {url}', Contract::name( 'messages.wallet_bad_url' ) );
	}

	/**
	 * The scripts' createResolver() replaces each `{name}` that is a brand and no other.
	 *
	 * @testdox Resolves the whole contract file as the scripts do
	 */
	public function test_it_agrees_with_the_scripts(): void {
		$json   = (string) file_get_contents( dirname( __DIR__, 2 ) . '/src/contract/contract.json' );
		$brands = json_decode( $json, true )['placeholders'];
		$script = preg_replace_callback( '/\{(\w+)\}/', static fn( array $found ): string => $brands[ $found[1] ] ?? $found[0], $json );

		foreach ( json_decode( (string) $script, true ) as $key => $value ) {
			$this->assertSame( $value, Contract::get( $key ), $key );
		}
	}

	/**
	 * @testdox A filter can supply another theme's brand
	 */
	public function test_a_filter_changes_the_brands(): void {
		add_filter( 'vitrine_contract', static fn( array $brands ): array => array_merge( $brands, array( 'theme' => 'astra' ) ) );
		Contract::reset();

		$this->assertSame( 'astra_add_cart_single_product', Contract::name( 'actions.add_cart_single_product' ) );
		$this->assertSame( 'woocommerce_cart_hash', Contract::name( 'cookies.cart_hash' ) );
	}

	/**
	 * @testdox Ignores an invalid filter result
	 */
	public function test_a_broken_filter_does_no_harm(): void {
		add_filter( 'vitrine_contract', static fn(): array => array( 'unknown' => 'x' ) );
		Contract::reset();

		$this->assertSame( 'vitrine', Contract::brands()['theme'] );
		$this->assertArrayNotHasKey( 'unknown', Contract::brands() );
	}

	/**
	 * @testdox Throws for a name that is not in the contract
	 */
	public function test_unknown_names_are_an_error(): void {
		$this->expectException( OutOfBoundsException::class );
		Contract::get( 'cookies.none' );
	}
}
