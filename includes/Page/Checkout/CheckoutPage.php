<?php
/**
 * Functions of the checkout page besides its form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Optional\Checkout\NeedsPayment;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Checkout\PaymentMethods;
use Vitrine\View\Checkout\Receipt\Headings;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Review\OrderReview;
use Vitrine\View\Checkout\ShippingMethods;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the order received page, and the order review as a fragment.
 *
 * @see spec 2.7
 */
final class CheckoutPage {

	/**
	 * Returns the order of the order received page; null without a valid key.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function received( Engine $engine ): ?Order {
		return self::addressed( $engine, 'order_received' );
	}

	/**
	 * Returns the order of a URL with its ID and key; null without a valid key.
	 *
	 * @param Engine $engine The engine.
	 * @param string $field  Key in the contract's `fields` of the order ID.
	 */
	public static function addressed( Engine $engine, string $field ): ?Order {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- URL with a secret key; changes nothing.
		// Part of the path if the engine's endpoints are.
		$id  = $_GET[ Contract::name( "fields.$field" ) ] ?? get_query_var( Contract::name( "fields.$field" ) );
		$key = $_GET[ Contract::name( 'fields.order_key' ) ] ?? '';
		// phpcs:enable
		return is_string( $id ) && is_string( $key ) && ctype_digit( $id ) && strlen( $id ) < 10
			? $engine->orders()->find( (int) $id, sanitize_text_field( wp_unslash( $key ) ) )
			: null;
	}

	/**
	 * Sets the 404 status for an invalid order key, or the title of the page.
	 */
	public static function open_receipt(): void {
		$engine = Plugin::engine();
		if ( ! in_array( Capability::PlacesOrders, $engine->capabilities(), true ) ) {
			return;
		}
		$order = self::received( $engine );
		if ( null === $order ) {
			status_header( 404 );
			return;
		}
		NewAccount::take( $order, $engine );
		/* translators: %d: order number. */
		self::call( self::is_view() ? sprintf( __( 'Order %d', 'vitrine' ), $order->id ) : Headings::title( $order ) );
	}

	/**
	 * Whether the customer comes back to an order, by the link in the account.
	 */
	public static function is_view(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
		return isset( $_GET[ Receipt::VIEW ] );
	}

	/**
	 * Sets the title of the current page.
	 *
	 * @param string $title Title as plain text.
	 */
	public static function call( string $title ): void {
		add_filter( 'document_title_parts', static fn ( array $parts ): array => array( 'title' => $title ) + $parts );
		$name = static fn ( string $text, int $id ): string => get_queried_object_id() === $id && in_the_loop() ? $title : $text;
		if ( ! wp_is_block_theme() ) {
			add_filter( 'the_title', $name, 10, 2 );
			return;
		}
		// Keep the page name in links, such as those of a navigation.
		add_filter(
			'pre_render_block',
			static function ( ?string $html, array $block ) use ( $name ): ?string {
				if ( 'core/post-title' === $block['blockName'] ) {
					add_filter( 'the_title', $name, 10, 2 );
				}
				return $html;
			},
			10,
			2
		);
		add_filter(
			'render_block_core/post-title',
			static function ( string $html ) use ( $name ): string {
				remove_filter( 'the_title', $name );
				return $html;
			}
		);
	}

	/**
	 * Adds the texts for scripts of the checkout page.
	 *
	 * @param array<string, mixed> $settings Like `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function add_settings( array $settings ): array {
		$settings['texts'] += array(
			'placing_order'   => __( 'Placing your order…', 'vitrine' ),
			'order_unknown'   => __( 'We could not reach the shop, so we do not know yet whether your order was placed. Nothing you entered is lost. Please press “Place order” again: your order will not be placed twice.', 'vitrine' ),
			'totals_updated'  => __( 'Totals updated.', 'vitrine' ),
			'log_in'          => __( 'Log in', 'vitrine' ),
			/* translators: %s: an email address. */
			'did_you_mean'    => __( 'Did you mean %s?', 'vitrine' ),
			'password_short'  => sprintf(
				/* translators: %d: number of characters. */
				__( 'Too short. Use at least %d characters.', 'vitrine' ),
				(int) Contract::get( 'limits.password_length' )
			),
			'password_weak'   => __( 'Weak.', 'vitrine' ),
			'password_fair'   => __( 'Medium.', 'vitrine' ),
			'password_strong' => __( 'Strong.', 'vitrine' ),
		);
		return $settings;
	}

	/**
	 * Makes the scripts of a page with our form request the order review with each
	 * response, and send the address for the totals. The engine's own form has its own
	 * order review.
	 */
	public static function with_review(): void {
		PageSettings::mark( 'with_review' );
		add_filter(
			'vitrine_page_settings',
			static function ( array $settings ): array {
				$engine = Plugin::engine();
				$cart   = $engine->cart();
				return array_replace(
					$settings,
					// Fees of plugins may depend on any field of the form.
					$cart instanceof FollowsAddress && $cart->follows_address() ? array( 'follows_address' => $engine instanceof RunsHooks ? 'form' : 'address' ) : array()
				);
			}
		);
	}

	/**
	 * Disables features that the block on this page has turned off. This is known
	 * before the page data is printed, and in block themes before the scripts are.
	 *
	 * @param bool $addresses Whether to disable address suggestions.
	 * @param bool $email     Whether to disable the check for an existing account.
	 */
	public static function without( bool $addresses, bool $email ): void {
		if ( $addresses ) {
			add_filter( 'vitrine_page_has_addresses', '__return_false', 20 );
		}
		if ( $email ) {
			add_filter(
				'vitrine_page_settings',
				static fn ( array $settings ): array => array( 'addon' => array( 'email_check' => false ) + ( $settings['addon'] ?? array() ) ) + $settings
			);
		}
	}

	/**
	 * Adds the order review to a response if it is requested.
	 *
	 * @param array<string, string> $fragments Selector to HTML of the whole element.
	 * @param CartSnapshot          $snapshot  Cart snapshot.
	 * @return array<string, string>
	 */
	public static function add_review( array $fragments, CartSnapshot $snapshot ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only requests more of the visitor's own data.
		if ( ! isset( $_GET[ Contract::name( 'fields.with_review' ) ] ) && ! self::is_update() ) {
			return $fragments;
		}
		$cart   = CartData::of( $snapshot, Plugin::engine() );
		$others = Others::on( Plugin::engine(), 'review' );

		$fragments[ Contract::name( 'markers.order_review_table' ) ] = (string) OrderReview::render( $cart, array(), $others );
		$fragments[ Contract::name( 'markers.shipping_methods' ) ]   = (string) ShippingMethods::render( $cart, $others );

		$checkout = Plugin::engine()->checkout();
		if ( $checkout instanceof NeedsPayment && ! $checkout->needs_payment() ) {
			// The payment methods are not rendered again, so that their typed values are kept.
			$fragments[ Contract::name( 'markers.payment_needless' ) ] = (string) PaymentMethods::none();
		} elseif ( $checkout instanceof NeedsPayment ) {
			$fragments[ Contract::name( 'markers.payment_offered' ) ] = (string) PaymentMethods::offered( $checkout->offered() );
		}
		return $fragments;
	}

	/**
	 * Whether the request is for the endpoint of the order review.
	 *
	 * @see spec 2.7
	 */
	private static function is_update(): bool {
		return EndpointUrls::is_asked( 'endpoints.update_order_review' );
	}
}
