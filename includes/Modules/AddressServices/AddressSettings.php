<?php
/**
 * Settings: address suggestions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * The service that suggests addresses. None by default, since it receives what shoppers
 * type.
 *
 * @see spec 2.7, 3.7
 */
final class AddressSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'address_service'   => Field::choice(
				Services::NONE,
				array( Services::NONE => static fn (): string => __( 'None', 'vitrine' ) ) + Services::names(),
				static fn (): string => __( 'Address suggestions at checkout and in My account', 'vitrine' ),
				static fn (): string => __( 'What shoppers type into the street address is sent to this service through your server; mention it in your privacy policy. WooCommerce’s Checkout block uses the providers from WooCommerce’s general settings instead.', 'vitrine' )
			),
			'photon_url'        => Field::text(
				static fn (): string => __( 'Photon server URL', 'vitrine' ),
				static fn (): string => Photon::PUBLIC_SERVER,
				static fn (): string => __( 'Photon searches OpenStreetMap and needs no API key. The public server is for testing; run your own for a busy shop.', 'vitrine' ),
				'uri'
			),
			'google_places_key' => Field::secret(
				static fn (): string => __( 'Google Places API key', 'vitrine' ),
				static fn (): string => __( 'For “Places API (New)”. The key stays on your server. Restrict it to your server’s IP address and set a daily quota in the Google console.', 'vitrine' )
			),
		);
	}
}
