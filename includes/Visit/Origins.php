<?php
/**
 * Whether and how the origin of orders is recorded.
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
 * What the page, the form and the request must agree on.
 *
 * @see spec 3.15, 7.18
 */
final class Origins {

	/**
	 * Whether this shop records them at all.
	 */
	public static function are_on(): bool {
		return Settings::on( 'order_attribution' ) && in_array( Capability::KeepsOrigins, Plugin::engine()->capabilities(), true );
	}

	/**
	 * Whether the visitor of this request lets theirs be told. A form that was
	 * filled before consent was withdrawn tells nothing.
	 *
	 * @see spec 6
	 */
	public static function are_told(): bool {
		return self::are_on() && Consent::has( Settings::text( 'attribution_category' ) );
	}

	/**
	 * Has an order's origin kept that comes another way than by the checkout's
	 * form, such as a wallet's. Without consent nothing is told.
	 *
	 * @param int          $order_id Order ID.
	 * @param array<mixed> $fields   Field, without its prefix, to text, as the browser sent it.
	 */
	public static function tell( int $order_id, array $fields ): void {
		if ( self::are_told() ) {
			/**
			 * Fires when the origin of an order is told beside its form. The engine
			 * cleans and keeps it.
			 *
			 * @param int          $order_id Order ID.
			 * @param array<mixed> $fields   Field, without its prefix, to text.
			 *
			 * @example
			 * add_action( 'vitrine_order_origin', fn( $order_id, $fields ) => set_transient( "acme_source_$order_id", sanitize_text_field( $fields['utm_source'] ?? '' ), WEEK_IN_SECONDS ), 10, 2 );
			 */
			do_action( 'vitrine_order_origin', $order_id, $fields );
		}
	}

	/**
	 * What the names of the inputs begin with.
	 */
	public static function prefix(): string {
		/**
		 * Changes what the names of the inputs begin with.
		 *
		 * @param string $prefix Of the contract.
		 *
		 * @example
		 * add_filter( 'vitrine_attribution_prefix', fn( $prefix ) => 'acme_' . $prefix );
		 */
		return (string) apply_filters( 'vitrine_attribution_prefix', Contract::name( 'fields.attribution_prefix' ) );
	}

	/**
	 * What the script needs: the shape of `attribution` in src/contract/types/visit/index.ts,
	 * without what it takes for granted, since every page of a site brings it.
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
		 * Changes how the origin of orders is recorded. It is kept by caches: put
		 * nothing of a visitor into it.
		 *
		 * @param array<string, mixed> $settings The shape of `attribution` in src/contract/types/visit/index.ts.
		 *
		 * @example
		 * // A source counts for 30 days.
		 * add_filter( 'vitrine_attribution_settings', fn( $settings ) => array( 'lifetime' => 30 * 24 * 60 ) + $settings );
		 */
		return (array) apply_filters( 'vitrine_attribution_settings', $settings );
	}

	/**
	 * The fields that an order's origin has, without their prefix.
	 *
	 * @return list<string>
	 */
	public static function fields(): array {
		/**
		 * Changes which fields are told of an order's origin.
		 *
		 * @param list<string> $fields Names without their prefix.
		 *
		 * @example
		 * add_filter( 'vitrine_attribution_fields', fn( $fields ) => array_values( array_diff( $fields, array( 'user_agent' ) ) ) );
		 */
		return array_values( array_map( 'strval', (array) apply_filters( 'vitrine_attribution_fields', (array) Contract::get( 'fields.attribution' ) ) ) );
	}
}
