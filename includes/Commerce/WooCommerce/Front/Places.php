<?php
/**
 * Output of plugins at the actions of WooCommerce's templates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceShippingRates;
use Vitrine\Commerce\WooCommerce\Checkout\WooCommerceFields;
use Vitrine\Commerce\WooCommerce\Checkout\OrderButton;
use Vitrine\Commerce\WooCommerce\Hooks\ArchiveActions;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\PluginTemplates;
use Vitrine\Commerce\WooCommerce\Snapshot\Shown;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the actions of WooCommerce's templates for our blocks. Our blocks render
 * WooCommerce's own output, so it is left out; the callbacks of plugins run as on
 * WooCommerce's page: once each, in the same order, with the same arguments.
 */
final class Places {

	/** The part of the checkout that is refreshed with the cart. */
	private const REVIEW = array(
		'review_order_before_cart_contents',
		'review_order_after_cart_contents',
		'review_order_before_shipping',
		'after_shipping_rate',
		'no_shipping',
		'review_order_after_shipping',
		'review_order_before_order_total',
		'review_order_after_order_total',
	);

	/** Page to its places, in the order of WooCommerce's templates, named as in ForeignActions. */
	private const PAGES = array(
		'cart'     => array(
			'before_cart',
			'before_cart_table',
			'before_cart_contents',
			'after_cart_item_name',
			'cart_contents',
			'cart_coupon',
			'cart_actions',
			'after_cart_contents',
			'after_cart_table',
			'before_cart_collaterals',
			'cart_collaterals:-10',
			'before_cart_totals',
			'cart_totals_before_shipping',
			'after_shipping_rate',
			'cart_totals_after_shipping',
			'cart_totals_before_order_total',
			'cart_totals_after_order_total',
			'proceed_to_checkout:-20',
			'proceed_to_checkout:20-',
			'after_cart_totals',
			'cart_collaterals:10-',
			'after_cart',
		),
		'empty'    => array( 'cart_is_empty' ),
		'checkout' => array(
			'before_checkout_form',
			'checkout_before_customer_details',
			'checkout_billing:-10',
			'before_checkout_billing_form',
			'after_checkout_billing_form',
			'before_checkout_registration_form',
			'after_checkout_registration_form',
			'checkout_billing:10-',
			'checkout_shipping:-10',
			'before_checkout_shipping_form',
			'after_checkout_shipping_form',
			'before_order_notes',
			'after_order_notes',
			'checkout_shipping:10-',
			'checkout_after_customer_details',
			'checkout_before_order_review_heading',
			'checkout_before_order_review',
			'checkout_order_review:-10',
			...self::REVIEW,
			'checkout_order_review:10-20',
			'review_order_before_payment',
			'checkout_before_terms_and_conditions',
			'checkout_terms_and_conditions',
			'checkout_after_terms_and_conditions',
			'review_order_before_submit',
			'order_button',
			'review_order_after_submit',
			'review_order_after_payment',
			'checkout_order_review:20-',
			'checkout_after_order_review',
			'after_checkout_form',
		),
		'review'   => self::REVIEW,
		'account'  => array(
			'account_navigation:-10',
			'before_account_navigation',
			'after_account_navigation',
			'account_navigation:10-',
			'account_content:-10',
			'account_dashboard',
			'before_my_account',
			'after_my_account',
			'account_content:10-',
		),
	);

	/** Actions with the checkout object as argument. */
	private const WITH_CHECKOUT = array(
		'before_checkout_form',
		'before_checkout_billing_form',
		'after_checkout_billing_form',
		'before_checkout_registration_form',
		'after_checkout_registration_form',
		'before_checkout_shipping_form',
		'after_checkout_shipping_form',
		'before_order_notes',
		'after_order_notes',
		'after_checkout_form',
	);

	/** Actions around shipping, which not every cart needs. */
	private const WITH_SHIPPING = array(
		'before_checkout_shipping_form',
		'after_checkout_shipping_form',
		'cart_totals_before_shipping',
		'cart_totals_after_shipping',
		'review_order_before_shipping',
		'review_order_after_shipping',
	);

	/**
	 * Returns the output at the places of a page.
	 *
	 * @param string $page Page, see RunsHooks.
	 * @return array<string, string>
	 */
	public static function of( string $page ): array {
		if ( str_ends_with( $page, 'archive' ) ) {
			return ArchiveActions::printed( $page );
		}
		if ( 'account' === $page ) {
			// Does not load the cart, so that viewing the account starts no session.
			return array_filter( array_combine( self::PAGES['account'], array_map( array( ForeignActions::class, 'at' ), self::PAGES['account'] ) ), static fn ( string $one ): bool => '' !== $one );
		}
		$cart   = Loaded::cart();
		$places = self::PAGES[ 'cart' === $page && $cart->is_empty() ? 'empty' : $page ] ?? array();
		$html   = array();
		foreach ( $cart->is_empty() && 'cart' !== $page ? array() : $places as $place ) {
			$name = explode( ':', $place )[0];
			if ( 'after_cart_item_name' === $name ) {
				$html += self::items( $cart );
			} elseif ( 'after_shipping_rate' === $name ) {
				$html += self::rates();
			} elseif ( 'no_shipping' === $name ) {
				$html[ $place ] = WooCommerceShippingRates::none( $cart );
			} elseif ( 'order_button' === $name ) {
				OrderButton::take_filters();
			} elseif ( self::is_there( $name, $cart ) ) {
				$html[ $place ] = ForeignActions::at( $place, in_array( $name, self::WITH_CHECKOUT, true ) ? array( WC()->checkout() ) : array() );
			}
		}
		if ( isset( $html['before_checkout_form'] ) ) {
			$html['before_checkout_form'] = PluginTemplates::beside_coupon() . $html['before_checkout_form'];
		}
		return array_filter( $html, static fn ( string $one ): bool => '' !== $one );
	}

	/**
	 * Whether the page has the part that a place belongs to.
	 *
	 * @param string    $name Name of the action.
	 * @param \WC_Cart $cart The cart.
	 */
	private static function is_there( string $name, \WC_Cart $cart ): bool {
		if ( in_array( $name, array( 'before_checkout_registration_form', 'after_checkout_registration_form' ), true ) ) {
			return ! is_user_logged_in() && WC()->checkout()->is_registration_enabled();
		}
		if ( str_ends_with( $name, '_terms_and_conditions' ) ) {
			return WooCommerceFields::shows_terms();
		}
		return ! in_array( $name, self::WITH_SHIPPING, true ) || ( str_ends_with( $name, '_form' ) ? $cart->needs_shipping_address() : $cart->needs_shipping() );
	}

	/**
	 * Returns the output below the item names, and the notices of items on backorder.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @return array<string, string>
	 */
	private static function items( \WC_Cart $cart ): array {
		$html = array();
		foreach ( $cart->get_cart() as $key => $item ) {
			$product                             = Shown::product( $item, (string) $key );
			$html[ "after_cart_item_name:$key" ] = ForeignActions::printed( 'woocommerce_after_cart_item_name', array( $item, $key ) );
			$is_late                             = $product instanceof \WC_Product && $product->backorders_require_notification() && $product->is_on_backorder( (int) $item['quantity'] );
			$html[ "cart_item_backorder:$key" ]  = $is_late ? self::backorder( $item, (string) $key ) : '';
		}
		return $html;
	}

	/**
	 * Returns the backorder notice of an item.
	 *
	 * @param array<string, mixed> $item The item.
	 * @param string               $key  Cart item key.
	 */
	private static function backorder( array $item, string $key ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		return wp_kses_post( (string) apply_filters( 'woocommerce_cart_item_backorder_notification', '<p class="backorder_notification">' . esc_html__( 'Available on backorder', 'woocommerce' ) . '</p>', Shown::product_id( $item, $key ) ) );
	}

	/**
	 * Returns the output below the shipping methods, by ID.
	 *
	 * @return array<string, string>
	 */
	private static function rates(): array {
		$html = array();
		foreach ( has_action( 'woocommerce_after_shipping_rate' ) ? WC()->shipping()->get_packages() : array() as $number => $package ) {
			foreach ( $package['rates'] ?? array() as $id => $rate ) {
				$html[ 'after_shipping_rate:' . WooCommerceShippingRates::id( $number, (string) $id ) ] = ForeignActions::printed( 'woocommerce_after_shipping_rate', array( $rate, $number ) );
			}
		}
		return $html;
	}
}
