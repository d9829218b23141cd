<?php
/**
 * Actions for refunds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;

defined( 'ABSPATH' ) || exit;

/**
 * Processes the confirmation of RefundConfirm, and the form of RefundBox to try again.
 * Fails if another refund was made meanwhile, for example by a double click.
 */
final class RefundActions {

	/** Action of admin-post.php; with the order ID also the nonce action. */
	public const ACTION = 'vitrine_refund';

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Registers the hook.
	 */
	public function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'refund' ) );
	}

	/**
	 * Refunds an order, or retries a refund with an unknown result.
	 */
	public function refund(): void {
		$id = (int) ( $_POST['order'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce contains this ID; it is verified in the next line.
		AdminScreen::guard( self::ACTION . $id );
		$order = $this->services->store->load( $id );
		if ( null === $order ) {
			AdminScreen::go( AdminScreen::url( AdminScreen::ORDERS ), __( 'Order not found.', 'vitrine' ), 'error' );
		}
		$back   = AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $id ) );
		$refund = (int) AdminScreen::posted( 'refund' );
		$typed  = RefundForm::typed();
		$read   = 0 === $refund ? RefundForm::read( $order, $typed ) : array(
			'lines'  => array(),
			'amount' => null,
		);
		$known  = $this->services->refund_store()->load( $refund );
		$done   = match ( true ) {
			is_wp_error( $read ) => $read,
			0 === $refund => $this->services->refunds()->give( $id, $read['amount'], $typed['reason'], $typed['restock'], wp_get_current_user()->display_name, $read['lines'], (int) AdminScreen::posted( 'seen' ) ),
			null !== $known && $known->order_id === $id => $this->services->refunds()->resume( $refund ),
			default => new \WP_Error( 'vitrine_unknown_refund', __( 'Refund not found.', 'vitrine' ) ),
		};
		if ( $done instanceof Refund ) {
			/* translators: %s: amount of money. */
			AdminScreen::go( $back, sprintf( __( '%s was refunded.', 'vitrine' ), $order->currency->format( $done->amount ) ) );
		}
		AdminScreen::go( $back, $done->get_error_message(), 'error' );
	}
}
