<?php
/**
 * Address services.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Modules\HasSettings;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Suggests addresses of a service chosen by the owner while shoppers type. Address
 * providers of other plugins, which have their own scripts, do not use it.
 *
 * @see spec 2.7, 3.7, 7.12
 */
final class Module implements HasSettings {

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'address-services';
	}

	/**
	 * Whether a service is chosen.
	 */
	public static function is_on(): bool {
		return null !== Services::chosen();
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoints' ) );
		// Before providers of other plugins.
		add_filter( 'vitrine_address_providers', array( self::class, 'list_chosen' ), 5 );
		add_filter( 'vitrine_address_page_services', array( self::class, 'add_to_page' ) );
	}

	/**
	 * Returns the settings, in the group of the checkout.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array {
		return array(
			'checkout' => array(
				'label'  => static fn (): string => __( 'Checkout and account', 'vitrine' ),
				'fields' => AddressSettings::all(),
			),
		);
	}

	/**
	 * Returns the default values.
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
	 * @param list<class-string<Endpoint>> $endpoints Class names.
	 * @return list<class-string<Endpoint>>
	 */
	public static function add_endpoints( array $endpoints ): array {
		return self::is_on() ? array( ...$endpoints, Endpoints\SearchAddress::class, Endpoints\SelectAddress::class ) : $endpoints;
	}

	/**
	 * Adds the chosen service to the address providers.
	 *
	 * @param array<mixed> $providers Address providers.
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
	 * Adds the search URL to the page.
	 *
	 * @param list<array{id: string, countries: list<string>|null, search_url: string, select_url: string}> $services Services of the page.
	 * @return list<array{id: string, countries: list<string>|null, search_url: string, select_url: string}>
	 */
	public static function add_to_page( array $services ): array {
		$service = Services::chosen();
		if ( null !== $service ) {
			$services[] = array(
				'id'         => $service->id(),
				'countries'  => $service->countries(),
				'search_url' => EndpointUrls::url( 'endpoints.search_address' ),
				'select_url' => EndpointUrls::url( 'endpoints.select_address' ),
			);
		}
		return $services;
	}
}
