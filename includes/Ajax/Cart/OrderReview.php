<?php
/**
 * Update of the order review.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Checkout\Located;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the order review after a change of the checkout form.
 *
 * @see spec 2.7
 */
final class OrderReview implements Endpoint {

	public static function name(): string {
		return 'endpoints.update_order_review';
	}

	public static function guard(): Guard {
		return Guard::Cart;
	}

	/**
	 * @param Request $request Input: `shipping_method`, an ID or a list with one per package; `billing_country` and other address fields, if totals depend on them.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$done = Located::locate( $engine->cart(), $request );
		$done = is_wp_error( $done ) ? $done : ShippingChoices::choose( $engine->cart(), $request->choices( Contract::name( 'fields.shipping_method' ) ) );
		return is_wp_error( $done ) ? Answer::refused( $done, $engine ) : Answer::cart( $engine );
	}
}
