<?php
/**
 * Placing an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Checkout;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Checkout\Review\ErrorSummary;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the checkout form submitted by a script. The response has the same format as
 * WooCommerce's, with errors by field beside the HTML message.
 *
 * @see spec 2.7
 */
final class PlaceOrder implements Endpoint {

	/**
	 * Request errors, which keep their HTTP status; business errors have status 200.
	 */
	private const WIRE = array( 'nonce_expired', 'malformed', 'too_large' );

	/**
	 * Errors after which the form can be submitted again unchanged.
	 */
	private const STAY = array( 'invalid_checkout', 'order_in_progress', 'payment_unclear' );

	public static function name(): string {
		return 'endpoints.checkout';
	}

	/**
	 * The nonce is checked in run(), because its error has the format of the checkout.
	 */
	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: the form.
	 * @param Engine  $engine  The engine.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		try {
			Nonces::check( $request->text( Contract::name( 'fields.security' ), 64 ), Nonces::CART, $engine );
			$done = Placing::place( Submission::of( $request, $engine ), $engine );
		} catch ( Refusal $refusal ) {
			$done = $refusal->error;
		}
		return $done instanceof Order
			? new Answer(
				array(
					'result'   => 'success',
					'redirect' => '' === $done->redirect ? $done->received_url : $done->redirect,
					'order_id' => $done->id,
				) + $done->response
			)
			: self::failure( $done );
	}

	/**
	 * Returns an error response.
	 *
	 * @param \WP_Error $error The error.
	 */
	private static function failure( \WP_Error $error ): Answer {
		$data   = (array) $error->get_error_data();
		$fields = array_map( 'strval', (array) ( $data['fields'] ?? array() ) );
		$code   = (string) $error->get_error_code();
		$wire   = self::is_one_of( $code, self::WIRE );
		$body   = array(
			'result'   => 'failure',
			'messages' => (string) ErrorSummary::render( $error->get_error_message(), $fields ),
			'error'    => array() === $fields ? $error->get_error_message() : ErrorSummary::heading(),
			// Always an object, even without fields.
			'fields'   => (object) $fields,
			'code'     => $code,
			// Whether the order review on the page may be outdated.
			'refresh'  => ! self::is_one_of( $code, self::STAY ) && ! $wire,
			'reload'   => false,
		);
		if ( isset( $data['cart_hash'] ) ) {
			// By submitting this hash the shopper agrees to the new total.
			$body[ Contract::name( 'fields.cart_hash' ) ] = (string) $data['cart_hash'];
		}
		if ( Placing::is_key_spent( $error ) ) {
			$body[ Contract::name( 'fields.idempotency_key' ) ] = Props::fresh_key();
		}
		return new Answer( $body, $wire ? (int) ( $data['status'] ?? 400 ) : 200 );
	}

	/**
	 * Whether an error code is one of several.
	 *
	 * @param string       $code  Error code.
	 * @param list<string> $names Keys of `error_codes`.
	 */
	private static function is_one_of( string $code, array $names ): bool {
		return in_array( $code, array_map( static fn ( string $name ): string => Contract::name( 'error_codes.' . $name ), $names ), true );
	}
}
