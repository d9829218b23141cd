<?php
/**
 * Adds from a listing.
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
use Vitrine\Page\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * A listing's button. A refusal names the product's page, where the browser
 * then goes, so the message waits for the shopper there.
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
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the input may not be.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			$add   = self::filtered( AddInput::of_listing( $request ) );
			$added = $engine->cart()->add( $add );
		} catch ( Refusal $refusal ) {
			return Answer::refused( $refusal->error, $engine );
		}
		if ( ! is_wp_error( $added ) ) {
			AddSingleProduct::tell( $add, 'listing' );
			return Answer::cart( $engine );
		}
		// A button may name a variation, whose page is its product's.
		$product = $engine->catalogue()->find( $add->product_id ) ?? $engine->catalogue()->find( (int) wp_get_post_parent_id( $add->product_id ) );
		if ( null === $product ) {
			// No page to go to: the script says what is wrong.
			return Answer::refused( $added, $engine );
		}
		$engine->cart()->add_notice( 'error', $added->get_error_message() );
		/**
		 * Changes where a shopper is sent whose add from a listing was refused.
		 *
		 * @param string $url        Of the product's page.
		 * @param int    $product_id The product's id.
		 *
		 * @example
		 * add_filter( 'vitrine_refused_add_url', fn( $url, $product_id ) => has_term( 'preorder', 'product_tag', $product_id ) ? home_url( '/waiting-list/' ) : $url, 10, 2 );
		 */
		$url = apply_filters( 'vitrine_refused_add_url', $product->permalink, $product->id );
		return Answer::refused( $added, $engine, array( 'product_url' => Notices::url( is_string( $url ) ? $url : $product->permalink ) ) );
	}

	/**
	 * What is to be added, as plugins want it.
	 *
	 * @param AddRequest $add As it was sent.
	 */
	private static function filtered( AddRequest $add ): AddRequest {
		/**
		 * Changes what a listing's button adds.
		 *
		 * @param AddRequest $add As it was sent.
		 *
		 * @example
		 * // Product 42 is sold by the half dozen.
		 * add_filter( 'vitrine_add_request', fn( $add ) => 42 === $add->product_id ? new \Vitrine\Commerce\Value\AddRequest( 42, max( 6, $add->quantity ) ) : $add );
		 */
		$filtered = apply_filters( 'vitrine_add_request', $add );
		return $filtered instanceof AddRequest ? $filtered : $add;
	}
}
