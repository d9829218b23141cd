<?php
/**
 * WooCommerce's checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Optional\Checkout\AsksWhere;
use Vitrine\Commerce\Optional\Checkout\FieldsByCountry;
use Vitrine\Commerce\Optional\Checkout\NeedsPayment;
use Vitrine\Commerce\Optional\Checkout\OpensAccounts;
use Vitrine\Commerce\Optional\Checkout\PreviewsCheckout;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceNotices;
use Vitrine\Commerce\WooCommerce\Checkout\Placement\Claim;
use Vitrine\Commerce\WooCommerce\Checkout\Placement\Placement;
use Vitrine\Commerce\WooCommerce\Orders\OrderFactory;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Creates orders with WooCommerce's own processing: its fields, validation, gateways,
 * stock and coupon handling, emails and order list.
 */
final class WooCommerceCheckout implements AsksWhere, Checkout, FieldsByCountry, NeedsPayment, OpensAccounts, PreviewsCheckout {

	/**
	 * @param Cart $cart The visitor's cart.
	 */
	public function __construct( private readonly Cart $cart ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Unused: WooCommerce reads the values from the request.
	 */
	public function fields( array $typed = array() ): array {
		Loaded::cart();
		return WooCommerceFields::groups();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $type    See the interface.
	 * @param string $country See the interface.
	 */
	public function fields_by_country( string $type, string $country ): array {
		Loaded::cart();
		return WooCommerceFields::of_country( $type, $country );
	}

	/**
	 * {@inheritDoc}
	 */
	public function account_form(): ?array {
		$checkout = WC()->checkout();
		if ( is_user_logged_in() || ! $checkout->is_registration_enabled() ) {
			return null;
		}
		return array(
			'required' => (bool) $checkout->is_registration_required(),
			'wanted'   => '1' === (string) $checkout->get_value( 'createaccount' ) || true === apply_filters( 'woocommerce_create_account_default_checked', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			'fields'   => WooCommerceFields::account(),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function must_log_in(): string {
		$checkout = WC()->checkout();
		if ( is_user_logged_in() || $checkout->is_registration_enabled() || ! $checkout->is_registration_required() ) {
			return '';
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		return WooCommerceNotices::text( (string) apply_filters( 'woocommerce_checkout_must_be_logged_in_message', __( 'You must be logged in to checkout.', 'woocommerce' ) ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function ships_elsewhere(): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return ! wc_ship_to_billing_address_only() && (bool) apply_filters( 'woocommerce_ship_to_different_address_checked', 'shipping' === get_option( 'woocommerce_ship_to_destination' ) ? 1 : 0 );
	}

	/**
	 * {@inheritDoc}
	 */
	public function payment_methods(): array {
		return $this->needs_payment() ? self::methods( array( self::class, 'fields_html' ) ) : array();
	}

	/**
	 * {@inheritDoc}
	 */
	public function needs_payment(): bool {
		return Loaded::cart()->needs_payment();
	}

	/**
	 * {@inheritDoc}
	 */
	public function offered(): array {
		Loaded::cart();
		// Some gateways are available at the checkout only and check this constant.
		wc_maybe_define_constant( 'WOOCOMMERCE_CHECKOUT', true );
		return array_map( 'strval', array_keys( WC()->payment_gateways()->get_available_payment_gateways() ) );
	}

	/**
	 * {@inheritDoc} Without the fields of their own, which load the scripts of a payment.
	 *
	 * @param CartSnapshot $cart The cart.
	 */
	public function payment_methods_for( CartSnapshot $cart ): array {
		Loaded::cart();
		return self::methods( '__return_empty_string' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<int, int> $quantities Product ID, without variations, to quantity.
	 */
	public function preview_cart( array $quantities ): ?CartSnapshot {
		return null;
	}

	/**
	 * Returns the payment methods.
	 *
	 * @param callable( \WC_Payment_Gateway ): string $fields Returns the payment fields of a gateway.
	 * @return list<array{id: string, title: string, description: string, fields_html: string, icon_html: string, button: string}>
	 */
	private static function methods( callable $fields ): array {
		$methods = array();
		foreach ( WC()->payment_gateways()->get_available_payment_gateways() as $id => $gateway ) {
			$methods[] = array(
				'id'          => (string) $id,
				'title'       => WooCommerceNotices::text( (string) $gateway->get_title() ),
				'description' => $gateway->has_fields() ? '' : WooCommerceNotices::text( (string) $gateway->get_description() ),
				'fields_html' => $fields( $gateway ),
				'icon_html'   => trim( wp_kses_post( (string) $gateway->get_icon() ) ),
				'button'      => Names::plain( (string) $gateway->order_button_text ),
			);
		}
		return $methods;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param OrderRequest $request Data submitted by the shopper.
	 */
	public function place( OrderRequest $request ): Order|\WP_Error {
		return ( new Placement( $this->cart ) )->place( $request );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $idempotency_key Idempotency key of the request.
	 */
	public function placed( string $idempotency_key ): ?Order {
		$made = Claim::of_shopper( $idempotency_key, $this->cart )->order();
		return null === $made ? null : OrderFactory::of( $made['order'], $made['redirect'] );
	}

	/**
	 * Returns the payment fields that a gateway prints.
	 *
	 * @param \WC_Payment_Gateway $gateway The gateway.
	 */
	private static function fields_html( \WC_Payment_Gateway $gateway ): string {
		if ( ! $gateway->has_fields() ) {
			return '';
		}
		ob_start();
		$gateway->payment_fields();
		return (string) ob_get_clean();
	}
}
