<?php
/**
 * Order attribution settings from WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Orders;

use Vitrine\Contract;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Settings that plugins make with WooCommerce's filters take precedence, and
 * WooCommerce's defaults apply where the owner has set nothing in Vitrine.
 *
 * @see readings 30
 */
final class ConfiguredOrigin {

	/** Name of the script API. */
	private const NAME = 'wc_order_attribution';

	/** WooCommerce's default cookie lifetime: a session cookie. */
	private const MONTHS = 0.00001;

	private const MINUTES = 30;

	/**
	 * Returns the settings of the attribution script.
	 *
	 * @param array<string, mixed> $settings Vitrine's settings.
	 * @return array<string, mixed>
	 */
	public static function settings( array $settings ): array {
		$set = (array) get_option( Settings::OPTION, array() );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$months  = (float) apply_filters( 'wc_order_attribution_cookie_lifetime_months', self::MONTHS );
		$session = (int) apply_filters( 'wc_order_attribution_session_length_minutes', self::MINUTES );
		$allowed = (bool) apply_filters( 'wc_order_attribution_allow_tracking', true );
		// phpcs:enable
		if ( self::MONTHS !== $months || ! isset( $set['attribution_months'] ) ) {
			$settings['lifetime'] = (int) floor( $months * Contract::get( 'limits.attribution_days_per_month' ) * 24 * 60 );
		}
		if ( self::MINUTES !== $session || ! isset( $set['attribution_session'] ) ) {
			$settings['session'] = $session;
		}
		if ( ! $allowed ) {
			$settings['withheld'] = true;
		}
		$places = self::places();
		if ( self::own() !== $places ) {
			$settings['fields'] = $places;
		}
		$settings['api'] = array(
			'name'   => self::NAME,
			'params' => array(
				'lifetime' => $months,
				'session'  => $session,
				'base64'   => false,
				'ajaxurl'  => admin_url( 'admin-ajax.php' ),
			),
		);
		return $settings;
	}

	/**
	 * Returns the names of the tracking fields.
	 *
	 * @return list<string>
	 */
	public static function fields(): array {
		return array_keys( self::places() );
	}

	/**
	 * Returns the sanitized values of fields added by plugins.
	 *
	 * @param array<mixed> $fields Submitted values by field name without prefix.
	 * @return array<string, string>
	 */
	public static function others( array $fields ): array {
		$others = array_intersect_key( $fields, array_diff_key( self::places(), self::own() ) );
		return array_map( static fn ( $value ): string => is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, 1000 ) : '', $others );
	}

	/**
	 * Returns the tracking fields with the source of each value.
	 *
	 * @return array<string, string>
	 */
	private static function places(): array {
		$fields = apply_filters( 'wc_order_attribution_tracking_fields', self::own() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return array_map( 'strval', array_filter( is_array( $fields ) ? $fields : self::own(), 'is_scalar' ) );
	}

	/**
	 * Returns the default fields, unfiltered.
	 *
	 * @return array<string, string>
	 */
	private static function own(): array {
		return array_combine( (array) Contract::get( 'fields.attribution' ), (array) Contract::get( 'attribution.places' ) );
	}
}
