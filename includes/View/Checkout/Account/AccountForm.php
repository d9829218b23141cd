<?php
/**
 * Forms of the account page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Review\ErrorSummary;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the common parts of the forms for customer data.
 *
 * @see spec 2.8, field 29
 */
final class AccountForm {

	/**
	 * Renders a form with its hidden fields and button.
	 *
	 * @param array{title: string, refused: string, button: string} $words  Heading, text above the errors, button text.
	 * @param Draft                             $draft  Submitted values and errors.
	 * @param array<string, string>             $hidden Hidden fields.
	 * @param array<string, string>             $button Further attributes of the button.
	 * @param array{self: string, back: string} $urls   URLs of this page and of the account.
	 * @param Markup|null                       ...$content Fields of the form.
	 */
	public static function render( array $words, Draft $draft, array $hidden, array $button, array $urls, ?Markup ...$content ): Markup {
		return Markup::tag(
			'form',
			array(
				'class'      => 'vitrine-address-form',
				'method'     => 'post',
				'action'     => $urls['self'],
				'novalidate' => true,
			),
			Markup::tag( 'h2', array(), $words['title'] ),
			'' === $draft->message && array() === $draft->errors ? null : ErrorSummary::render( $draft->message, $draft->errors, $words['refused'] ),
			array_values( $content ),
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
					) + $button,
					$words['button']
				),
				Markup::tag( 'a', array( 'href' => $urls['back'] ), __( 'Back to your account', 'vitrine' ) )
			)
		);
	}
}
