<?php
/**
 * What the checkout page needs beside its form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Checkout\Review\OrderReview;
use Vitrine\View\Checkout\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * The receipt's address, and the order review as a fragment.
 *
 * @see spec 2.7
 */
final class CheckoutPage {

	/**
	 * The order of the receipt's address; null when whoever asks has not its key.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function received( Engine $engine ): ?Order {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- An address with a key of its own, not an action.
		// A part of the path where the engine's addresses are made so.
		$id  = $_GET[ Contract::name( 'fields.order_received' ) ] ?? get_query_var( Contract::name( 'fields.order_received' ) );
		$key = $_GET[ Contract::name( 'fields.order_key' ) ] ?? '';
		// phpcs:enable
		return is_string( $id ) && is_string( $key ) && ctype_digit( $id ) && strlen( $id ) < 10
			? $engine->orders()->find( (int) $id, sanitize_text_field( wp_unslash( $key ) ) )
			: null;
	}

	/**
	 * Says that a receipt is not there, before anything is printed.
	 */
	public static function send_status(): void {
		$engine = Plugin::engine();
		if ( in_array( Capability::PlacesOrders, $engine->capabilities(), true ) && $engine->is_page( 'order_received' ) && null === self::received( $engine ) ) {
			status_header( 404 );
		}
	}

	/**
	 * Has the scripts of the checkout page ask for the review with each answer,
	 * and tells them what to say. Other pages have no room for either.
	 *
	 * @param array<string, mixed> $settings The shape of `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function tell_scripts( array $settings ): array {
		if ( Plugin::engine()->is_page( 'checkout' ) ) {
			$settings['endpoint_url'] .= '&' . Contract::name( 'fields.with_review' ) . '=1';
			$settings['texts']        += array(
				'placing_order'   => __( 'Placing your order…', 'vitrine' ),
				'order_unknown'   => __( 'The shop could not be reached, so we do not know yet whether your order was placed. Nothing that you typed is lost. Please press “Place order” again: you will not order twice.', 'vitrine' ),
				'totals_updated'  => __( 'Totals updated.', 'vitrine' ),
				'log_in'          => __( 'Log in', 'vitrine' ),
				'password_short'  => sprintf(
					/* translators: %d: number of characters. */
					__( 'Too short: at least %d characters.', 'vitrine' ),
					(int) Contract::get( 'limits.password_length' )
				),
				'password_weak'   => __( 'Easy to guess.', 'vitrine' ),
				'password_fair'   => __( 'Fair.', 'vitrine' ),
				'password_strong' => __( 'Strong.', 'vitrine' ),
			);
		}
		return $settings;
	}

	/**
	 * Leaves out what the block on this page does without. It is known before the
	 * page's data are printed, and in block themes before its scripts are.
	 *
	 * @param bool $addresses Whether addresses are not to be suggested.
	 * @param bool $email     Whether guests are not to be asked about.
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
	 * Adds the review to an answer that is asked for it.
	 *
	 * @param array<string, string> $fragments Selector to HTML of the whole element.
	 * @param CartSnapshot          $snapshot  The cart.
	 * @return array<string, string>
	 */
	public static function add_review( array $fragments, CartSnapshot $snapshot ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asks for more of what is the visitor's own.
		if ( ! isset( $_GET[ Contract::name( 'fields.with_review' ) ] ) && ! self::is_update() ) {
			return $fragments;
		}
		$cart = CartData::of( $snapshot, Plugin::engine() );

		$fragments[ Contract::name( 'markers.order_review_table' ) ] = (string) OrderReview::render( $cart );
		$fragments[ Contract::name( 'markers.shipping_methods' ) ]   = (string) Shipping::render( $cart );
		return $fragments;
	}

	/**
	 * Whether this request is the review's own endpoint.
	 *
	 * @see spec 2.7
	 */
	private static function is_update(): bool {
		return Addresses::is_asked( 'endpoints.update_order_review' );
	}
}
