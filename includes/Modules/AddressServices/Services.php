<?php
/**
 * Registry of address services.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * All services, and the one chosen by the owner.
 *
 * @see spec 3.7
 */
final class Services {

	public const NONE = 'none';

	/**
	 * Returns all services by ID.
	 *
	 * @return array<string, Service>
	 */
	public static function all(): array {
		/**
		 * Filters the address services that run on the shop's server. The owner chooses
		 * one in the settings.
		 *
		 * @param list<\Vitrine\Modules\AddressServices\Service> $services Services with unique IDs.
		 *
		 * @example
		 * add_filter( 'vitrine_address_services', fn( $services ) => array( ...$services, new Acme_Addresses() ) );
		 */
		$services = apply_filters( 'vitrine_address_services', array( new Photon(), new GooglePlaces() ) );
		$services = array_filter( (array) $services, static fn ( $service ): bool => $service instanceof Service );
		return array_combine( array_map( static fn ( Service $service ): string => $service->id(), $services ), $services );
	}

	/**
	 * Returns the names for the settings.
	 *
	 * @return array<string, \Closure(): string>
	 */
	public static function names(): array {
		return array_map( static fn ( Service $service ): \Closure => static fn (): string => $service->name(), self::all() );
	}

	/**
	 * Returns the chosen service if it is configured.
	 */
	public static function chosen(): ?Service {
		$service = self::all()[ Settings::text( 'address_service' ) ] ?? null;
		return $service?->is_ready() ? $service : null;
	}
}
