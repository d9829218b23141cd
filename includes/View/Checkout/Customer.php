<?php
/**
 * Login and account at the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\Page\Account\Access;
use Vitrine\Plugin;
use Vitrine\View\Checkout\Fields\FormField;
use Vitrine\View\Checkout\Fields\FormSection;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Guests can log in or create an account. Customers see neither.
 *
 * @see spec 2.7, 4.7
 */
final class Customer {

	/**
	 * Renders the collapsed login form.
	 *
	 * @param string $url URL to return to after the login.
	 */
	public static function login( string $url ): Markup {
		return Markup::tag(
			'details',
			array( 'class' => 'vitrine-login woocommerce-form-login-toggle' ),
			Markup::tag( 'summary', array(), self::login_text() ),
			Markup::tag(
				'div',
				array( 'class' => 'woocommerce-form-login' ),
				self::with_others( (string) self::login_form( $url ), $url )
			)
		);
	}

	/**
	 * Returns the text that opens the login form.
	 */
	private static function login_text(): string {
		/**
		 * Filters the text that opens the login form of the checkout.
		 *
		 * @param string $text The default text.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_login_text', fn() => 'Members log in here' );
		 */
		return (string) apply_filters( 'vitrine_checkout_login_text', __( 'Have an account? Log in', 'vitrine' ) );
	}

	/**
	 * Returns the login form of the checkout, filtered by plugins.
	 *
	 * @param string $form Form of login_form().
	 * @param string $url  URL to return to after the login.
	 */
	private static function with_others( string $form, string $url ): Markup {
		/**
		 * Filters the login form of the checkout. Escape what you add.
		 *
		 * @param string $html WordPress's login form and the lost password link.
		 * @param string $url  URL to return to after the login.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_login_form', fn( $html ) => $html . '<p>Lost your phone? Call us.</p>' );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_checkout_login_form', $form, $url ) );
	}

	/**
	 * Renders WordPress's login form, so that security plugins for logins apply to it.
	 *
	 * @param string $url  URL to return to after the login.
	 * @param string $id   Prefix of element IDs: a page may have two forms.
	 * @param string $name Submitted name.
	 */
	public static function login_form( string $url, string $id = 'vitrine', string $name = '' ): Markup {
		$form = wp_login_form(
			array(
				'echo'           => false,
				'redirect'       => $url,
				'value_username' => $name,
				'form_id'        => $id . '-login',
				'id_username'    => $id . '_login_name',
				'id_password'    => $id . '_login_password',
				'id_remember'    => $id . '_login_remember',
				'id_submit'      => $id . '_login_submit',
				'label_username' => __( 'Username or email address', 'vitrine' ),
				'label_remember' => __( 'Remember me', 'vitrine' ),
				'label_log_in'   => __( 'Log in', 'vitrine' ),
			)
		);
		// Replace the admin button class with one that themes style.
		$form = str_replace( 'class="button button-primary"', 'class="button wp-element-button"', (string) $form );
		return Markup::join( Markup::safe( self::to_account( trim( $form ) ) ), self::lost_password( $url ) );
	}

	/**
	 * Makes the form submit to the account page, which displays login errors.
	 *
	 * @param string $form WordPress's form.
	 */
	private static function to_account( string $form ): string {
		$engine = Plugin::engine();
		if ( ! Access::is_ours( $engine ) ) {
			return $form;
		}
		$tags = new \WP_HTML_Tag_Processor( $form );
		if ( $tags->next_tag( array( 'tag_name' => 'form' ) ) ) {
			$tags->set_attribute( 'action', $engine->page_url( 'account' ) );
		}
		return str_replace( '</form>', sprintf( '<input type="hidden" name="%s" value="1"></form>', esc_attr( Access::LOG_IN ) ), $tags->get_updated_html() );
	}

	/**
	 * Renders the lost password link.
	 *
	 * @param string $url URL to return to.
	 */
	private static function lost_password( string $url ): Markup {
		return Markup::tag(
			'p',
			array( 'class' => 'lost_password' ),
			Markup::tag( 'a', array( 'href' => Access::is_ours( Plugin::engine() ) ? Access::url( Plugin::engine(), Access::LOST ) : wp_lostpassword_url( $url ) ), __( 'Forgot your password?', 'vitrine' ) )
		);
	}

	/**
	 * Renders the checkbox for an account and its fields. Unless an account is
	 * required, the fields are shown by CSS when the checkbox is checked.
	 *
	 * @param array{required: bool, wanted: bool, fields: list<array<string, mixed>>} $form Data of Props.
	 */
	public static function account( array $form ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => Markup::classes( 'woocommerce-account-fields', $form['required'] ? 'is-required' : '' ) ),
			$form['required'] ? null : self::checkbox( Contract::name( 'fields.create_account' ), __( 'Create an account', 'vitrine' ), $form['wanted'] ),
			array() === $form['fields'] ? null : Markup::tag( 'div', array( 'class' => 'create-account' ), FormSection::rows( $form['fields'] ) )
		);
	}

	/**
	 * Renders a checkbox.
	 *
	 * @param string $name    Name and ID.
	 * @param string $label   Label of the checkbox.
	 * @param bool   $checked Whether it is checked.
	 */
	public static function checkbox( string $name, string $label, bool $checked ): Markup {
		return Markup::tag(
			'label',
			array(
				'class' => 'vitrine-check',
				'for'   => $name,
			),
			Markup::tag(
				'input',
				array(
					'type'    => 'checkbox',
					'name'    => $name,
					'id'      => $name,
					'value'   => '1',
					'checked' => $checked,
				)
			),
			Markup::tag( 'span', array(), $label )
		);
	}
}
