<?php
/**
 * The form of an account's details.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Fields\Section;
use Vitrine\View\Checkout\Review\Summary;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The customer, then the password.
 *
 * @see spec 2.8
 */
final class DetailsForm {

	/**
	 * The form.
	 *
	 * @param array{details: list<array<string, mixed>>, password: list<array<string, mixed>>} $fields Of Details.
	 * @param Draft                             $draft  What was typed, and what is wrong with it.
	 * @param array<string, string>             $hidden Fields that nobody sees: its mark, and a nonce.
	 * @param array{self: string, back: string} $urls   Of this page, and of the account.
	 */
	public static function render( array $fields, Draft $draft, array $hidden, array $urls ): Markup {
		return Markup::tag(
			'form',
			array(
				'class'      => 'vitrine-address-form',
				'method'     => 'post',
				'action'     => $urls['self'],
				'novalidate' => true,
			),
			Markup::tag( 'h2', array(), __( 'Account details', 'vitrine' ) ),
			'' === $draft->message && array() === $draft->errors ? null : Summary::render( $draft->message, $draft->errors, __( 'Your account details have not been saved yet. Please check these details:', 'vitrine' ) ),
			Section::rows( $fields['details'] ),
			Section::fields( 'vitrine-account-password', __( 'Change password', 'vitrine' ), $fields['password'] ),
			array_map(
				static fn ( string $name, string $value ): Markup => Markup::tag(
					'input',
					array(
						'type'  => 'hidden',
						'name'  => $name,
						'value' => $value,
					)
				),
				array_keys( $hidden ),
				$hidden
			),
			Markup::tag(
				'p',
				array( 'class' => 'vitrine-address-buttons' ),
				Markup::tag(
					'button',
					array(
						'type'  => 'submit',
						'class' => 'button wp-element-button',
					),
					__( 'Save changes', 'vitrine' )
				),
				Markup::tag( 'a', array( 'href' => $urls['back'] ), __( 'Back to your account', 'vitrine' ) )
			)
		);
	}
}
