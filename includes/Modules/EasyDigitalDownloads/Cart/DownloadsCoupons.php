<?php
/**
 * Discount codes as coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads\Cart;

use Vitrine\Modules\EasyDigitalDownloads\DownloadsMoney;
use Vitrine\Commerce\Rules\Cart\CouponTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Easy Digital Downloads decides whether a code is valid. Known reasons for a refusal
 * have the same messages as in every Vitrine cart.
 */
final class DownloadsCoupons {

	/** Key of Easy Digital Downloads' error message. */
	private const ERROR = 'edd-discount-error';

	/**
	 * Returns the applied codes in their original spelling.
	 *
	 * @return list<string>
	 */
	public static function applied(): array {
		$codes = EDD()->session->get( 'cart_discounts', '' );
		return is_string( $codes ) && '' !== $codes ? explode( '|', $codes ) : array();
	}

	/**
	 * Returns the matching applied code; null if it is not applied.
	 *
	 * @param string $code Coupon code as entered.
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
	 * Returns why a code cannot be used in the current cart; empty if it can.
	 *
	 * @param string $code Coupon code as entered.
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
	 * Returns why applied codes are no longer valid, by code.
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
	 * Returns why a discount is not valid; empty if it is.
	 *
	 * @param \EDD_Discount $discount Discount.
	 */
	private static function reason( object $discount ): string {
		$user = is_user_logged_in() ? wp_get_current_user()->user_email : '';
		if ( edd_is_discount_valid( $discount->code, $user, false ) ) {
			return '';
		}
		// Validation must not update the status of the discount.
		return match ( true ) {
			$discount->is_expired( false )                     => CouponTexts::expired( $discount->code ),
			$discount->is_maxed_out( false )                   => CouponTexts::used_up( $discount->code ),
			! $discount->is_min_price_met( false )             => CouponTexts::minimum( $discount->code, DownloadsMoney::currency()->format( DownloadsMoney::minor( $discount->min_charge_amount ) ) ),
			! $discount->is_product_requirements_met( false ),
			! $discount->is_valid_for_categories( false )      => CouponTexts::not_for_these( $discount->code ),
			default                                            => self::own_words( $discount->code, $user ),
		};
	}

	/**
	 * Returns Easy Digital Downloads' message, for reasons unknown here.
	 *
	 * @param string $code Discount code.
	 * @param string $user Email address; may be empty.
	 */
	private static function own_words( string $code, string $user ): string {
		edd_is_discount_valid( $code, $user );
		$errors  = edd_get_errors();
		$message = is_array( $errors ) ? $errors[ self::ERROR ] ?? '' : '';
		edd_unset_error( self::ERROR );
		return '' !== $message ? wp_strip_all_tags( html_entity_decode( $message, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) : CouponTexts::unknown( $code );
	}
}
