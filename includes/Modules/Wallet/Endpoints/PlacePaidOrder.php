<?php
/**
 * Endpoint that creates orders paid with the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet\Endpoints;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Order;
use Vitrine\Modules\Wallet\Ordering;
use Vitrine\Modules\Wallet\SignedAnswer;

defined( 'ABSPATH' ) || exit;

/**
 * Called by the wallet's server on behalf of the shopper. The response says whether to
 * keep the money and where to send the shopper.
 */
final class PlacePaidOrder implements Endpoint {

	public static function name(): string {
		return 'endpoints.wallet_order';
	}

	public static function guard(): Guard {
		return Guard::Signed;
	}

	/**
	 * Creates the order, or returns an error.
	 *
	 * @param Request $request Signed request.
	 * @param Engine  $engine  Engine of the shop.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			$config = DirectCheckout::config( $engine );
			return self::done( Ordering::order( $config, SignedAnswer::of( $config, $request ), $engine ) );
		} catch ( Refusal $refusal ) {
			return self::refused( $refusal->error );
		}
	}

	/**
	 * Returns the response for an order.
	 *
	 * @param Order $order Order.
	 */
	private static function done( Order $order ): Answer {
		return new Answer(
			array(
				'success'      => true,
				'order_id'     => $order->id,
				'status'       => $order->status,
				'total'        => $order->totals['total'],
				'currency'     => $order->currency->code,
				'redirect_url' => $order->received_url,
			)
		);
	}

	/**
	 * Returns the response for an error. It has no cart data, since the wallet's server
	 * has no cart.
	 *
	 * @param \WP_Error $error Error; its data may have `fields`, `total` and `cart_hash`.
	 */
	private static function refused( \WP_Error $error ): Answer {
		$data = (array) $error->get_error_data();
		return new Answer(
			array(
				'success' => false,
				'error'   => $error->get_error_message(),
				'code'    => (string) $error->get_error_code(),
			) + array_diff_key( $data, array( 'status' => 0 ) ),
			(int) ( $data['status'] ?? 409 )
		);
	}
}
