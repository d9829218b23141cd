<?php
/**
 * Order received page for unverified visitors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\Review\TotalRows;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the order without personal data, and a form to verify the email address.
 *
 * @see \Vitrine\Page\Checkout\ReceiptGuard
 */
final class LockedReceipt {

	/**
	 * Renders the page without personal data.
	 *
	 * @param Order  $order The order.
	 * @param string $field Name of the email field.
	 * @param bool   $wrong Whether a wrong email address was entered.
	 * @param string $pay_url URL to pay for the order; empty: none.
	 */
	public static function render( Order $order, string $field, bool $wrong, string $pay_url = '' ): Markup {
		$id = 'vitrine-receipt-email';
		return Markup::tag(
			'div',
			array( 'class' => 'woocommerce-order' ),
			Markup::tag(
				'h2',
				array(
					'class'    => 'woocommerce-thankyou-order-received',
					'tabindex' => -1,
				),
				/* translators: %d: order number. */
				sprintf( __( 'Order #%d', 'vitrine' ), $order->id )
			),
			$order->accepted ? Markup::tag( 'p', array(), Headings::heading( $order ) ) : null,
			Markup::tag(
				'dl',
				array( 'class' => 'vitrine-order-overview woocommerce-order-overview' ),
				TotalRows::row( 'woocommerce-order-overview__date', __( 'Date', 'vitrine' ), Receipt::date( $order ) ),
				TotalRows::row( 'woocommerce-order-overview__status', __( 'Status', 'vitrine' ), Markup::join( Labels::status( $order->status ) ) )
			),
			// Neither contains personal data, although an external payment page may.
			Receipt::pay( $pay_url ),
			Receipt::payment( $order ),
			$wrong ? Notices::error( __( 'This email address does not match the order. Please check it.', 'vitrine' ) ) : null,
			Markup::tag(
				'form',
				array(
					'method' => 'post',
					'class'  => 'vitrine-receipt-verify',
				),
				Markup::tag( 'p', array(), __( 'To view this order, please enter the email address it was placed with, or log in.', 'vitrine' ) ),
				Markup::tag(
					'p',
					array( 'class' => 'form-row' ),
					Markup::tag( 'label', array( 'for' => $id ), __( 'Email address', 'vitrine' ) ),
					Markup::tag(
						'input',
						array(
							'type'         => 'email',
							'class'        => 'input-text',
							'id'           => $id,
							'name'         => $field,
							'autocomplete' => 'email',
							'required'     => true,
						)
					)
				),
				Markup::tag( 'p', array(), Markup::tag( 'button', array( 'class' => 'button wp-element-button' ), __( 'View order', 'vitrine' ) ) )
			)
		);
	}
}
