<?php
/**
 * Add to cart from a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Page\RedirectNotices;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the button of a product list. An error response has the URL of the product
 * page, where the browser then shows the error as a notice.
 *
 * @see spec 7.1
 */
final class AddToCart implements Endpoint {

	public static function name(): string {
		return 'endpoints.add_to_cart';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: `product_id`, `quantity`; of a variation `variation_id`, `attribute_…`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			$add   = self::filtered( AddInput::of_listing( $request ) );
			$added = $engine->cart()->add( $add );
		} catch ( Refusal $refusal ) {
			return Answer::refused( $refusal->error, $engine );
		}
		if ( ! is_wp_error( $added ) ) {
			AddSingleProduct::fire_added( $add, 'listing' );
			return Answer::cart( $engine );
		}
		// The ID may be that of a variation, which has no page of its own.
		$product = $engine->catalog()->find( $add->product_id ) ?? $engine->catalog()->find( (int) wp_get_post_parent_id( $add->product_id ) );
		if ( null === $product ) {
			// Without a page to redirect to, the script displays the error.
			return Answer::refused( $added, $engine );
		}
		$engine->cart()->add_notice( 'error', $added->get_error_message() );
		/**
		 * Filters the URL that a shopper is redirected to after a rejected add to cart
		 * from a list.
		 *
		 * @param string $url        URL of the product page.
		 * @param int    $product_id Product ID.
		 *
		 * @example
		 * add_filter( 'vitrine_refused_add_url', fn( $url, $product_id ) => has_term( 'preorder', 'product_tag', $product_id ) ? home_url( '/waiting-list/' ) : $url, 10, 2 );
		 */
		$url = apply_filters( 'vitrine_refused_add_url', $product->permalink, $product->id );
		return Answer::refused( $added, $engine, array( 'product_url' => RedirectNotices::url( is_string( $url ) ? $url : $product->permalink ) ) );
	}

	/**
	 * Returns the filtered request.
	 *
	 * @param AddRequest $add The submitted request.
	 */
	private static function filtered( AddRequest $add ): AddRequest {
		/**
		 * Filters the product and quantity added by a button in a list.
		 *
		 * @param AddRequest $add The submitted request.
		 *
		 * @example
		 * // Product 42 is sold by the half dozen.
		 * add_filter( 'vitrine_add_request', fn( $add ) => 42 === $add->product_id ? new \Vitrine\Commerce\Value\AddRequest( 42, max( 6, $add->quantity ) ) : $add );
		 */
		$filtered = apply_filters( 'vitrine_add_request', $add );
		return $filtered instanceof AddRequest ? $filtered : $add;
	}
}
