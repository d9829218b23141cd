<?php
/**
 * The form for an account on a receipt.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\View\Checkout\Fields\Field;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * A password is all that is missing: the order has the rest.
 */
final class AccountOffer {

	/**
	 * The form to create an account after an order.
	 *
	 * @param string $action   Name of its button.
	 * @param string $email    Of the order.
	 * @param string $password Name of the field.
	 * @param string $proof    Name of the field that says the email address, by which an old receipt is opened.
	 * @param string $error    What is wrong with the password that was sent.
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
				Field::render(
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
