<?php
/**
 * Parameters of add to cart requests.
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
 * Reads requests of lists and product forms. Prices are never read from a request.
 *
 * @see spec 3.2, 3.3
 */
final class AddInput {

	/**
	 * Maximum number of children in a request for a grouped product.
	 */
	private const MAX_CHILDREN = 100;

	/**
	 * Reads the request of a button in a list.
	 *
	 * @param Request $request The request.
	 * @throws Refusal When the input is not valid.
	 */
	public static function of_listing( Request $request ): AddRequest {
		return self::read( $request, Contract::name( 'fields.product_id' ) );
	}

	/**
	 * Reads the request of a product form, or of a button without JavaScript.
	 *
	 * @param Request $request The request.
	 * @throws Refusal When the input is not valid.
	 */
	public static function of_form( Request $request ): AddRequest {
		return self::read( $request, Contract::name( 'fields.add_to_cart' ) );
	}

	/**
	 * Reads the fields of both requests.
	 *
	 * @param Request $request The request.
	 * @param string  $id      Field with the product ID.
	 * @throws Refusal When the input is not valid.
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
	 * Returns the children of a grouped product to add.
	 *
	 * @param array<string, int> $quantities Submitted quantities by child ID.
	 * @param string             $field      Field name for the error message.
	 * @return array<int, int>
	 * @throws Refusal When there is no product, or an ID is not valid.
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
