<?php
/**
 * Shipping methods of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;
use Vitrine\Commerce\WooCommerce\Products\Names;
use Vitrine\Commerce\WooCommerce\Snapshot\Foreign;
use Vitrine\Commerce\WooCommerce\Snapshot\Totals;

defined( 'ABSPATH' ) || exit;

/**
 * Returns WooCommerce's shipping rates. If a plugin splits the cart into packages, rate
 * IDs are prefixed with the package number.
 */
final class WooCommerceShippingRates {

	private const CHOSEN = 'chosen_shipping_methods';

	/**
	 * Returns the available shipping methods.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 * @return list<array{id: string, label: string, cost: int, chosen: bool, package: string}>
	 */
	public static function choices( \WC_Cart $cart ): array {
		if ( $cart->is_empty() || ! $cart->needs_shipping() || ! $cart->show_shipping() ) {
			return array();
		}
		$chosen   = (array) Loaded::session()->get( self::CHOSEN, array() );
		$with_tax = $cart->display_prices_including_tax();
		$choices  = array();
		$packages = WC()->shipping()->get_packages();
		foreach ( $packages as $number => $package ) {
			$name    = count( $packages ) > 1 ? self::name( $number, $package ) : '';
			$default = wc_get_chosen_shipping_method_for_package( $number, $package );
			foreach ( $package['rates'] ?? array() as $id => $rate ) {
				$choices[] = array(
					'id'      => self::id( $number, (string) $id ),
					'label'   => self::label( $rate ),
					'cost'    => WooCommerceMoney::minor( (float) $rate->get_cost() + ( $with_tax ? array_sum( array_map( 'floatval', (array) $rate->get_taxes() ) ) : 0 ) ),
					'package' => $name,
					'chosen'  => ( $chosen[ $number ] ?? $default ) === $id,
				);
			}
		}
		return $choices;
	}

	/**
	 * Returns the label of a rate, including changes of plugins, without the price,
	 * which is shown beside it.
	 *
	 * @param \WC_Shipping_Rate $rate The rate.
	 */
	private static function label( \WC_Shipping_Rate $rate ): string {
		$label  = (string) $rate->get_label();
		$filter = 'woocommerce_cart_shipping_method_full_label';
		if ( ! has_filter( $filter ) ) {
			return Names::plain( $label );
		}
		$usual = Foreign::without( array( $filter ), static fn (): string => (string) wc_cart_totals_shipping_method_label( $rate ) );
		$shown = wc_cart_totals_shipping_method_label( $rate );
		return Names::plain( str_replace( substr( $usual, strlen( $label ) ), '', (string) $shown ) );
	}

	/**
	 * Returns the shipping costs; null if they are not yet known.
	 *
	 * @param \WC_Cart                                                                  $cart    The cart, with its totals calculated.
	 * @param list<array{id: string, label: string, cost: int, chosen: bool}> $choices Available shipping methods.
	 */
	public static function cost( \WC_Cart $cart, array $choices ): ?int {
		if ( $cart->is_empty() ) {
			return null;
		}
		if ( ! $cart->needs_shipping() ) {
			return 0;
		}
		$is_settled = in_array( true, array_column( $choices, 'chosen' ), true );
		return $is_settled ? WooCommerceMoney::minor( $cart->get_shipping_total() + ( $cart->display_prices_including_tax() ? $cart->get_shipping_tax() : 0 ) ) : null;
	}

	/**
	 * Returns the checkout's message if no shipping method is available, filtered by
	 * plugins; otherwise empty.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 * @return string HTML.
	 */
	public static function none( \WC_Cart $cart ): string {
		if ( $cart->is_empty() || ! $cart->needs_shipping() || ! $cart->show_shipping() ) {
			return '';
		}
		$packages = WC()->shipping()->get_packages();
		if ( array() !== array_filter( array_column( $packages, 'rates' ) ) ) {
			return '';
		}
		$place = WC()->countries->get_formatted_address( current( $packages )['destination'] ?? array(), ', ' );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's hook and text.
		return wp_kses_post(
			'' === $place || ! WC()->customer->has_calculated_shipping()
				? (string) apply_filters( 'woocommerce_shipping_may_be_available_html', __( 'Enter your address to view shipping options.', 'woocommerce' ) )
				: (string) apply_filters( 'woocommerce_no_shipping_available_html', __( 'There are no shipping options available. Please ensure that your address has been entered correctly, or contact us if you need any help.', 'woocommerce' ) )
		);
		// phpcs:enable
	}

	/**
	 * Chooses one of the available shipping methods.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @param string   $id   ID of a shipping method.
	 * @return true|\WP_Error
	 */
	public static function choose( \WC_Cart $cart, string $id ): bool|\WP_Error {
		Totals::refresh( $cart );
		if ( ! in_array( $id, array_column( self::choices( $cart ), 'id' ), true ) ) {
			return Refusals::unknown_shipping();
		}
		$chosen = (array) Loaded::session()->get( self::CHOSEN, array() );
		foreach ( WC()->shipping()->get_packages() as $number => $package ) {
			foreach ( array_keys( $package['rates'] ?? array() ) as $rate ) {
				if ( self::id( $number, (string) $rate ) === $id ) {
					$chosen[ $number ] = (string) $rate;
				}
			}
		}
		Loaded::session()->set( self::CHOSEN, $chosen );
		$cart->calculate_totals();
		return true;
	}

	/**
	 * Returns the name of a package, filtered by plugins.
	 *
	 * @param int|string           $number  Package index.
	 * @param array<string, mixed> $package WooCommerce's package.
	 */
	private static function name( int|string $number, array $package ): string {
		/* translators: %d: number of the package. */
		$name = sprintf( __( 'Package %d', 'vitrine' ), (int) $number + 1 );
		/** This filter is documented in WooCommerce: includes/wc-cart-functions.php */
		return Names::plain( (string) apply_filters( 'woocommerce_shipping_package_name', $name, $number, $package ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Returns the ID of a shipping method.
	 *
	 * @param int|string $number Package index.
	 * @param string     $rate   Rate ID.
	 */
	public static function id( int|string $number, string $rate ): string {
		return 0 === (int) $number ? $rate : $number . '/' . $rate;
	}
}
