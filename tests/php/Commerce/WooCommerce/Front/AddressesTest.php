<?php
/**
 * Address providers on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Automattic\WooCommerce\Internal\AddressProvider\AddressProviderController;
use Vitrine\Page\Address\Providers;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * WooCommerce's list of them, which its checkout block asks, and ours.
 *
 * @see spec 3.7, 5.9
 */
final class AddressesTest extends TestCase {

	/**
	 * Chooses a service, and has WooCommerce suggest addresses.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( Settings::OPTION, array( 'address_service' => 'photon' ) );
		update_option( 'woocommerce_address_autocomplete_enabled', 'yes' );
	}

	/**
	 * Ids of WooCommerce's list.
	 *
	 * @return list<string>
	 */
	private function ids(): array {
		$controller = new AddressProviderController();
		$controller->init();
		return array_column( $controller->get_providers(), 'id' );
	}

	/**
	 * @testdox The owner's service is on WooCommerce's list, with name and branding, and once on ours
	 */
	public function test_lists_the_service(): void {
		$this->assertSame( array( 'photon' ), $this->ids() );
		$this->assertSame( array( 'photon' ), array_column( Providers::listed(), 'id' ) );
	}

	/**
	 * @testdox It is not where WooCommerce's own script stays
	 */
	public function test_leaves_it_to_woocommerce(): void {
		update_option(
			Settings::OPTION,
			array(
				'address_service'      => 'photon',
				'replace_autocomplete' => false,
			)
		);
		$this->assertSame( array(), $this->ids() );
	}

	/**
	 * @testdox Another plugin's provider stands on both lists beside it
	 */
	public function test_others(): void {
		add_filter(
			'woocommerce_address_providers',
			static function ( array $providers ): array {
				$other       = new class() extends \WC_Address_Provider {};
				$other->id   = 'acme';
				$other->name = 'Acme';
				return array( ...$providers, $other );
			}
		);
		$this->assertSame( array( 'photon', 'acme' ), $this->ids() );
		$this->assertSame( array( 'photon', 'acme' ), array_column( Providers::listed(), 'id' ) );
	}
}
