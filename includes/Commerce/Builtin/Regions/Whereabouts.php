<?php
/**
 * Locations of shop and customers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Checkout\CustomerData;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * The address entered at the checkout, else that of the customer, else that of the
 * shop.
 */
final class Whereabouts {

	public const SHIPPING = 'shipping';
	public const BILLING  = 'billing';

	/** Relevant parts of an address. */
	public const PARTS = array( 'country', 'state', 'postcode' );

	/**
	 * Returns the location of the shop: the setting, else the country of its language.
	 */
	public static function base(): Location {
		$base = ShopOptions::get()->tax->base;
		return $base->is_known() ? $base : Location::of( array( 'country' => CustomerData::shop_country() ) );
	}

	/** Filters that get the location, so that costs may depend on it. */
	private const FILTERS = array( 'vitrine_cart_fees', 'vitrine_shipping_methods', 'vitrine_tax_rates' );

	/**
	 * Whether costs depend, or may depend, on the customer's location.
	 */
	public static function matter(): bool {
		$options = ShopOptions::get();
		return $options->tax->depends_on_address() || $options->delivery->depends_on_address() || array() !== array_filter( self::FILTERS, 'has_filter' );
	}

	/**
	 * Returns the location used for taxes.
	 *
	 * @param array<string, array<string, string>> $typed   Parts of `billing` and `shipping` entered at the checkout.
	 * @param int                                  $user_id WordPress user ID; 0: guest.
	 */
	public static function taxed( array $typed, int $user_id ): Location {
		return match ( self::matter() ? ShopOptions::get()->tax->based_on : 'base' ) {
			self::SHIPPING => self::shipping( $typed, $user_id ),
			self::BILLING  => self::first( self::of( self::BILLING, $typed, $user_id ) ),
			default        => self::base(),
		};
	}

	/**
	 * Returns the location of the shipping address.
	 *
	 * @param array<string, array<string, string>> $typed   Parts of `billing` and `shipping` entered at the checkout.
	 * @param int                                  $user_id WordPress user ID; 0: guest.
	 */
	public static function shipping( array $typed, int $user_id ): Location {
		if ( ! self::matter() ) {
			return self::base();
		}
		// With only a billing address entered, it is also the shipping address.
		$shipping = isset( $typed[ self::BILLING ] ) ? Location::of( $typed[ self::SHIPPING ] ?? array() ) : self::of( self::SHIPPING, $typed, $user_id );
		return self::first( $shipping, self::of( self::BILLING, $typed, $user_id ) );
	}

	/**
	 * Returns the parts of both addresses in a form.
	 *
	 * @param array<string, string> $fields         Values by field name, such as `billing_country`.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @return array<string, array<string, string>> Parts of `billing` and `shipping`.
	 */
	public static function typed( array $fields, bool $ship_elsewhere ): array {
		$typed = array();
		foreach ( $ship_elsewhere ? array( self::BILLING, self::SHIPPING ) : array( self::BILLING ) as $type ) {
			$parts = array();
			foreach ( self::PARTS as $part ) {
				$parts[ $part ] = $fields[ "{$type}_$part" ] ?? '';
			}
			$location = Location::of( $parts );
			if ( $location->is_known() ) {
				$typed[ $type ] = $location->to_array();
			}
		}
		return $typed;
	}

	/**
	 * Returns an entered address, else the saved one of the customer.
	 *
	 * @param string                               $type    `billing` or `shipping`.
	 * @param array<string, array<string, string>> $typed   Parts of `billing` and `shipping` entered at the checkout.
	 * @param int                                  $user_id WordPress user ID; 0: guest.
	 */
	private static function of( string $type, array $typed, int $user_id ): Location {
		if ( isset( $typed[ $type ] ) || $user_id <= 0 ) {
			return Location::of( $typed[ $type ] ?? array() );
		}
		$kept = array();
		foreach ( self::PARTS as $part ) {
			$kept[ $part ] = get_user_meta( $user_id, "{$type}_$part", true );
		}
		return Location::of( $kept );
	}

	/**
	 * Returns the first known location, else that of the shop.
	 *
	 * @param Location ...$locations Locations, in order of preference.
	 */
	private static function first( Location ...$locations ): Location {
		foreach ( $locations as $location ) {
			if ( $location->is_known() ) {
				return $location;
			}
		}
		return self::base();
	}
}
