<?php
/**
 * Settings: checkout and account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;
use Vitrine\Settings\StandardTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Checkout, login and account forms.
 *
 * @see spec 2.7, 2.8, 3.8, 3.9, 4.7, 4.9, 5.6, readings 35
 */
final class CheckoutSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'checkout_order_review_sticky' => Field::toggle(
				false,
				static fn (): string => __( 'Sticky order summary', 'vitrine' ),
				static fn (): string => __( 'WooCommerce’s Checkout block always keeps its own summary sticky.', 'vitrine' )
			),
			'checkout_order_review_toggle' => Field::toggle(
				true,
				static fn (): string => __( 'Collapsible order summary', 'vitrine' ),
				static fn (): string => __( 'The total and shipping methods stay visible. WooCommerce’s Checkout block collapses its own summary on mobile only.', 'vitrine' )
			),
			'toggle_show_text'             => Field::text(
				static fn (): string => __( '“Show order summary” text', 'vitrine' ),
				StandardTexts::of( 'toggle_show_text' )
			),
			'toggle_hide_text'             => Field::text(
				static fn (): string => __( '“Hide order summary” text', 'vitrine' ),
				StandardTexts::of( 'toggle_hide_text' )
			),
			'labels_as_placeholders'       => Field::choice(
				'hidden',
				array(
					'hidden' => static fn (): string => __( 'Only if the label is hidden', 'vitrine' ),
					'always' => static fn (): string => __( 'Always', 'vitrine' ),
				),
				static fn (): string => __( 'Labels of required fields as placeholders', 'vitrine' )
			),
			'checkout_login'               => Field::toggle(
				true,
				static fn (): string => __( 'Enable log-in during checkout', 'vitrine' ),
				static fn (): string => __( 'With WooCommerce, its own setting applies. The Checkout block links to the account page instead.', 'vitrine' )
			),
			'email_check'                  => Field::toggle(
				false,
				static fn (): string => __( 'Check if a guest’s email address has an account', 'vitrine' ),
				static fn (): string => __( 'Guests are told if the email address they enter belongs to a customer (up to 20 checks in 15 minutes), and asked about likely typos in it. If off, all guests are invited to log in. Not available in WooCommerce’s Checkout block.', 'vitrine' )
			),
			'success_msg'                  => Field::text(
				static fn (): string => __( 'Message if the email address has an account', 'vitrine' ),
				StandardTexts::of( 'success_msg' )
			),
			'show_password_label'          => Field::text(
				static fn (): string => __( '“Show password” label', 'vitrine' ),
				StandardTexts::of( 'show_password_label' )
			),
			'hide_password_label'          => Field::text(
				static fn (): string => __( '“Hide password” label', 'vitrine' ),
				StandardTexts::of( 'hide_password_label' )
			),
		);
	}
}
