<?php
/**
 * The services that find addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Those there are, and the one that the owner has chosen.
 *
 * @see spec 3.7
 */
final class Services {

	public const NONE = 'none';

	/**
	 * Every service by its id.
	 *
	 * @return array<string, Service>
	 */
	public static function all(): array {
		/**
		 * Adds services that find addresses through the shop's server. The owner
		 * chooses one of them in the settings.
		 *
		 * @param list<\Vitrine\Modules\AddressServices\Service> $services Objects, each with an id of its own.
		 *
		 * @example
		 * add_filter( 'vitrine_address_services', fn( $services ) => array( ...$services, new Acme_Addresses() ) );
		 */
		$services = apply_filters( 'vitrine_address_services', array( new Photon(), new GooglePlaces() ) );
		$services = array_filter( (array) $services, static fn ( $service ): bool => $service instanceof Service );
		return array_combine( array_map( static fn ( Service $service ): string => $service->id(), $services ), $services );
	}

	/**
	 * Their names, for the settings.
	 *
	 * @return array<string, \Closure(): string>
	 */
	public static function names(): array {
		return array_map( static fn ( Service $service ): \Closure => static fn (): string => $service->name(), self::all() );
	}

	/**
	 * The one that the owner has chosen, when it has all that it needs.
	 */
	public static function chosen(): ?Service {
		$service = self::all()[ Settings::text( 'address_service' ) ] ?? null;
		return $service?->is_ready() ? $service : null;
	}
}
