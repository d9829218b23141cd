<?php
/**
 * Where the shop and its customers are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Checkout\CustomerData;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * The address that counts: what was typed at the checkout, else what is known
 * of the customer, else the shop's own.
 */
final class Whereabouts {

	public const SHIPPING = 'shipping';
	public const BILLING  = 'billing';

	/** Parts of an address that count. */
	public const PARTS = array( 'country', 'state', 'postcode' );

	/**
	 * Where the shop is: as the owner says, else the country of its language.
	 */
	public static function base(): Location {
		$base = ShopOptions::get()->tax->base;
		return $base->is_known() ? $base : Location::of( array( 'country' => CustomerData::shop_country() ) );
	}

	/** Filters that are told where the customer is, and may make it count. */
	private const FILTERS = array( 'vitrine_cart_fees', 'vitrine_shipping_methods', 'vitrine_tax_rates' );

	/**
	 * Whether what is to be paid depends on where the customer is, or may.
	 */
	public static function matter(): bool {
		$options = ShopOptions::get();
		return $options->tax->depends_on_address() || $options->delivery->depends_on_address() || array() !== array_filter( self::FILTERS, 'has_filter' );
	}

	/**
	 * Where a customer is taxed.
	 *
	 * @param array<string, array<string, string>> $typed   At the checkout: `billing`, `shipping` to parts.
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
	 * Location of the shipping address.
	 *
	 * @param array<string, array<string, string>> $typed   As above.
	 * @param int                                  $user_id As above.
	 */
	public static function shipping( array $typed, int $user_id ): Location {
		if ( ! self::matter() ) {
			return self::base();
		}
		// Who typed an address for the bill and none beside it has it sent there.
		$shipping = isset( $typed[ self::BILLING ] ) ? Location::of( $typed[ self::SHIPPING ] ?? array() ) : self::of( self::SHIPPING, $typed, $user_id );
		return self::first( $shipping, self::of( self::BILLING, $typed, $user_id ) );
	}

	/**
	 * What is typed of both addresses in a form.
	 *
	 * @param array<string, string> $fields         Field name (`billing_country`) to value.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @return array<string, array<string, string>> As above.
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
	 * An address as it was typed, else as it is kept of the customer.
	 *
	 * @param string                               $type    `billing` or `shipping`.
	 * @param array<string, array<string, string>> $typed   As above.
	 * @param int                                  $user_id As above.
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
	 * The first that is known, else the shop's.
	 *
	 * @param Location ...$locations In their order.
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
