<?php
/**
 * Actions for orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Processes the forms of the orders screens, after checking capability and nonce.
 */
final class OrderActions {

	/** Action of admin-post.php; with the order ID also the nonce action. */
	public const ACTION = 'vitrine_order';

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Registers its hooks.
	 */
	public function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'save' ) );
	}

	/**
	 * Saves the form of an order: a new status, a note, or an email to send.
	 */
	public function save(): void {
		$id = (int) ( $_POST['order'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce contains this ID; it is verified in the next line.
		AdminScreen::guard( self::ACTION . $id );
		$back   = AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $id ) );
		$author = wp_get_current_user()->display_name;
		$note   = AdminScreen::posted( 'note' );
		$status = AdminScreen::posted( 'status' );
		$order  = $this->services->store->load( $id );
		if ( null === $order ) {
			AdminScreen::go( AdminScreen::url( AdminScreen::ORDERS ), __( 'Order not found.', 'vitrine' ), 'error' );
		}
		if ( '' !== $status && $status !== $order->status ) {
			$moved = $this->move( $id, $status, $author );
			if ( is_wp_error( $moved ) ) {
				AdminScreen::go( $back, $moved->get_error_message(), 'error' );
			}
		}
		if ( '' !== $note ) {
			$this->note( $id, $note, $author, '' !== AdminScreen::posted( 'for_customer' ) );
		}
		$mail  = AdminScreen::posted( 'mail' );
		$mails = OrderMails::again( $order );
		if ( isset( $mails[ $mail ] ) ) {
			Transaction::run( fn (): bool|\WP_Error => $this->services->changes->mail( $id, $mail ) );
			/* translators: %s: which email. */
			$this->services->notes->add( $id, sprintf( __( 'Email sent: %s.', 'vitrine' ), $mails[ $mail ] ), $author );
			$this->services->changes->soon();
			AdminScreen::go( $back, __( 'The email is on its way.', 'vitrine' ) );
		}
		AdminScreen::go( $back, __( 'Order updated.', 'vitrine' ) );
	}

	/**
	 * Adds a note, and sends it to the customer if requested.
	 *
	 * @param int    $id           Order ID.
	 * @param string $note         Text of the note.
	 * @param string $author       Name of the author.
	 * @param bool   $for_customer Whether the customer is notified.
	 */
	private function note( int $id, string $note, string $author, bool $for_customer ): void {
		Transaction::run(
			fn (): bool|\WP_Error => ! $this->services->notes->add( $id, $note, $author, $for_customer )
				? Transaction::failed_statement()
				: ( $for_customer ? $this->services->changes->mail( $id, OrderMails::NOTE, $note ) : true )
		);
		if ( $for_customer ) {
			$this->services->changes->soon();
		}
	}

	/**
	 * Changes the status of an order. Orders whose gateway supports refunds cannot just
	 * be set to refunded.
	 *
	 * @param int    $id     Order ID.
	 * @param string $status New status.
	 * @param string $author Name of the user.
	 */
	private function move( int $id, string $status, string $author ): Order|\WP_Error {
		$order = OrderStatus::REFUNDED === $status ? $this->services->store->load( $id ) : null;
		return null !== $order && $this->services->refunds()->by_gateway( $order )
			/* translators: %d: order number. */
			? new \WP_Error( 'vitrine_order_status', sprintf( __( 'Please refund order %d on its edit screen, so that the payment is refunded too.', 'vitrine' ), $id ) )
			: $this->services->changes->move( $id, $status, $author );
	}

	/**
	 * Changes the status of several orders, if possible. Ends the request.
	 *
	 * @param int[]  $ids    Order IDs.
	 * @param string $status New status.
	 */
	public function move_all( array $ids, string $status ): never {
		$author = wp_get_current_user()->display_name;
		$moved  = 0;
		$errors = array();
		foreach ( $ids as $id ) {
			$answer = $this->move( $id, $status, $author );
			if ( is_wp_error( $answer ) ) {
				$errors[] = $answer->get_error_message();
			} else {
				++$moved;
			}
		}
		/* translators: 1: number of orders, 2: status. */
		$text = sprintf( _n( '%1$d order is now "%2$s".', '%1$d orders are now "%2$s".', $moved, 'vitrine' ), $moved, OrderStatus::label( $status ) );
		AdminScreen::go( AdminScreen::url( AdminScreen::ORDERS ), implode( ' ', array( $text, ...$errors ) ), array() === $errors ? 'success' : 'error' );
	}
}
