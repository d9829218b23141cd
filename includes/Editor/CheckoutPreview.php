<?php
/**
 * Preview of the checkout in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\Fields\EmailMessage;
use Vitrine\View\Checkout\CheckoutFormView;
use Vitrine\View\Checkout\Parts\CheckoutBlockOptions;
use Vitrine\View\Checkout\Parts\Parts;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Checkout\Fields\AddressSuggestions;
use Vitrine\View\Checkout\Review\MobileSummary;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the checkout form for a new guest with an example cart. Content that scripts
 * add on the page is rendered in place.
 */
final class CheckoutPreview {

	/** Query argument: state of the preview. */
	public const MOMENT = 'vitrine_moment';

	/** Query argument: attributes of the checkout block around a part, as JSON. */
	public const ATTRIBUTES = 'vitrine_checkout';

	/** State of the preview: only the order summary that narrow screens show above a form of blocks. */
	private const SUMMARY = 'summary';

	/**
	 * Returns the requested state of the preview: `start`, `address`, `account` or
	 * `summary`; empty: no preview.
	 */
	public static function moment(): string {
		$moment = sanitize_key( wp_unslash( $_GET[ self::MOMENT ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended,WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- Read-only request.
		return wp_is_serving_rest_request() && current_user_can( 'edit_posts' ) ? $moment : '';
	}

	/**
	 * Renders the checkout form.
	 *
	 * @param Engine              $engine  Engine of the shop.
	 * @param array<string, bool> $options Options in the format of Props.
	 * @param string              $moment  State from moment().
	 */
	public static function render( Engine $engine, array $options, string $moment ): Markup {
		return self::as_guest(
			static function () use ( $engine, $options, $moment ): Markup {
				$props   = self::props( $engine, $options, $moment );
				$summary = $options['mobile_summary'] ? MobileSummary::render( $props['cart'] ) : null;
				return self::SUMMARY === $moment ? Markup::join( $summary ) : Markup::join(
					$summary,
					self::outside( 'express', $props, $moment ),
					self::outside( 'login', $props, $moment ),
					CheckoutFormView::render( $props )
				);
			}
		);
	}

	/**
	 * Renders a single part of the form, for a form composed of blocks.
	 *
	 * @param Engine               $engine Engine of the shop.
	 * @param string               $name   Part name from Parts, or `express` or `login`.
	 * @param array<string, mixed> $own    Attributes of the part's block.
	 * @param string               $moment State from moment().
	 */
	public static function part( Engine $engine, string $name, array $own, string $moment ): ?Markup {
		$options = CheckoutBlockOptions::of( self::attributes(), $engine );
		return self::as_guest(
			static function () use ( $engine, $name, $own, $options, $moment ): ?Markup {
				$props = self::props( $engine, $options, $moment );
				return isset( Parts::ALL[ $name ] ) ? Parts::draw( $name, Parts::with_terms( $props ), $own ) : self::outside( $name, $props, $moment );
			}
		);
	}

	/**
	 * Returns the attributes of the checkout block around a part, as sent by the
	 * editor.
	 *
	 * @return array<string, mixed>
	 */
	private static function attributes(): array {
		$given = json_decode( (string) wp_unslash( $_GET[ self::ATTRIBUTES ] ?? '' ), true ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended,WordPress.Security.ValidatedSanitizedInput -- Read-only request; attributes are validated against the block's schema.
		$type  = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/checkout' );
		return null === $type ? array() : $type->prepare_attributes_for_render( is_array( $given ) ? $given : array() );
	}

	/**
	 * Renders as a guest, so that the editor's address and account are not shown.
	 *
	 * @template T
	 * @param callable(): T $draw Rendering callback.
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
	 * Returns the props of the form.
	 *
	 * @param Engine              $engine  Engine of the shop.
	 * @param array<string, bool> $options Options in the format of Props.
	 * @param string              $moment  State from moment().
	 * @return array<string, mixed>
	 */
	private static function props( Engine $engine, array $options, string $moment ): array {
		$props           = Props::example( $engine, $options, ExampleCart::order( $engine ) );
		$props['groups'] = self::at_moment( $props, $moment );
		// Customers who have an account are not offered one.
		$props['account'] = 'account' === $moment ? null : $props['account'];
		return $props;
	}

	/**
	 * Renders a part above the form.
	 *
	 * @param string               $name   `express` or `login`.
	 * @param array<string, mixed> $props  Props in the format of Props.
	 * @param string               $moment State from moment().
	 */
	private static function outside( string $name, array $props, string $moment ): ?Markup {
		return match ( true ) {
			'express' === $name => $props['options']['express'] ? self::express() : null,
			'login' === $name   => $props['options']['login'] && 'account' !== $moment ? Customer::login( $props['shop']['checkout_url'] ) : null,
			default             => null,
		};
	}

	/**
	 * Returns the fields, partly filled in.
	 *
	 * @param array<string, mixed> $props  Props in the format of Props.
	 * @param string               $moment State from moment().
	 * @return array<array<array<string, mixed>>> Groups in the format of Props.
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
	 * Renders the content below an email address that has an account: the owner's
	 * message and the login form.
	 *
	 * @param array<string, mixed> $props Props in the format of Props.
	 * @see spec 4.7
	 */
	private static function welcome( array $props ): Markup {
		$message = EmailMessage::island( true );
		if ( ! $props['options']['login'] ) {
			return $message;
		}
		// Forms cannot be nested, and the username is the email address entered.
		$login = (string) preg_replace( '#</?form\b[^>]*>|<p class="login-username">.*?</p>#s', '', (string) Customer::login_form( $props['shop']['checkout_url'] ) );
		return Markup::join( $message, Markup::tag( 'div', array( 'class' => Contract::name( 'markers.login_here' ) ), Markup::safe( $login ) ) );
	}

	/**
	 * Renders address suggestions.
	 *
	 * @see spec 3.6, 4.5
	 */
	private static function suggestions(): Markup {
		return AddressSuggestions::render(
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
	 * Renders a placeholder for the express payment buttons.
	 */
	private static function express(): Markup {
		return Markup::tag(
			'div',
			array( 'class' => substr( Contract::name( 'markers.express' ), 1 ) . ' is-preview' ),
			__( 'Express checkout buttons appear here if a payment method provides them.', 'vitrine' )
		);
	}
}
