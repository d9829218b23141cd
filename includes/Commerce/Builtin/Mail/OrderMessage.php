<?php
/**
 * Order email messages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadList;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundStore;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundText;
use Vitrine\Commerce\Rules\Orders\PaymentDetails;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the email for an order with the templates `html.php` and `text.php`. A theme
 * can override them in `vitrine/mail/`.
 */
final class OrderMessage {

	/**
	 * Creates an email.
	 *
	 * @param string $kind  One of the constants of OrderMails.
	 * @param Order  $order Order of the email.
	 * @param string $note  Note to the customer; may be empty.
	 */
	public static function make( string $kind, Order $order, string $note = '' ): Message {
		[ $subject, $heading, $intro ] = MailWords::of( $kind, $order );
		$pay_url                       = OrderMails::INVOICE === $kind ? PayForOrder::link( $order ) : '';
		$view                          = array(
			'kind'      => $kind,
			'order'     => $order,
			'shop'      => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'heading'   => $heading,
			'intro'     => $intro,
			'note'      => $note,
			'refunds'   => self::refunds( $kind, $order ),
			'downloads' => in_array( $kind, OrderMails::TO_SHOP, true ) ? array() : DownloadList::of_order( $order ),
			'payment'   => in_array( $kind, OrderMails::TO_SHOP, true ) ? array() : PaymentDetails::of( $order ),
			'link'      => match ( true ) {
				in_array( $kind, OrderMails::TO_SHOP, true ) => admin_url( 'admin.php?page=vitrine-orders&order_id=' . $order->id ),
			'' !== $pay_url => $pay_url,
			default => $order->received_url,
			},
			'button'    => '' === $pay_url ? __( 'View order', 'vitrine' ) : __( 'Pay for this order', 'vitrine' ),
		);
		return new Message(
			in_array( $kind, OrderMails::TO_SHOP, true ) ? self::shop_address() : $order->email,
			$subject,
			self::printed( 'html', $view ),
			self::printed( 'text', $view ),
		);
	}

	/**
	 * Returns the refunds, for emails on refunds.
	 *
	 * @param string $kind  One of the constants of OrderMails.
	 * @param Order  $order Order of the email.
	 * @return list<array{label: string, value: string, lines: list<array{label: string, value: string}>}> Refunds, the newest first.
	 */
	private static function refunds( string $kind, Order $order ): array {
		$refunds = in_array( $kind, array( OrderMails::REFUNDED, OrderMails::PARTIALLY_REFUNDED ), true ) ? RefundStore::of_site()->of( $order->id ) : array();
		return array_map(
			static fn ( Refund $refund ): array => array(
				'label' => OrderText::moment( $refund->created, (string) get_option( 'date_format' ) ),
				'value' => $order->currency->format( $refund->amount ),
				'lines' => RefundText::lines( $order, $refund->lines ),
			),
			array_values( array_filter( $refunds, static fn ( Refund $refund ): bool => Refund::DONE === $refund->status ) )
		);
	}

	/**
	 * Renders a template.
	 *
	 * @param string               $form `html` or `text`.
	 * @param array<string, mixed> $view Variables for the template, as `$view`.
	 */
	private static function printed( string $form, array $view ): string {
		$file = locate_template( "vitrine/mail/$form.php" );
		/**
		 * Filters the path of an email template.
		 *
		 * @param string               $file Path of a PHP file that prints `$view`.
		 * @param string               $form `html` or `text`.
		 * @param array<string, mixed> $view kind, order, shop, heading, intro, note, refunds, downloads, payment, link, button.
		 *
		 * @example
		 * add_filter( 'vitrine_mail_template', fn( $file, $form ) => 'html' === $form ? get_theme_file_path( 'vitrine/order-mail.php' ) : $file, 10, 2 );
		 */
		$file = (string) apply_filters( 'vitrine_mail_template', '' === $file ? __DIR__ . "/templates/$form.php" : $file, $form, $view );
		ob_start();
		try {
			( static function ( string $template, array $view ): void { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Used by the template.
				require $template;
			} )( $file, $view );
		} finally {
			$printed = (string) ob_get_clean();
		}
		return $printed;
	}

	/**
	 * Returns the recipient of emails to the shop.
	 */
	private static function shop_address(): string {
		/**
		 * Filters the recipient of emails on new and failed orders.
		 *
		 * @param string $address Email address; the admin email by default.
		 *
		 * @example
		 * add_filter( 'vitrine_new_order_recipient', fn( $address ) => 'orders@example.com' );
		 */
		return (string) apply_filters( 'vitrine_new_order_recipient', get_option( 'admin_email' ) );
	}
}
