<?php
/**
 * Why a cart says no.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The errors of a cart's writes. Messages name the product and what is possible.
 */
final class Refusals {

	/**
	 * An error.
	 *
	 * @param string $code    Key of the contract's `error_codes`.
	 * @param string $message For the shopper.
	 * @param int    $status  Of HTTP.
	 */
	public static function make( string $code, string $message, int $status ): \WP_Error {
		return new \WP_Error( Contract::name( 'error_codes.' . $code ), $message, array( 'status' => $status ) );
	}

	/**
	 * There is no such product, or not for this visitor.
	 *
	 * @param string $name When it was known.
	 */
	public static function unknown_product( string $name = '' ): \WP_Error {
		return self::make( 'unknown_product', StockTexts::gone( $name ), 404 );
	}

	/**
	 * It can be looked at but not bought.
	 *
	 * @param string $name Of the product.
	 */
	public static function not_purchasable( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::make( 'not_purchasable', sprintf( __( '"%s" cannot be purchased.', 'vitrine' ), $name ), 409 );
	}

	/**
	 * Options have to be chosen.
	 *
	 * @param string       $name   Of the product.
	 * @param list<string> $labels Of the attributes that are missing or wrong.
	 */
	public static function options_missing( string $name, array $labels ): \WP_Error {
		/* translators: 1: attributes, 2: product. */
		return self::make( 'variation_required', sprintf( __( 'Please select %1$s for "%2$s".', 'vitrine' ), implode( ', ', $labels ), $name ), 400 );
	}

	/**
	 * The chosen options do not go together.
	 *
	 * @param string $name Of the product.
	 */
	public static function no_such_variation( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::make( 'variation_required', sprintf( __( '"%s" is not available in this combination. Please choose a different one.', 'vitrine' ), $name ), 400 );
	}

	/**
	 * A quantity that is not allowed.
	 *
	 * @param string $message For the shopper.
	 */
	public static function quantity( string $message ): \WP_Error {
		return self::make( 'invalid_quantity', $message, 400 );
	}

	/**
	 * More than there is.
	 *
	 * @param string $name    Of the product.
	 * @param int    $left    In stock.
	 * @param int    $in_cart In the cart already.
	 */
	public static function out_of_stock( string $name, int $left, int $in_cart = 0 ): \WP_Error {
		return self::make( 'out_of_stock', StockTexts::left( $name, $left, $in_cart ), 409 );
	}

	/**
	 * A line that is not there.
	 */
	public static function unknown_item(): \WP_Error {
		return self::make( 'unknown_cart_item', __( 'This item is no longer in your cart.', 'vitrine' ), 404 );
	}

	/**
	 * A way to ship that is not offered.
	 */
	public static function unknown_shipping(): \WP_Error {
		return self::make( 'malformed', __( 'This shipping method is not available. Please choose another one.', 'vitrine' ), 400 );
	}

	/**
	 * None of a group's products was chosen.
	 *
	 * @param string $name Of the group.
	 */
	public static function nothing_chosen( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::quantity( sprintf( __( 'Please choose a quantity for the products in "%s".', 'vitrine' ), $name ) );
	}

	/**
	 * Less than one piece.
	 *
	 * @param string $name Of the product.
	 */
	public static function none_wanted( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::quantity( sprintf( __( 'The quantity of "%s" must be 1 or more.', 'vitrine' ), $name ) );
	}

	/**
	 * A coupon that cannot be used.
	 *
	 * @param string $message For the shopper.
	 */
	public static function coupon( string $message ): \WP_Error {
		return self::make( 'invalid_coupon', $message, 409 );
	}

	/**
	 * Too many writes at once.
	 */
	public static function busy(): \WP_Error {
		return self::make( 'cart_busy', __( 'Your cart is busy right now. Please try again.', 'vitrine' ), 503 );
	}
}
