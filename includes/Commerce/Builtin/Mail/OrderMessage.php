<?php
/**
 * The mails of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use Vitrine\Commerce\Rules\PaymentDetails;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a mail of an order. Files `html.php` and `text.php` print it; a theme's
 * `vitrine/mail/html.php` comes before the plugin's.
 */
final class OrderMessage {

	/**
	 * Makes a mail.
	 *
	 * @param string $kind  One of OrderMails' constants.
	 * @param Order  $order What it is about.
	 * @param string $note  What the shop writes to the customer; may be empty.
	 */
	public static function make( string $kind, Order $order, string $note = '' ): Message {
		[ $subject, $heading, $intro ] = self::words( $kind, $order );
		$view                          = array(
			'kind'    => $kind,
			'order'   => $order,
			'shop'    => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'heading' => $heading,
			'intro'   => $intro,
			'note'    => $note,
			'payment' => OrderMails::NEW_ORDER === $kind ? array() : PaymentDetails::of( $order ),
			'link'    => OrderMails::NEW_ORDER === $kind
				? admin_url( 'admin.php?page=vitrine-orders&order_id=' . $order->id )
				: $order->received_url,
		);
		return new Message(
			OrderMails::NEW_ORDER === $kind ? self::shop_address() : $order->email,
			$subject,
			self::printed( 'html', $view ),
			self::printed( 'text', $view ),
		);
	}

	/**
	 * What a mail says before the order itself.
	 *
	 * @param string $kind  One of OrderMails' constants.
	 * @param Order  $order What it is about.
	 * @return array{0: string, 1: string, 2: string} Subject, heading and first sentence, plain text.
	 */
	private static function words( string $kind, Order $order ): array {
		$shop = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$name = $order->billing['first_name'] ?? '';
		return match ( $kind ) {
			OrderMails::NEW_ORDER => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] New order #%2$d', 'vitrine' ), $shop, $order->id ),
				/* translators: %d: order number. */
				sprintf( __( 'New order #%d', 'vitrine' ), $order->id ),
				/* translators: %s: customer's name. */
				sprintf( __( 'You have received a new order from %s:', 'vitrine' ), trim( $name . ' ' . ( $order->billing['last_name'] ?? '' ) ) ),
			),
			OrderMails::COMPLETED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d is complete', 'vitrine' ), $shop, $order->id ),
				__( 'Your order is complete', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, we have finished processing your order:', 'vitrine' ), $name ),
			),
			OrderMails::CANCELLED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d was cancelled', 'vitrine' ), $shop, $order->id ),
				__( 'Your order was cancelled', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, your order has been cancelled:', 'vitrine' ), $name ),
			),
			OrderMails::REFUNDED  => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d has been refunded', 'vitrine' ), $shop, $order->id ),
				$order->refunded >= $order->totals['total'] ? __( 'Order refunded', 'vitrine' ) : __( 'Order partially refunded', 'vitrine' ),
				/* translators: 1: customer's first name, 2: amount of money. */
				sprintf( __( 'Hi %1$s, we have refunded %2$s of your order:', 'vitrine' ), $name, $order->currency->format( $order->refunded ) ),
			),
			OrderMails::NOTE      => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] A note on your order #%2$d', 'vitrine' ), $shop, $order->id ),
				__( 'A note has been added to your order', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, we have a message about your order:', 'vitrine' ), $name ),
			),
			default               => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d', 'vitrine' ), $shop, $order->id ),
				__( 'Thank you for your order', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, we have received your order:', 'vitrine' ), $name ),
			),
		};
	}

	/**
	 * What a template prints.
	 *
	 * @param string               $form `html` or `text`.
	 * @param array<string, mixed> $view What the template may use, as `$view`.
	 */
	private static function printed( string $form, array $view ): string {
		$file = locate_template( "vitrine/mail/$form.php" );
		/**
		 * Puts another template in the place of a mail's own.
		 *
		 * @param string               $file Path of a PHP file that prints from `$view`.
		 * @param string               $form `html` or `text`.
		 * @param array<string, mixed> $view kind, order, shop, heading, intro, note, payment, link.
		 */
		$file = (string) apply_filters( 'vitrine_mail_template', '' === $file ? __DIR__ . "/templates/$form.php" : $file, $form, $view );
		ob_start();
		try {
			( static function ( string $template, array $view ): void { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- The template uses it.
				require $template;
			} )( $file, $view );
		} finally {
			$printed = (string) ob_get_clean();
		}
		return $printed;
	}

	/**
	 * Who hears of new orders.
	 */
	private static function shop_address(): string {
		/**
		 * The address that hears of new orders.
		 *
		 * @param string $address The site's.
		 */
		return (string) apply_filters( 'vitrine_new_order_recipient', get_option( 'admin_email' ) );
	}
}
