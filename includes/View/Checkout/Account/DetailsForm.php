<?php
/**
 * Form for the account details.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Has the fields of the customer, then those of the password.
 *
 * @see spec 2.8
 */
final class DetailsForm {

	/**
	 * Renders the form.
	 *
	 * @param array{details: list<array<string, mixed>>, password: list<array<string, mixed>>} $fields Fields of Details.
	 * @param Draft                             $draft  Submitted values and errors.
	 * @param array<string, string>             $hidden Hidden fields: its marker and a nonce.
	 * @param array{self: string, back: string} $urls   URLs of this page and of the account.
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
			FormSection::rows( $fields['details'] ),
			FormSection::fields( 'vitrine-account-password', __( 'Change password', 'vitrine' ), $fields['password'] )
		);
	}

	/**
	 * Renders the engine's own form.
	 *
	 * @param string $form HTML of the form.
	 * @param string $back URL of the account.
	 */
	public static function of_engine( string $form, string $back ): Markup {
		return Markup::join(
			Markup::tag( 'h2', array(), __( 'Account details', 'vitrine' ) ),
			Markup::safe( $form ),
			Markup::tag( 'p', array(), Markup::tag( 'a', array( 'href' => $back ), __( 'Back to your account', 'vitrine' ) ) )
		);
	}
}
