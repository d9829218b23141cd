<?php
/**
 * Services that find addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Modules\HasSettings;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a service of the owner's choice while a shopper types an address. Providers
 * of other plugins, which bring scripts of their own, do without it.
 *
 * @see spec 2.7, 3.7, 7.12
 */
final class Module implements HasSettings {

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'address-services';
	}

	/**
	 * Whether the owner has chosen one.
	 */
	public static function is_on(): bool {
		return null !== Services::chosen();
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoints' ) );
		// Before those of other plugins.
		add_filter( 'vitrine_address_providers', array( self::class, 'list_chosen' ), 5 );
		add_filter( 'vitrine_address_page_services', array( self::class, 'add_to_page' ) );
	}

	/**
	 * Its settings, among those of the checkout.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array {
		return array(
			'checkout' => array(
				'label'  => static fn (): string => __( 'Checkout and account', 'vitrine' ),
				'fields' => Fields::all(),
			),
		);
	}

	/**
	 * What they are where the owner has set nothing.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array {
		return array(
			'address_service'   => Services::NONE,
			'photon_url'        => '',
			'google_places_key' => '',
		);
	}

	/**
	 * Adds the endpoints.
	 *
	 * @param list<class-string<Endpoint>> $endpoints Classes.
	 * @return list<class-string<Endpoint>>
	 */
	public static function add_endpoints( array $endpoints ): array {
		return self::is_on() ? array( ...$endpoints, Endpoints\SearchAddress::class, Endpoints\SelectAddress::class ) : $endpoints;
	}

	/**
	 * Lists the service that the owner has chosen.
	 *
	 * @param array<mixed> $providers Those there are.
	 * @return array<mixed>
	 */
	public static function list_chosen( array $providers ): array {
		$service = Services::chosen();
		if ( null !== $service ) {
			$entry       = array(
				'id'            => $service->id(),
				'branding_html' => $service->branding(),
			);
			$providers[] = array_filter( $entry );
		}
		return $providers;
	}

	/**
	 * Adds the address that pages send their queries to.
	 *
	 * @param list<array{id: string, countries: list<string>|null, search_url: string, select_url: string}> $services Those there are.
	 * @return list<array{id: string, countries: list<string>|null, search_url: string, select_url: string}>
	 */
	public static function add_to_page( array $services ): array {
		$service = Services::chosen();
		if ( null !== $service ) {
			$services[] = array(
				'id'         => $service->id(),
				'countries'  => $service->countries(),
				'search_url' => Addresses::url( 'endpoints.search_address' ),
				'select_url' => Addresses::url( 'endpoints.select_address' ),
			);
		}
		return $services;
	}
}
