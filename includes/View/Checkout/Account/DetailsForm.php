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
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The customer, then the password.
 *
 * @see spec 2.8
 */
final class DetailsForm {

	/**
	 * The form to edit the account details.
	 *
	 * @param array{details: list<array<string, mixed>>, password: list<array<string, mixed>>} $fields Of Details.
	 * @param Draft                             $draft  What was typed, and what is wrong with it.
	 * @param array<string, string>             $hidden Fields that nobody sees: its mark, and a nonce.
	 * @param array{self: string, back: string} $urls   Of this page, and of the account.
	 */
	public static function render( array $fields, Draft $draft, array $hidden, array $urls ): Markup {
		return AccountForm::render(
			array(
				'title'   => __( 'Account details', 'vitrine' ),
				'refused' => __( 'Your account details have not been saved yet. Please check these details:', 'vitrine' ),
				'button'  => __( 'Save changes', 'vitrine' ),
			),
			$draft,
			$hidden,
			array(),
			$urls,
			Section::rows( $fields['details'] ),
			Section::fields( 'vitrine-account-password', __( 'Change password', 'vitrine' ), $fields['password'] )
		);
	}

	/**
	 * A form of the engine's own.
	 *
	 * @param string $form HTML of the engine's.
	 * @param string $back Address of the account.
	 */
	public static function of_engine( string $form, string $back ): Markup {
		return Markup::join(
			Markup::tag( 'h2', array(), __( 'Account details', 'vitrine' ) ),
			Markup::safe( $form ),
			Markup::tag( 'p', array(), Markup::tag( 'a', array( 'href' => $back ), __( 'Back to your account', 'vitrine' ) ) )
		);
	}
}
