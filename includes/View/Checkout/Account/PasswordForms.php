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
 * One form requests the reset link, one sets the password.
 *
 * @see spec 2.8
 */
final class PasswordForms {

	/**
	 * Renders the form that requests the reset link.
	 *
	 * @param string $url  URL to submit to.
	 * @param string $back URL of the login.
	 * @param string $name Submitted name.
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
	 * Renders the form that sets the password.
	 *
	 * @param string $url   URL to submit to.
	 * @param string $back  URL of the login.
	 * @param string $login User name, which password managers store with the password.
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
	 * Renders a form.
	 *
	 * @param string $title  Heading.
	 * @param string $text   Description; may be empty.
	 * @param string $url    URL to submit to.
	 * @param string $mark   Name of its hidden field.
	 * @param Markup $fields Fields of the form.
	 * @param string $button Button text.
	 * @param string $back   URL of the login.
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
	 * Renders a field with its label.
	 *
	 * @param string                     $label Label.
	 * @param array<string, bool|string> $field Attributes of the input.
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
