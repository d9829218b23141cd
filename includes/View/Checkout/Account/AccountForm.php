<?php
/**
 * A form of the account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Review\Summary;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What the forms of a customer's data have around their fields.
 *
 * @see spec 2.8, field 29
 */
final class AccountForm {

	/**
	 * A form of the account page, with its nonce and button.
	 *
	 * @param array{title: string, refused: string, button: string} $words  Its heading, what stands above its errors, what its button says.
	 * @param Draft                             $draft  What was typed, and what is wrong with it.
	 * @param array<string, string>             $hidden Fields that nobody sees.
	 * @param array<string, string>             $button Further attributes of its button.
	 * @param array{self: string, back: string} $urls   Of this page, and of the account.
	 * @param Markup|null                       ...$content Its fields.
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
			'' === $draft->message && array() === $draft->errors ? null : Summary::render( $draft->message, $draft->errors, $words['refused'] ),
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
