<?php
/**
 * The wallet says that a session was paid.
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
 * Asked by the wallet's server, in the name of the shopper. It answers what the
 * wallet must know: whether to keep the money, and where the shopper goes.
 */
final class PlacePaidOrder implements Endpoint {

	public static function name(): string {
		return 'endpoints.wallet_order';
	}

	public static function guard(): Guard {
		return Guard::Signed;
	}

	/**
	 * Makes the order, or says why there is none.
	 *
	 * @param Request $request The signed answer.
	 * @param Engine  $engine  The shop.
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
	 * There is an order.
	 *
	 * @param Order $order The order.
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
	 * There is none. The wallet's server knows no cart, so it is not told of one.
	 *
	 * @param \WP_Error $error The refusal; its data may say more (`fields`, `total`, `cart_hash`).
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
