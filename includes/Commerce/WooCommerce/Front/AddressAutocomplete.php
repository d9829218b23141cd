<?php
/**
 * WooCommerce's address autocomplete.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Page\Assets;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces WooCommerce's address autocomplete on the classic checkout and in the
 * account. Providers written for WooCommerce are registered here too, and their scripts
 * find the same global object. WooCommerce's handles stay registered without a file,
 * because those scripts depend on them.
 *
 * The checkout block has its own autocomplete.
 *
 * @see spec 3.7, 5.9
 */
final class AddressAutocomplete {

	private const COMMON = 'wc-address-autocomplete-common';
	private const FIELDS = 'wc-address-autocomplete';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_address_providers', array( self::class, 'add_providers' ) );
		add_filter( 'vitrine_page_has_addresses', array( self::class, 'leave_to_engine' ) );
		// After WooCommerce has registered and enqueued them (10).
		add_action( 'wp_enqueue_scripts', array( self::class, 'take_off' ), 85 );
	}

	/**
	 * Adds WooCommerce's providers, the preferred one first.
	 *
	 * @param array<mixed> $listed Registered providers.
	 * @return array<mixed>
	 */
	public static function add_providers( array $listed ): array {
		if ( ! self::is_on() || ! class_exists( 'WC_Address_Provider' ) ) {
			return $listed;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$items = apply_filters( 'woocommerce_address_providers', array() );
		$known = array();
		foreach ( is_array( $items ) ? $items : array() as $item ) {
			$provider = is_string( $item ) && class_exists( $item ) ? new $item() : $item;
			// An object of another plugin: its properties are not guaranteed.
			$id = $provider instanceof \WC_Address_Provider ? get_object_vars( $provider )['id'] ?? '' : '';
			if ( is_string( $id ) && '' !== $id ) {
				$known[ $id ] ??= array_filter(
					array(
						'id'            => $id,
						'branding_html' => (string) $provider->branding_html,
					)
				);
			}
		}
		$preferred = get_option( 'woocommerce_address_autocomplete_provider' );
		if ( is_string( $preferred ) && isset( $known[ $preferred ] ) ) {
			$known = array( $preferred => $known[ $preferred ] ) + $known;
		}
		return array_merge( $listed, array_values( $known ) );
	}

	/**
	 * Leaves the fields to WooCommerce if the owner keeps its script.
	 *
	 * @param bool $has_any Whether the page has address fields.
	 */
	public static function leave_to_engine( bool $has_any ): bool {
		return $has_any && ( Settings::on( 'replace_autocomplete' ) || ! wp_script_is( self::FIELDS ) );
	}

	/**
	 * Turns WooCommerce's handles into aliases of our script.
	 */
	public static function take_off(): void {
		if ( ! Settings::on( 'replace_autocomplete' ) ) {
			return;
		}
		foreach ( array( self::COMMON, self::FIELDS ) as $handle ) {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			if ( null !== $script ) {
				$script->src  = false;
				$script->deps = array( Assets::ADDRESS_FIELDS );
				unset( $script->extra['strategy'] );
			}
		}
		wp_dequeue_style( self::FIELDS );
	}

	/**
	 * Whether autocomplete is enabled in WooCommerce and replaced by ours.
	 */
	private static function is_on(): bool {
		return 'yes' === get_option( 'woocommerce_address_autocomplete_enabled' ) && Settings::on( 'replace_autocomplete' );
	}
}
