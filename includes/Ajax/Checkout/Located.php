<?php
/**
 * Address fields of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Checkout;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Passes them to carts whose totals depend on the address.
 */
final class Located {

	/** Address fields that affect the totals. */
	private const PARTS = array( 'country', 'state', 'postcode' );

	/** Maximum length of a whole form. */
	private const LONGEST = 50000;

	/**
	 * Updates the address of the cart.
	 *
	 * @param Cart    $cart    The cart.
	 * @param Request $request The request; without address fields nothing changes.
	 * @return true|\WP_Error
	 * @throws Refusal When the input is not valid.
	 */
	public static function locate( Cart $cart, Request $request ): bool|\WP_Error {
		$fields = array();
		foreach ( array( 'billing', 'shipping' ) as $type ) {
			foreach ( self::PARTS as $part ) {
				if ( $request->has( "{$type}_$part" ) ) {
					$fields[ "{$type}_$part" ] = $request->text( "{$type}_$part" );
				}
			}
		}
		return array() === $fields || ! $cart instanceof FollowsAddress
			? true
			: $cart->locate( $fields, '' !== $request->text( Contract::name( 'fields.ship_elsewhere' ), 10 ), $request->text( Contract::name( 'fields.form_data' ), self::LONGEST ) );
	}
}
