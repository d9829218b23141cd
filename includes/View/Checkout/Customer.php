<?php
/**
 * Who is at the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Contract;
use Vitrine\Page\Account\Access;
use Vitrine\Plugin;
use Vitrine\View\Checkout\Fields\Field;
use Vitrine\View\Checkout\Fields\Section;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Guests may log in, and may ask for an account. Customers see neither.
 *
 * @see spec 2.7, 4.7
 */
final class Customer {

	/**
	 * The login, folded in.
	 *
	 * @param string $url Where a login leads back to.
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
	 * What opens the login.
	 */
	private static function login_text(): string {
		/**
		 * What the checkout says above its login, which it opens.
		 *
		 * @param string $text The usual text.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_login_text', fn() => 'Members log in here' );
		 */
		return (string) apply_filters( 'vitrine_checkout_login_text', __( 'Have an account? Log in', 'vitrine' ) );
	}

	/**
	 * The checkout's login with what others have in it.
	 *
	 * @param string $form Of login_form().
	 * @param string $url  Where a login leads back to.
	 */
	private static function with_others( string $form, string $url ): Markup {
		/**
		 * The checkout's login. Escape what you add.
		 *
		 * @param string $html WordPress's form, and the way to a new password.
		 * @param string $url  Where a login leads back to.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_login_form', fn( $html ) => $html . '<p>Lost your phone? Call us.</p>' );
		 */
		return Markup::safe( (string) apply_filters( 'vitrine_checkout_login_form', $form, $url ) );
	}

	/**
	 * WordPress's login form, so that whatever guards a site's logins guards
	 * this one.
	 *
	 * @param string $url  Where a login leads back to.
	 * @param string $id   Begins the ids of its elements: a page may hold two.
	 * @param string $name As typed before.
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
		// It has the admin's button; a theme styles this class.
		$form = str_replace( 'class="button button-primary"', 'class="button wp-element-button"', (string) $form );
		return Markup::join( Markup::safe( self::to_account( trim( $form ) ) ), self::lost_password( $url ) );
	}

	/**
	 * Sends the form to the account page, which says what is wrong with a login.
	 *
	 * @param string $form WordPress's.
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
	 * The way to a new password.
	 *
	 * @param string $url Where it leads back to.
	 */
	private static function lost_password( string $url ): Markup {
		return Markup::tag(
			'p',
			array( 'class' => 'lost_password' ),
			Markup::tag( 'a', array( 'href' => Access::is_ours( Plugin::engine() ) ? Access::url( Plugin::engine(), Access::LOST ) : wp_lostpassword_url( $url ) ), __( 'Forgot your password?', 'vitrine' ) )
		);
	}

	/**
	 * The wish for an account, and what it takes. Unless everybody gets one, that
	 * shows once it is wanted, by style alone.
	 *
	 * @param array{required: bool, wanted: bool, fields: list<array<string, mixed>>} $form Of Props.
	 */
	public static function account( array $form ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => Markup::classes( 'woocommerce-account-fields', $form['required'] ? 'is-required' : '' ) ),
			$form['required'] ? null : self::checkbox( Contract::name( 'fields.create_account' ), __( 'Create an account', 'vitrine' ), $form['wanted'] ),
			array() === $form['fields'] ? null : Markup::tag( 'div', array( 'class' => 'create-account' ), Section::rows( $form['fields'] ) )
		);
	}

	/**
	 * A box to tick.
	 *
	 * @param string $name    Field and id.
	 * @param string $label   What ticking means.
	 * @param bool   $checked Whether it is ticked.
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
