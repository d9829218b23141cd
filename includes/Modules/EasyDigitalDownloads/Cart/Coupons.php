<?php
/**
 * Discount codes as coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\Money;
use Vitrine\Commerce\Rules\CouponTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a code may be used is Easy Digital Downloads' to say; why not is said
 * in the words of every Vitrine cart where the reason is a known one.
 */
final class Coupons {

	/** Where that plugin leaves its own words. */
	private const ERROR = 'edd-discount-error';

	/**
	 * The codes that are applied, as their owner wrote them.
	 *
	 * @return list<string>
	 */
	public static function applied(): array {
		$codes = EDD()->session->get( 'cart_discounts', '' );
		return is_string( $codes ) && '' !== $codes ? explode( '|', $codes ) : array();
	}

	/**
	 * The applied code that is meant; null when it is not applied.
	 *
	 * @param string $code As typed.
	 */
	public static function find( string $code ): ?string {
		foreach ( self::applied() as $applied ) {
			if ( strtolower( $applied ) === strtolower( trim( $code ) ) ) {
				return $applied;
			}
		}
		return null;
	}

	/**
	 * Why a code cannot be used for the present cart; empty: it can.
	 *
	 * @param string $code As typed.
	 */
	public static function objection( string $code ): string {
		if ( '' === $code ) {
			return CouponTexts::none_entered();
		}
		if ( array() === Contents::all() ) {
			return CouponTexts::empty_cart();
		}
		$discount = edd_get_discount_by_code( $code );
		if ( ! is_object( $discount ) || empty( $discount->id ) ) {
			return CouponTexts::unknown( $code );
		}
		return null === self::find( $code ) ? self::reason( $discount ) : CouponTexts::already( $code );
	}

	/**
	 * Why those that are applied no longer hold, by code.
	 *
	 * @param list<string> $codes Codes that were applied.
	 * @return array<string, string>
	 */
	public static function dropped( array $codes ): array {
		$reasons = array();
		foreach ( $codes as $code ) {
			$discount = edd_get_discount_by_code( $code );
			$reason   = is_object( $discount ) && ! empty( $discount->id ) ? self::reason( $discount ) : CouponTexts::unknown( $code );
			if ( '' !== $reason ) {
				$reasons[ $code ] = $reason;
			}
		}
		return $reasons;
	}

	/**
	 * Why a discount does not hold.
	 *
	 * @param \EDD_Discount $discount The discount.
	 */
	private static function reason( object $discount ): string {
		$user = is_user_logged_in() ? wp_get_current_user()->user_email : '';
		if ( edd_is_discount_valid( $discount->code, $user, false ) ) {
			return '';
		}
		// A look at a code must not mark it in the shop's list: no status is updated.
		return match ( true ) {
			$discount->is_expired( false )                     => CouponTexts::expired( $discount->code ),
			$discount->is_maxed_out( false )                   => CouponTexts::used_up( $discount->code ),
			! $discount->is_min_price_met( false )             => CouponTexts::minimum( $discount->code, Money::currency()->format( Money::minor( $discount->min_charge_amount ) ) ),
			! $discount->is_product_requirements_met( false ),
			! $discount->is_valid_for_categories( false )      => CouponTexts::not_for_these( $discount->code ),
			default                                            => self::own_words( $discount->code, $user ),
		};
	}

	/**
	 * What that plugin says itself, for reasons that only it knows.
	 *
	 * @param string $code The code.
	 * @param string $user Email address; may be empty.
	 */
	private static function own_words( string $code, string $user ): string {
		edd_is_discount_valid( $code, $user );
		$errors = edd_get_errors();
		$said   = is_array( $errors ) ? $errors[ self::ERROR ] ?? '' : '';
		edd_unset_error( self::ERROR );
		return '' !== $said ? wp_strip_all_tags( html_entity_decode( $said, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : CouponTexts::unknown( $code );
	}
}
