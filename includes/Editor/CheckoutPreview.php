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
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\Fields\EmailMessage;
use Vitrine\View\Checkout\Form;
use Vitrine\View\Checkout\Parts\Options;
use Vitrine\View\Checkout\Parts\Parts;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Checkout\Fields\Suggestions;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The page's own form, as a new guest finds it, on a cart that nobody has. What
 * scripts bring stands where they would put it.
 */
final class CheckoutPreview {

	/** Query argument: what a guest does. */
	public const MOMENT = 'vitrine_moment';

	/** Query argument: attributes of the checkout block around a part, as JSON. */
	public const ATTRIBUTES = 'vitrine_checkout';

	/**
	 * What a guest does in the preview that is asked for: `start`, `address` or
	 * `account`; empty: no preview is.
	 */
	public static function moment(): string {
		$moment = sanitize_key( wp_unslash( $_GET[ self::MOMENT ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended,WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- Nothing is changed.
		return wp_is_serving_rest_request() && current_user_can( 'edit_posts' ) ? $moment : '';
	}

	/**
	 * The checkout form as the editor shows it.
	 *
	 * @param Engine              $engine  The shop.
	 * @param array<string, bool> $options Of Props.
	 * @param string              $moment  Of moment().
	 */
	public static function render( Engine $engine, array $options, string $moment ): Markup {
		return self::as_guest(
			static function () use ( $engine, $options, $moment ): Markup {
				$props = self::props( $engine, $options, $moment );
				return Markup::join(
					self::outside( 'express', $props, $moment ),
					self::outside( 'login', $props, $moment ),
					Form::render( $props )
				);
			}
		);
	}

	/**
	 * A part of the form alone, as it is in a block that the owner has put together.
	 *
	 * @param Engine               $engine The shop.
	 * @param string               $name   Of Parts, `express` or `login`.
	 * @param array<string, mixed> $own    Attributes of the part's block.
	 * @param string               $moment Of moment().
	 */
	public static function part( Engine $engine, string $name, array $own, string $moment ): ?Markup {
		$options = Options::of( self::attributes(), $engine );
		return self::as_guest(
			static function () use ( $engine, $name, $own, $options, $moment ): ?Markup {
				$props = self::props( $engine, $options, $moment );
				return isset( Parts::ALL[ $name ] ) ? Parts::draw( $name, Parts::with_terms( $props ), $own ) : self::outside( $name, $props, $moment );
			}
		);
	}

	/**
	 * Attributes of the checkout block around a part, which the editor sends along.
	 *
	 * @return array<string, mixed>
	 */
	private static function attributes(): array {
		$given = json_decode( (string) wp_unslash( $_GET[ self::ATTRIBUTES ] ?? '' ), true ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended,WordPress.Security.ValidatedSanitizedInput -- Nothing is changed, and the block's schema decides what counts.
		$type  = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/checkout' );
		return null === $type ? array() : $type->prepare_attributes_for_render( is_array( $given ) ? $given : array() );
	}

	/**
	 * Draws for a guest: whoever edits the page is none, and their address and account
	 * are not the shopper's.
	 *
	 * @template T
	 * @param callable(): T $draw Draws.
	 * @return T
	 */
	private static function as_guest( callable $draw ): mixed {
		$owner = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			return $draw();
		} finally {
			wp_set_current_user( $owner );
		}
	}

	/**
	 * What the form shows.
	 *
	 * @param Engine              $engine  The shop.
	 * @param array<string, bool> $options Of Props.
	 * @param string              $moment  As above.
	 * @return array<string, mixed>
	 */
	private static function props( Engine $engine, array $options, string $moment ): array {
		$props           = Props::example( $engine, $options, ExampleCart::order( $engine ) );
		$props['groups'] = self::at_moment( $props, $moment );
		// Who has an account is offered none.
		$props['account'] = 'account' === $moment ? null : $props['account'];
		return $props;
	}

	/**
	 * What stands above the form.
	 *
	 * @param string               $name   `express` or `login`.
	 * @param array<string, mixed> $props  Of Props.
	 * @param string               $moment As above.
	 */
	private static function outside( string $name, array $props, string $moment ): ?Markup {
		return match ( true ) {
			'express' === $name => $props['options']['express'] ? self::express() : null,
			'login' === $name   => $props['options']['login'] && 'account' !== $moment ? Customer::login( $props['shop']['checkout_url'] ) : null,
			default             => null,
		};
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
		$message = EmailMessage::island( true );
		if ( ! $props['options']['login'] ) {
			return $message;
		}
		// No form stands within a form, and the name is the address that was typed.
		$login = (string) preg_replace( '#</?form\b[^>]*>|<p class="login-username">.*?</p>#s', '', (string) Customer::login_form( $props['shop']['checkout_url'] ) );
		return Markup::join( $message, Markup::tag( 'div', array( 'class' => Contract::name( 'markers.login_here' ) ), Markup::safe( $login ) ) );
	}

	/**
	 * Suggested addresses.
	 *
	 * @see spec 3.6, 4.5
	 */
	private static function suggestions(): Markup {
		return Suggestions::render(
			array(
				'line'        => 'billing_address_1',
				'label'       => __( 'Address suggestions', 'vitrine' ),
				'suggestions' => array_map(
					static fn ( string $rest ): array => array(
						'parts' => array(
							array(
								'text'    => '12 Haz',
								'matched' => true,
							),
							array(
								'text'    => $rest,
								'matched' => false,
							),
						),
					),
					array( 'el Lane, London', 'el Mews, Bristol' )
				),
				'highlighted' => 0,
			)
		);
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
