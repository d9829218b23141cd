<?php
/**
 * Settings: checkout and account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Checkout, login and account forms.
 *
 * @see spec 2.7, 2.8, 3.8, 3.9, 4.7, 4.9
 */
final class Checkout {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'checkout_order_review_sticky' => Field::toggle(
				false,
				static fn (): string => __( 'Keep the order review in view', 'vitrine' ),
				static fn (): string => __( 'WooCommerce’s checkout block keeps its own summary in view, whatever is said here.', 'vitrine' )
			),
			'checkout_order_review_toggle' => Field::toggle(
				true,
				static fn (): string => __( 'Let shoppers fold the order review away', 'vitrine' ),
				static fn (): string => __( 'The total stays in sight, and so do the ways to ship. WooCommerce’s checkout block folds its own summary on phones and nowhere else.', 'vitrine' )
			),
			'toggle_show_text'             => Field::text(
				static fn (): string => __( 'Text that opens the order review', 'vitrine' ),
				static fn (): string => __( 'Show order summary', 'vitrine' )
			),
			'toggle_hide_text'             => Field::text(
				static fn (): string => __( 'Text that closes the order review', 'vitrine' ),
				static fn (): string => __( 'Hide order summary', 'vitrine' )
			),
			'checkout_login'               => Field::toggle(
				true,
				static fn (): string => __( 'Let shoppers log in at the checkout', 'vitrine' ),
				static fn (): string => __( 'On WooCommerce its own setting decides. Its checkout block has a link to the account page instead.', 'vitrine' )
			),
			'email_check'                  => Field::toggle(
				false,
				static fn (): string => __( 'Tell guests whether their email address has an account', 'vitrine' ),
				static fn (): string => __( 'Whoever types an address then learns whether it belongs to a customer of yours, twenty times in a quarter of an hour at most. Off, every guest is invited to log in. WooCommerce’s checkout block lets nobody add to its email field, so guests are not told there.', 'vitrine' )
			),
			'success_msg'                  => Field::text(
				static fn (): string => __( 'Text for a shopper whose email address has an account', 'vitrine' ),
				static fn (): string => __( 'Welcome back. Log in for a faster checkout.', 'vitrine' )
			),
			'show_password_label'          => Field::text(
				static fn (): string => __( 'Label of the button that shows a password', 'vitrine' ),
				static fn (): string => __( 'Show password', 'vitrine' )
			),
			'hide_password_label'          => Field::text(
				static fn (): string => __( 'Label of the button that hides a password', 'vitrine' ),
				static fn (): string => __( 'Hide password', 'vitrine' )
			),
		);
	}
}
