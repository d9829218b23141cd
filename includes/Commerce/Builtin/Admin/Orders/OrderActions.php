<?php
/**
 * What can be done with orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\Screen;
use Vitrine\Commerce\Builtin\Checkout\Desk;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the forms of the orders' screens. Each checks permission and nonce
 * before it does anything.
 */
final class OrderActions {

	/** Action of admin-post.php, and of its nonce with the order's id behind it. */
	public const ACTION = 'vitrine_order';

	/**
	 * The actions.
	 *
	 * @param Desk $desk Orders.
	 */
	public function __construct( private readonly Desk $desk ) {}

	/**
	 * Takes its hooks.
	 */
	public function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'save' ) );
	}

	/**
	 * Saves what one order's screen sends: a new status, a note, or both.
	 */
	public function save(): void {
		$id = (int) ( $_POST['order'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce is of this id; it is checked in the next line.
		Screen::guard( self::ACTION . $id );
		$back   = Screen::url( Screen::ORDERS, array( 'order_id' => $id ) );
		$author = wp_get_current_user()->display_name;
		$note   = Screen::posted( 'note' );
		$status = Screen::posted( 'status' );
		$order  = $this->desk->store->load( $id );
		if ( null === $order ) {
			Screen::go( Screen::url( Screen::ORDERS ), __( 'This order does not exist.', 'vitrine' ), 'error' );
		}
		if ( '' !== $status && $status !== $order->status ) {
			$moved = $this->desk->changes->move( $id, $status, $author );
			if ( is_wp_error( $moved ) ) {
				Screen::go( $back, $moved->get_error_message(), 'error' );
			}
		}
		if ( '' !== $note ) {
			$this->desk->notes->add( $id, $note, $author );
		}
		Screen::go( $back, __( 'The order was updated.', 'vitrine' ) );
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
			$answer = $this->desk->changes->move( $id, $status, $author );
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
