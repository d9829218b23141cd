<?php
/**
 * What can be done with orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\Screen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the forms of the orders' screens. Each checks permission and nonce
 * before it does anything.
 */
final class OrderActions {

	/** Action of admin-post.php, and of its nonce with the order's id behind it. */
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
	 * Saves what one order's screen sends: a new status, a note, a mail to be sent.
	 */
	public function save(): void {
		$id = (int) ( $_POST['order'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce is of this id; it is checked in the next line.
		Screen::guard( self::ACTION . $id );
		$back   = Screen::url( Screen::ORDERS, array( 'order_id' => $id ) );
		$author = wp_get_current_user()->display_name;
		$note   = Screen::posted( 'note' );
		$status = Screen::posted( 'status' );
		$order  = $this->services->store->load( $id );
		if ( null === $order ) {
			Screen::go( Screen::url( Screen::ORDERS ), __( 'Order not found.', 'vitrine' ), 'error' );
		}
		if ( '' !== $status && $status !== $order->status ) {
			$moved = $this->move( $id, $status, $author );
			if ( is_wp_error( $moved ) ) {
				Screen::go( $back, $moved->get_error_message(), 'error' );
			}
		}
		if ( '' !== $note ) {
			$this->note( $id, $note, $author, '' !== Screen::posted( 'for_customer' ) );
		}
		$mail  = Screen::posted( 'mail' );
		$mails = OrderMails::again( $order );
		if ( isset( $mails[ $mail ] ) ) {
			Transaction::run( fn (): bool|\WP_Error => $this->services->changes->mail( $id, $mail ) );
			/* translators: %s: which email. */
			$this->services->notes->add( $id, sprintf( __( 'Email sent: %s.', 'vitrine' ), $mails[ $mail ] ), $author );
			$this->services->changes->soon();
			Screen::go( $back, __( 'The email is on its way.', 'vitrine' ) );
		}
		Screen::go( $back, __( 'Order updated.', 'vitrine' ) );
	}

	/**
	 * Adds a note, and has the customer told where it is for them.
	 *
	 * @param int    $id           Order ID.
	 * @param string $note         The note.
	 * @param string $author       Who writes it.
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
	 * Moves an order. One whose gateway gives money back is not merely called refunded.
	 *
	 * @param int    $id     Order ID.
	 * @param string $status Where to.
	 * @param string $author Who wants it.
	 */
	private function move( int $id, string $status, string $author ): Order|\WP_Error {
		$order = OrderStatus::REFUNDED === $status ? $this->services->store->load( $id ) : null;
		return null !== $order && $this->services->refunds()->by_gateway( $order )
			/* translators: %d: order number. */
			? new \WP_Error( 'vitrine_order_status', sprintf( __( 'Please refund order %d on its edit screen, so that the payment is refunded too.', 'vitrine' ), $id ) )
			: $this->services->changes->move( $id, $status, $author );
	}

	/**
	 * Moves many orders, those that may go there. Ends the request.
	 *
	 * @param int[]  $ids    Orders.
	 * @param string $status Where to.
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
		Screen::go( Screen::url( Screen::ORDERS ), implode( ' ', array( $text, ...$errors ) ), array() === $errors ? 'success' : 'error' );
	}
}
