<?php
/**
 * The checkout as its block shows it in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\Form;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The page's own form, as a new guest finds it, on a cart that nobody has. What
 * scripts bring stands where they would put it.
 */
final class CheckoutPreview {

	/** Query argument: what a guest does. */
	public const MOMENT = 'vitrine_moment';

	/**
	 * What a guest does in the preview that is asked for: `start`, `address` or
	 * `account`; empty: no preview is.
	 */
	public static function moment(): string {
		$moment = sanitize_key( wp_unslash( $_GET[ self::MOMENT ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended,WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- Nothing is changed.
		return wp_is_serving_rest_request() && current_user_can( 'edit_posts' ) ? $moment : '';
	}

	/**
	 * The form.
	 *
	 * @param Engine              $engine  The shop.
	 * @param array<string, bool> $options Of Props.
	 * @param string              $moment  Of moment().
	 */
	public static function render( Engine $engine, array $options, string $moment ): Markup {
		$owner = get_current_user_id();
		// Whoever edits the page is no guest: their address and account are not the shopper's.
		wp_set_current_user( 0 );
		try {
			$props           = Props::example( $engine, $options, ExampleCart::order( $engine ) );
			$props['groups'] = self::at_moment( $props, $moment );
			$login           = $options['login'] && 'account' !== $moment;
			// Who has an account is offered none.
			$props['account'] = 'account' === $moment ? null : $props['account'];
			return Markup::join(
				$options['express'] ? self::express() : null,
				$login ? Customer::login( $props['shop']['checkout_url'] ) : null,
				Form::render( $props )
			);
		} finally {
			wp_set_current_user( $owner );
		}
	}

	/**
	 * The fields, half filled in.
	 *
	 * @param array<string, mixed> $props  Of Props.
	 * @param string               $moment As above.
	 * @return array<array<array<string, mixed>>> As `groups` of Props.
	 */
	private static function at_moment( array $props, string $moment ): array {
		$filled = array();
		if ( 'account' === $moment ) {
			$filled['billing_email'] = array(
				'value' => 'ada@example.org',
				'below' => self::welcome( $props ),
			);
		} elseif ( 'address' === $moment ) {
			$filled['billing_address_1'] = array(
				'value' => '12 Haz',
				'below' => self::suggestions(),
			);
		}
		return array_map(
			static fn ( array $fields ): array => array_map( static fn ( array $field ): array => ( $filled[ $field['name'] ] ?? array() ) + $field, $fields ),
			$props['groups']
		);
	}

	/**
	 * What a guest sees beneath an email address that has an account: the owner's
	 * word of welcome, and the login.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @see spec 4.7
	 */
	private static function welcome( array $props ): Markup {
		$name    = static fn ( string $marker ): string => Contract::name( 'markers.' . $marker );
		$message = Markup::tag(
			'div',
			array( 'class' => $name( 'email_message' ) ),
			Markup::tag( 'span', array(), Settings::text( 'success_msg' ) ),
			Markup::tag(
				'button',
				array(
					'type'  => 'button',
					'class' => $name( 'login_label' ),
				),
				__( 'Log in', 'vitrine' )
			)
		);
		if ( ! $props['options']['login'] ) {
			return $message;
		}
		// No form stands within a form, and the name is the address that was typed.
		$login = (string) preg_replace( '#</?form\b[^>]*>|<p class="login-username">.*?</p>#s', '', (string) Customer::login_form( $props['shop']['checkout_url'] ) );
		return Markup::join( $message, Markup::tag( 'div', array( 'class' => $name( 'login_here' ) ), Markup::safe( $login ) ) );
	}

	/**
	 * Suggested addresses.
	 *
	 * @see spec 3.6, 4.5
	 */
	private static function suggestions(): Markup {
		$items = array_map(
			static fn ( string $rest ): Markup => Markup::tag( 'li', array(), Markup::tag( 'strong', array(), '12 Haz' ), $rest ),
			array( 'el Lane, London', 'el Mews, Bristol' )
		);
		return Markup::tag( 'div', array( 'class' => Contract::name( 'markers.suggestions' ) . ' is-inline' ), Markup::tag( 'ul', array(), $items ) );
	}

	/**
	 * Where the buttons of express payments will stand.
	 */
	private static function express(): Markup {
		return Markup::tag(
			'div',
			array( 'class' => substr( Contract::name( 'markers.express' ), 1 ) . ' is-preview' ),
			__( 'Express checkout buttons appear here if a payment method provides them.', 'vitrine' )
		);
	}
}
