<?php
/**
 * Errors of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Messages name the product and what is possible.
 */
final class Refusals {

	/**
	 * Creates an error.
	 *
	 * @param string $code    Key in the contract's `error_codes`.
	 * @param string $message Message for the shopper.
	 * @param int    $status  HTTP status.
	 */
	public static function make( string $code, string $message, int $status ): \WP_Error {
		return new \WP_Error( Contract::name( 'error_codes.' . $code ), $message, array( 'status' => $status ) );
	}

	/**
	 * Product does not exist, or is not visible to the visitor.
	 *
	 * @param string $name Product name, if known.
	 */
	public static function unknown_product( string $name = '' ): \WP_Error {
		return self::make( 'unknown_product', StockTexts::gone( $name ), 404 );
	}

	/**
	 * Product is not for sale.
	 *
	 * @param string $name Product name.
	 */
	public static function not_purchasable( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::make( 'not_purchasable', sprintf( __( '"%s" cannot be purchased.', 'vitrine' ), $name ), 409 );
	}

	/**
	 * Options are missing.
	 *
	 * @param string       $name   Product name.
	 * @param list<string> $labels Labels of missing or invalid attributes.
	 */
	public static function options_missing( string $name, array $labels ): \WP_Error {
		/* translators: 1: attributes, 2: product. */
		return self::make( 'variation_required', sprintf( __( 'Please select %1$s for "%2$s".', 'vitrine' ), implode( ', ', $labels ), $name ), 400 );
	}

	/**
	 * No variation has the chosen options.
	 *
	 * @param string $name Product name.
	 */
	public static function no_such_variation( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::make( 'variation_required', sprintf( __( '"%s" is not available in this combination. Please choose a different one.', 'vitrine' ), $name ), 400 );
	}

	/**
	 * Quantity is invalid.
	 *
	 * @param string $message Message for the shopper.
	 */
	public static function quantity( string $message ): \WP_Error {
		return self::make( 'invalid_quantity', $message, 400 );
	}

	/**
	 * Quantity exceeds stock.
	 *
	 * @param string $name    Product name.
	 * @param int    $left    Stock.
	 * @param int    $in_cart Quantity already in the cart.
	 */
	public static function out_of_stock( string $name, int $left, int $in_cart = 0 ): \WP_Error {
		return self::make( 'out_of_stock', StockTexts::left( $name, $left, $in_cart ), 409 );
	}

	/**
	 * Line does not exist.
	 */
	public static function unknown_item(): \WP_Error {
		return self::make( 'unknown_cart_item', __( 'This item is no longer in your cart.', 'vitrine' ), 404 );
	}

	/**
	 * Shipping method is not available.
	 */
	public static function unknown_shipping(): \WP_Error {
		return self::make( 'malformed', __( 'This shipping method is not available. Please choose another one.', 'vitrine' ), 400 );
	}

	/**
	 * No product of a group was chosen.
	 *
	 * @param string $name Name of the group.
	 */
	public static function nothing_chosen( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::quantity( sprintf( __( 'Please choose a quantity for the products in "%s".', 'vitrine' ), $name ) );
	}

	/**
	 * Quantity is less than 1.
	 *
	 * @param string $name Product name.
	 */
	public static function none_wanted( string $name ): \WP_Error {
		/* translators: %s: product. */
		return self::quantity( sprintf( __( 'The quantity of "%s" must be 1 or more.', 'vitrine' ), $name ) );
	}

	/**
	 * Coupon cannot be used.
	 *
	 * @param string $message Message for the shopper.
	 */
	public static function coupon( string $message ): \WP_Error {
		return self::make( 'invalid_coupon', $message, 409 );
	}

	/**
	 * Too many concurrent writes.
	 */
	public static function busy(): \WP_Error {
		return self::make( 'cart_busy', __( 'Your cart is busy right now. Please try again.', 'vitrine' ), 503 );
	}
}
