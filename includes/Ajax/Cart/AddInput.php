<?php
/**
 * The parameters of a request that adds to the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Reads adds of listings and of product forms. No price is ever read.
 *
 * @see spec 3.2, 3.3
 */
final class AddInput {

	/**
	 * Children that a grouped product may have in one add.
	 */
	private const MAX_CHILDREN = 100;

	/**
	 * What the button of a listing sent.
	 *
	 * @param Request $request The request.
	 * @throws Refusal When the input may not be.
	 */
	public static function of_listing( Request $request ): AddRequest {
		return self::read( $request, Contract::name( 'fields.product_id' ) );
	}

	/**
	 * Of a product form, or of a button without script.
	 *
	 * @param Request $request The request.
	 * @throws Refusal When the input may not be.
	 */
	public static function of_form( Request $request ): AddRequest {
		return self::read( $request, Contract::name( 'fields.add_to_cart' ) );
	}

	/**
	 * Reads the fields of either form.
	 *
	 * @param Request $request The request.
	 * @param string  $id      The field that holds the product's id.
	 * @throws Refusal When the input may not be.
	 */
	private static function read( Request $request, string $id ): AddRequest {
		$product_id = $request->id( $id );
		if ( 0 === $product_id ) {
			throw Refusal::malformed( $id );
		}
		$quantity = Contract::name( 'fields.quantity' );
		if ( $request->is_list( $quantity ) ) {
			return new AddRequest( $product_id, children: self::children( $request->quantities( $quantity ), $quantity ) );
		}
		return new AddRequest(
			$product_id,
			$request->quantity( $quantity ),
			$request->id( Contract::name( 'fields.variation_id' ) ),
			$request->texts( 'attribute_' )
		);
	}

	/**
	 * The children of a grouped product that are to be added.
	 *
	 * @param array<string, int> $quantities Id to quantity, as sent.
	 * @param string             $field      For the message.
	 * @return array<int, int>
	 * @throws Refusal When there is none, or one is no id.
	 */
	private static function children( array $quantities, string $field ): array {
		$children = array();
		// In a grouped product a 0 is no value. @see readings 11.
		foreach ( array_filter( $quantities ) as $id => $quantity ) {
			if ( ! ctype_digit( (string) $id ) || count( $children ) === self::MAX_CHILDREN ) {
				throw Refusal::malformed( $field );
			}
			$children[ (int) $id ] = $quantity;
		}
		return $children ? $children : throw Refusal::of( 'invalid_quantity', __( 'Please choose a quantity for at least one product.', 'vitrine' ) );
	}
}
