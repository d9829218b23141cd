<?php
/**
 * Settings: suggested addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Integrations\Address\Photon;
use Vitrine\Integrations\Address\Services;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Who finds addresses while a shopper types. Nobody does by itself: what is typed
 * leaves the shop.
 *
 * @see spec 2.7, 3.7
 */
final class Addresses {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'address_service'   => Field::choice(
				Services::NONE,
				array( Services::NONE => static fn (): string => __( 'None', 'vitrine' ) ) + Services::names(),
				static fn (): string => __( 'Suggest addresses at checkout and in the account', 'vitrine' ),
				static fn (): string => __( 'What a shopper types into the street address is sent to this service, through your server: say so in your privacy policy. WooCommerce’s checkout block does not ask it: that has suggestions of its own, from the providers that WooCommerce’s general settings list.', 'vitrine' )
			),
			'photon_url'        => Field::text(
				static fn (): string => __( 'Address of the Photon server', 'vitrine' ),
				static fn (): string => Photon::PUBLIC_SERVER,
				static fn (): string => __( 'Photon searches OpenStreetMap and needs no key. The public server is for trying it out: run one of your own for a busy shop.', 'vitrine' ),
				'uri'
			),
			'google_places_key' => Field::secret(
				static fn (): string => __( 'Google Places API key', 'vitrine' ),
				static fn (): string => __( 'For “Places API (New)”. It stays on your server. Restrict it to your server’s address and give it a daily quota at Google.', 'vitrine' )
			),
		);
	}
}
