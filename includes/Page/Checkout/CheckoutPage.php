<?php
/**
 * What the checkout page needs beside its form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Commerce\Optional\Checkout\NeedsPayment;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Checkout\Payment;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Review\OrderReview;
use Vitrine\View\Checkout\Shipping;
use Vitrine\View\Parts\Others;

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
		return self::addressed( $engine, 'order_received' );
	}

	/**
	 * The order of an address with its number and its key; null when whoever asks has not the key.
	 *
	 * @param Engine $engine The shop.
	 * @param string $field  Of the contract's fields: what holds the number.
	 */
	public static function addressed( Engine $engine, string $field ): ?Order {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- An address with a key of its own, not an action.
		// A part of the path where the engine's addresses are made so.
		$id  = $_GET[ Contract::name( "fields.$field" ) ] ?? get_query_var( Contract::name( "fields.$field" ) );
		$key = $_GET[ Contract::name( 'fields.order_key' ) ] ?? '';
		// phpcs:enable
		return is_string( $id ) && is_string( $key ) && ctype_digit( $id ) && strlen( $id ) < 10
			? $engine->orders()->find( (int) $id, sanitize_text_field( wp_unslash( $key ) ) )
			: null;
	}

	/**
	 * Says, before anything is printed, that a receipt is not there, or names its page.
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
		self::call( Receipt::title( $order ) );
	}

	/**
	 * Gives the page of this request another title.
	 *
	 * @param string $title Plain text.
	 */
	public static function call( string $title ): void {
		add_filter( 'document_title_parts', static fn ( array $parts ): array => array( 'title' => $title ) + $parts );
		$name = static fn ( string $text, int $id ): string => get_queried_object_id() === $id && in_the_loop() ? $title : $text;
		if ( ! wp_is_block_theme() ) {
			add_filter( 'the_title', $name, 10, 2 );
			return;
		}
		// Links to the page, such as a navigation's, keep its name.
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
	 * Tells the scripts of the checkout page what to say.
	 *
	 * @param array<string, mixed> $settings The shape of `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function tell_scripts( array $settings ): array {
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
	 * Has the scripts of this page ask for the review with each answer, and tell the
	 * shop what totals follow: our form is on it. The engine's own has a review of its
	 * own.
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
					// Plugins make fees of whatever stands in the form.
					$cart instanceof FollowsAddress && $cart->follows_address() ? array( 'follows_address' => $engine instanceof RunsHooks ? 'form' : 'address' ) : array()
				);
			}
		);
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
		$cart   = CartData::of( $snapshot, Plugin::engine() );
		$others = Others::on( Plugin::engine(), 'review' );

		$fragments[ Contract::name( 'markers.order_review_table' ) ] = (string) OrderReview::render( $cart, array(), $others );
		$fragments[ Contract::name( 'markers.shipping_methods' ) ]   = (string) Shipping::render( $cart, $others );

		$checkout = Plugin::engine()->checkout();
		if ( $checkout instanceof NeedsPayment && ! $checkout->needs_payment() ) {
			// Says so. The ways to pay are not drawn with each answer: what is typed there stays.
			$fragments[ Contract::name( 'markers.payment_needless' ) ] = (string) Payment::none();
		} elseif ( $checkout instanceof NeedsPayment ) {
			$fragments[ Contract::name( 'markers.payment_offered' ) ] = (string) Payment::offered( $checkout->offered() );
		}
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
