<?php
/**
 * Form to create an account on the order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\View\Checkout\Fields\FormField;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Only asks for a password, since the order has all other data.
 */
final class AccountOffer {

	/**
	 * Renders the form.
	 *
	 * @param string $action   Name of the button.
	 * @param string $email    Email address of the order.
	 * @param string $password Name of the password field.
	 * @param string $proof    Name of the email field, with which an older receipt is opened.
	 * @param string $error    Error of the submitted password.
	 */
	public static function render( string $action, string $email, string $password, string $proof, string $error ): Markup {
		return Markup::tag(
			'section',
			array(
				'class' => 'vitrine-account-offer',
				'id'    => 'vitrine-account-offer',
			),
			Markup::tag( 'h3', array(), __( 'Create an account', 'vitrine' ) ),
			/* translators: %s: email address. */
			Markup::tag( 'p', array(), sprintf( __( 'Set a password for %s to track this order and check out faster next time.', 'vitrine' ), $email ) ),
			Markup::tag(
				'form',
				array(
					'method' => 'post',
					'action' => '#vitrine-account-offer',
				),
				Markup::tag(
					'input',
					array(
						'type'         => 'hidden',
						'name'         => $proof,
						'value'        => $email,
						'autocomplete' => 'username',
					)
				),
				FormField::render(
					array(
						'name'         => $password,
						'label'        => __( 'Password', 'vitrine' ),
						'type'         => 'password',
						'required'     => true,
						'autocomplete' => 'new-password',
						'options'      => array(),
						'value'        => '',
						'width'        => 'full',
						'error'        => $error,
					)
				),
				Markup::tag(
					'button',
					array(
						'class' => 'button wp-element-button',
						'name'  => $action,
						'value' => '1',
					),
					__( 'Create account', 'vitrine' )
				)
			)
		);
	}
}
