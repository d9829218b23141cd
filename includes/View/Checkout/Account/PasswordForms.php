<?php
/**
 * Forms for a new password.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\Page\Account\Access;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * One asks for the link, one sets the password.
 *
 * @see spec 2.8
 */
final class PasswordForms {

	/**
	 * Form that sends the link for a new password.
	 *
	 * @param string $url  Where the form is sent.
	 * @param string $back The login's address.
	 * @param string $name As typed.
	 */
	public static function lost( string $url, string $back, string $name ): Markup {
		$field = array(
			'type'           => 'text',
			'name'           => 'user_login',
			'id'             => 'vitrine_user_login',
			'class'          => 'input',
			'value'          => $name,
			'autocomplete'   => 'username',
			'autocapitalize' => 'none',
			'required'       => true,
		);
		return self::form(
			__( 'Lost your password?', 'vitrine' ),
			__( 'Enter your username or email address. We will send you a link to set a new password.', 'vitrine' ),
			$url,
			Access::LOST_PASSWORD,
			self::row( __( 'Username or email address', 'vitrine' ), $field ),
			__( 'Send link', 'vitrine' ),
			$back
		);
	}

	/**
	 * Sets the password.
	 *
	 * @param string $url   Where the form is sent.
	 * @param string $back  The login's address.
	 * @param string $login Name of the user: password managers keep it with the password.
	 */
	public static function reset( string $url, string $back, string $login ): Markup {
		$name  = array(
			'type'         => 'text',
			'name'         => 'user_login',
			'value'        => $login,
			'autocomplete' => 'username',
			'readonly'     => true,
			'hidden'       => true,
		);
		$field = array(
			'type'         => 'password',
			'name'         => 'pwd',
			'id'           => 'vitrine_new_password',
			'class'        => 'input',
			'autocomplete' => 'new-password',
			'spellcheck'   => 'false',
			'required'     => true,
		);
		return self::form(
			__( 'Set a new password', 'vitrine' ),
			'',
			$url,
			Access::NEW_PASSWORD,
			Markup::join( Markup::tag( 'input', $name ), self::row( __( 'New password', 'vitrine' ), $field ) ),
			__( 'Save password', 'vitrine' ),
			$back
		);
	}

	/**
	 * A form.
	 *
	 * @param string $title  Its heading.
	 * @param string $text   What it is for; empty: the heading says it.
	 * @param string $url    Where it is sent.
	 * @param string $mark   Its hidden field.
	 * @param Markup $fields What is typed.
	 * @param string $button What its button says.
	 * @param string $back   The login's address.
	 */
	private static function form( string $title, string $text, string $url, string $mark, Markup $fields, string $button, string $back ): Markup {
		$hidden = array(
			'type'  => 'hidden',
			'name'  => $mark,
			'value' => '1',
		);
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-login woocommerce-form-login' ),
			Markup::tag( 'h2', array(), $title ),
			'' === $text ? null : Markup::tag( 'p', array(), $text ),
			Markup::tag(
				'form',
				array(
					'method' => 'post',
					'action' => $url,
				),
				Markup::tag( 'input', $hidden ),
				$fields,
				Markup::tag(
					'p',
					array( 'class' => 'login-submit' ),
					Markup::tag(
						'button',
						array(
							'type'  => 'submit',
							'class' => 'button wp-element-button',
						),
						$button
					)
				)
			),
			Markup::tag( 'p', array( 'class' => 'lost_password' ), Markup::tag( 'a', array( 'href' => $back ), __( 'Back to login', 'vitrine' ) ) )
		);
	}

	/**
	 * A field with its label.
	 *
	 * @param string                     $label What it is.
	 * @param array<string, bool|string> $field Attributes.
	 */
	private static function row( string $label, array $field ): Markup {
		return Markup::tag(
			'p',
			array( 'class' => 'login-username' ),
			Markup::tag( 'label', array( 'for' => (string) $field['id'] ), $label ),
			Markup::tag( 'input', $field )
		);
	}
}
