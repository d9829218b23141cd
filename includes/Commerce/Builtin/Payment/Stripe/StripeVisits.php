<?php
/**
 * Shoppers returning from Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Shoppers who paid see the result at once, even before Stripe's event arrives; those
 * who canceled get their cart back.
 */
final class StripeVisits {

	/** Query arguments of the URL for returning without payment. */
	public const CANCEL = 'vitrine-cancel-payment';
	public const KEY    = 'key';

	/**
	 * Registers the hooks, before pages read the order. The gateway is loaded only when
	 * it is needed.
	 */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'arrive' ), 5 );
		add_filter( 'vitrine_hold_stock_minutes', array( Stripe::class, 'hold_longer' ), PHP_INT_MAX );
	}

	/**
	 * Handles requests of returning shoppers.
	 */
	public static function arrive(): void {
		$cancelled = self::order( self::CANCEL );
		if ( null !== $cancelled ) {
			self::cancel( $cancelled );
		}
		$paid = self::order( Contract::name( 'fields.order_received' ) );
		if ( null !== $paid ) {
			try {
				$session = Stripe::session( $paid->reference );
				if ( null !== $session ) {
					StripePayments::take( $session, $paid );
				}
			} catch ( StripeUnreachable ) {
				// The page says that the order waits for payment; the event follows.
				return;
			}
		}
	}

	/**
	 * Closes the payment page, restores the cart, and redirects to the checkout, or to
	 * the payment page of an existing order.
	 *
	 * @param Order $order Pending order.
	 */
	private static function cancel( Order $order ): never {
		$engine = new BuiltinEngine();
		$is_old = '' !== $order->payment_begun;
		$target = $is_old ? PayForOrder::address( $order ) : $engine->page_url( 'checkout' );
		try {
			if ( ( new Stripe() )->close_page( $order ) ) {
				$engine->order_services()->updates()->failed( $order->id, __( 'The customer left the payment page.', 'vitrine' ) );
				$engine->cart()->handed_over();
				$engine->cart()->add_notice( 'info', $is_old ? __( 'You have not been charged. Please try again or choose another payment method.', 'vitrine' ) : __( 'You have not been charged. Your cart is unchanged.', 'vitrine' ) );
			} else {
				$target = $order->received_url;
			}
		} catch ( StripeUnreachable ) {
			$engine->cart()->add_notice( 'error', __( 'The payment page could not be closed. Please try again in a moment.', 'vitrine' ) );
		}
		nocache_headers();
		wp_safe_redirect( $target );
		exit;
	}

	/**
	 * Returns the order in the URL if it waits for Stripe.
	 *
	 * @param string $argument Query argument with the order ID.
	 */
	private static function order( string $argument ): ?Order {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- URL with a secret key.
		$id  = $_GET[ $argument ] ?? '';
		$key = $_GET[ self::KEY ] ?? '';
		// phpcs:enable
		if ( ! is_string( $id ) || ! is_string( $key ) || ! ctype_digit( $id ) || strlen( $id ) > 9 || ! Plugin::engine() instanceof BuiltinEngine ) {
			return null;
		}
		$order = ( new BuiltinEngine() )->orders()->find( (int) $id, sanitize_text_field( wp_unslash( $key ) ) );
		return null !== $order && Stripe::ID === $order->payment_method && OrderStatus::PENDING === $order->status && '' !== $order->reference ? $order : null;
	}
}
