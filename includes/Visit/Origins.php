<?php
/**
 * Order attribution settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit;

use Vitrine\Commerce\Capability;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Shared by page, form and request.
 *
 * @see spec 3.15, 7.18
 */
final class Origins {

	/**
	 * Whether order attribution is on.
	 */
	public static function are_on(): bool {
		return Settings::on( 'order_attribution' ) && in_array( Capability::KeepsOrigins, Plugin::engine()->capabilities(), true );
	}

	/**
	 * Whether the current visitor has consented. A form filled before consent was
	 * withdrawn is not recorded.
	 *
	 * @see spec 6
	 */
	public static function are_allowed(): bool {
		return self::are_on() && Consent::has( Settings::text( 'attribution_category' ) );
	}

	/**
	 * Records the attribution of an order that was not placed with the checkout form, such
	 * as by a wallet. Does nothing without consent.
	 *
	 * @param int          $order_id Order ID.
	 * @param array<mixed> $fields   Unvalidated values by field without prefix.
	 */
	public static function record( int $order_id, array $fields ): void {
		if ( self::are_allowed() ) {
			/**
			 * Fires when the attribution of an order is recorded apart from its form.
			 * The engine sanitizes and saves it.
			 *
			 * @param int          $order_id Order ID.
			 * @param array<mixed> $fields   Values by field without prefix.
			 *
			 * @example
			 * add_action( 'vitrine_order_origin', fn( $order_id, $fields ) => set_transient( "acme_source_$order_id", sanitize_text_field( $fields['utm_source'] ?? '' ), WEEK_IN_SECONDS ), 10, 2 );
			 */
			do_action( 'vitrine_order_origin', $order_id, $fields );
		}
	}

	/**
	 * Returns the prefix of the input names.
	 */
	public static function prefix(): string {
		/**
		 * Filters the prefix of the input names.
		 *
		 * @param string $prefix Prefix in the contract.
		 *
		 * @example
		 * add_filter( 'vitrine_attribution_prefix', fn( $prefix ) => 'acme_' . $prefix );
		 */
		return (string) apply_filters( 'vitrine_attribution_prefix', Contract::name( 'fields.attribution_prefix' ) );
	}

	/**
	 * Returns the settings in the format of `attribution` in
	 * src/contract/types/visit/index.ts, without defaults, to keep pages small.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		$limit      = static fn ( string $name ): mixed => Contract::get( 'limits.' . $name );
		$host       = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$own        = Settings::text( 'attribution_domain' );
		$parameters = array_filter(
			array(
				'campaign' => Settings::get( 'attribution_campaign_param' ),
				'term'     => Settings::get( 'attribution_term_param' ),
				'content'  => Settings::get( 'attribution_content_param' ),
			)
		);
		$promo      = Settings::on( 'attribution_promo' ) ? array(
			'min' => $limit( 'promo_min' ),
			'max' => $limit( 'promo_max' ),
		) : array();
		$settings   = array(
			'category'  => Settings::get( 'attribution_category' ),
			'prefix'    => self::prefix(),
			'extension' => Contract::name( 'fields.attribution_extension_key' ),
			'domain'    => preg_replace( '/^www\./', '', '' === $own ? $host : $own ),
			'lifetime'  => Settings::number( 'attribution_months' ) * (int) $limit( 'attribution_days_per_month' ) * 24 * 60,
			'session'   => Settings::number( 'attribution_session' ),
		) + array_filter(
			array(
				'parameters' => $parameters,
				'promo'      => $promo,
			)
		);
		/**
		 * Filters the settings of order attribution. Pages are cached: do not put
		 * visitor data into it.
		 *
		 * @param array<string, mixed> $settings In the format of `attribution` in src/contract/types/visit/index.ts.
		 *
		 * @example
		 * // A source counts for 30 days.
		 * add_filter( 'vitrine_attribution_settings', fn( $settings ) => array( 'lifetime' => 30 * 24 * 60 ) + $settings );
		 */
		return (array) apply_filters( 'vitrine_attribution_settings', $settings );
	}

	/**
	 * Returns the field names without prefix.
	 *
	 * @return list<string>
	 */
	public static function fields(): array {
		/**
		 * Filters the recorded fields of order attribution.
		 *
		 * @param list<string> $fields Field names without prefix.
		 *
		 * @example
		 * add_filter( 'vitrine_attribution_fields', fn( $fields ) => array_values( array_diff( $fields, array( 'user_agent' ) ) ) );
		 */
		return array_values( array_map( 'strval', (array) apply_filters( 'vitrine_attribution_fields', (array) Contract::get( 'fields.attribution' ) ) ) );
	}
}
