<?php
/**
 * WooCommerce's coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\CouponTexts;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce validates coupons; plugins can filter its messages as usual.
 */
final class WooCommerceCoupons {

	/**
	 * Applies a coupon.
	 *
	 * @param \WC_Cart $cart  Coupon code as typed.
	 * @param string   $typed Entered code.
	 * @return true|\WP_Error
	 */
	public static function apply( \WC_Cart $cart, string $typed ): bool|\WP_Error {
		$code = wc_format_coupon_code( trim( $typed ) );
		if ( '' === $code ) {
			return Refusals::coupon( CouponTexts::none_entered() );
		}
		if ( $cart->is_empty() ) {
			return Refusals::coupon( CouponTexts::empty_cart() );
		}
		if ( $cart->has_discount( $code ) ) {
			return Refusals::coupon( CouponTexts::already( $code ) );
		}
		$why = self::why_not( $code );
		if ( '' === $why ) {
			$other = self::rival( $cart, new \WC_Coupon( $code ) );
			$why   = '' === $other ? '' : CouponTexts::not_together( $code, $other );
		}
		if ( '' !== $why ) {
			return Refusals::coupon( $why );
		}
		$notices = new NoticeCollector();
		$done    = $cart->apply_coupon( $code );
		$errors  = $notices->end();
		return $done ? true : Refusals::coupon( $errors[0] ?? CouponTexts::unknown( $code ) );
	}

	/**
	 * Removes a coupon.
	 *
	 * @param \WC_Cart $cart  The cart.
	 * @param string   $typed Coupon code as typed.
	 * @return true|\WP_Error
	 */
	public static function remove( \WC_Cart $cart, string $typed ): bool|\WP_Error {
		$code = wc_format_coupon_code( trim( $typed ) );
		if ( ! $cart->has_discount( $code ) ) {
			return Refusals::coupon( CouponTexts::not_applied( $code ) );
		}
		$cart->remove_coupon( $code );
		NoticeCollector::say( __( 'Coupon has been removed.', 'woocommerce' ) ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's text.
		return true;
	}

	/**
	 * Removes coupons that are no longer valid.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @return list<string> Why, if anything is left in the cart.
	 */
	public static function drop( \WC_Cart $cart ): array {
		$objections = self::objections( $cart );
		foreach ( array_keys( $objections ) as $code ) {
			$cart->remove_coupon( (string) $code );
		}
		return $cart->is_empty() ? array() : array_values( array_filter( $objections ) );
	}

	/**
	 * Returns why applied coupons are no longer valid.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @return array<string, string> Code to message; an empty one is not said.
	 */
	public static function objections( \WC_Cart $cart ): array {
		$objections = array();
		foreach ( array_map( 'strval', $cart->get_applied_coupons() ) as $code ) {
			$why = self::why_not( $code );
			if ( '' !== $why ) {
				$objections[ $code ] = self::is_silent( $code ) ? '' : $why;
			}
		}
		return $objections;
	}

	/**
	 * Whether a coupon is removed without a message: plugins apply dynamic discounts as
	 * coupons, and silence WooCommerce's message about removed ones.
	 *
	 * @param string $code Coupon code.
	 */
	private static function is_silent( string $code ): bool {
		return has_filter( 'woocommerce_coupon_error' ) && '' === trim( (string) ( new \WC_Coupon( $code ) )->get_coupon_error( \WC_Coupon::E_WC_COUPON_INVALID_REMOVED ) );
	}

	/**
	 * Sets our coupon error messages, before other plugins filter them. Hooked.
	 *
	 * @param mixed $words  WooCommerce's message.
	 * @param mixed $reason WooCommerce's error code.
	 * @param mixed $coupon Coupon.
	 * @return mixed
	 */
	public static function words( mixed $words, mixed $reason, mixed $coupon ): mixed {
		if ( ! $coupon instanceof \WC_Coupon ) {
			return $words;
		}
		$code = $coupon->get_code();
		return match ( $reason ) {
			\WC_Coupon::E_WC_COUPON_NOT_EXIST => CouponTexts::unknown( $code ),
			\WC_Coupon::E_WC_COUPON_EXPIRED => CouponTexts::expired( $code ),
			\WC_Coupon::E_WC_COUPON_USAGE_LIMIT_REACHED => CouponTexts::used_up( $code ),
			\WC_Coupon::E_WC_COUPON_USAGE_LIMIT_COUPON_STUCK, \WC_Coupon::E_WC_COUPON_USAGE_LIMIT_COUPON_STUCK_GUEST => self::is_used_up( $coupon ) ? CouponTexts::used_up( $code ) : $words,
			\WC_Coupon::E_WC_COUPON_MIN_SPEND_LIMIT_NOT_MET => CouponTexts::minimum( $code, WooCommerceMoney::currency()->format( WooCommerceMoney::minor( $coupon->get_minimum_amount() ) ) ),
			\WC_Coupon::E_WC_COUPON_NOT_APPLICABLE => CouponTexts::not_for_these( $code ),
			default => $words,
		};
	}

	/**
	 * Whether the usage limit is reached by orders alone; otherwise a pending checkout
	 * holds the coupon.
	 *
	 * @param \WC_Coupon $coupon Coupon.
	 */
	private static function is_used_up( \WC_Coupon $coupon ): bool {
		return $coupon->get_usage_limit() > 0 && $coupon->get_usage_count() >= $coupon->get_usage_limit();
	}

	/**
	 * Returns why a coupon is not valid for the cart; empty: it is.
	 *
	 * @param string $code Coupon code.
	 */
	private static function why_not( string $code ): string {
		if ( ! wc_coupons_enabled() ) {
			return CouponTexts::unknown( $code );
		}
		$coupon = new \WC_Coupon( $code );
		if ( ! wc_is_same_coupon( $coupon->get_code(), $code ) ) {
			// WooCommerce also finds a coupon by its ID.
			return CouponTexts::unknown( $code );
		}
		add_filter( 'woocommerce_coupon_error', array( self::class, 'words' ), 1, 3 );
		try {
			return $coupon->is_valid() ? '' : WooCommerceNotices::text( (string) $coupon->get_error_message() );
		} finally {
			remove_filter( 'woocommerce_coupon_error', array( self::class, 'words' ), 1 );
		}
	}

	/**
	 * Returns the applied coupon that excludes another. WooCommerce would remove it
	 * silently; here the shopper decides.
	 *
	 * @param \WC_Cart   $cart   The cart.
	 * @param \WC_Coupon $coupon Coupon to apply.
	 * @return string Coupon code; empty if there is none.
	 */
	private static function rival( \WC_Cart $cart, \WC_Coupon $coupon ): string {
		$applied = array_map( 'strval', $cart->get_applied_coupons() );
		if ( $coupon->get_individual_use() ) {
			/** This filter is documented in WooCommerce: includes/class-wc-cart.php */
			$kept = (array) apply_filters( 'woocommerce_apply_individual_use_coupon', array(), $coupon, $applied ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			foreach ( array_diff( $applied, $kept ) as $other ) {
				return $other;
			}
		}
		foreach ( $applied as $other ) {
			$there = new \WC_Coupon( $other );
			/** This filter is documented in WooCommerce: includes/class-wc-cart.php */
			if ( $there->get_individual_use() && ! apply_filters( 'woocommerce_apply_with_individual_use_coupon', false, $coupon, $there, $applied ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
				return $other;
			}
		}
		return '';
	}
}
