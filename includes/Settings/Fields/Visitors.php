<?php
/**
 * Settings: what is recorded of visitors, and when.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Contract;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Consent, where orders come from, and what is counted.
 *
 * @see spec 3.15, 3.16, 7.19, 9.11
 */
final class Visitors {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return self::consent() + self::attribution() + self::analytics();
	}

	/**
	 * How consent is asked for.
	 *
	 * @return array<string, Field>
	 */
	private static function consent(): array {
		return array(
			'consent_type'        => Field::choice(
				'',
				array(
					''       => static fn (): string => __( 'Nobody asks', 'vitrine' ),
					'optin'  => static fn (): string => __( 'Nothing without a yes', 'vitrine' ),
					'optout' => static fn (): string => __( 'Everything until a no', 'vitrine' ),
				),
				static fn (): string => __( 'Consent of visitors', 'vitrine' ),
				static fn (): string => __( 'A banner gives it by the functions of the WP Consent API, which are on every page. Where the plugin of that name is active, it decides.', 'vitrine' )
			),
			'consent_cookie_days' => Field::number(
				30,
				1,
				400,
				static fn (): string => __( 'Days that a choice is kept', 'vitrine' )
			),
		);
	}

	/**
	 * Where orders come from.
	 *
	 * @return array<string, Field>
	 */
	private static function attribution(): array {
		return array(
			'order_attribution'          => Field::toggle(
				true,
				static fn (): string => __( 'Record where orders come from', 'vitrine' ),
				static fn (): string => __( 'Campaign, search engine, other site or none, with the visitor’s consent. Addresses of the network are never kept.', 'vitrine' )
			),
			'attribution_category'       => self::category( 'marketing' ),
			'attribution_months'         => Field::number(
				(int) Contract::get( 'limits.attribution_months' ),
				1,
				24,
				static fn (): string => __( 'Months that a visitor’s source is remembered', 'vitrine' )
			),
			'attribution_session'        => Field::number(
				(int) Contract::get( 'limits.attribution_session_minutes' ),
				1,
				1440,
				static fn (): string => __( 'Minutes without a page that end a visit', 'vitrine' )
			),
			'attribution_campaign_param' => self::parameter( static fn (): string => __( 'Parameter for the campaign, beside utm_campaign', 'vitrine' ) ),
			'attribution_term_param'     => self::parameter( static fn (): string => __( 'Parameter for the term, beside utm_term', 'vitrine' ) ),
			'attribution_content_param'  => self::parameter( static fn (): string => __( 'Parameter for the content, beside utm_content', 'vitrine' ) ),
			'attribution_domain'         => Field::text(
				static fn (): string => __( 'Domain whose subdomains count as this shop', 'vitrine' ),
				null,
				static fn (): string => __( 'Empty: the shop’s own host.', 'vitrine' )
			),
			'attribution_promo'          => Field::toggle(
				false,
				static fn (): string => __( 'Give each visitor a promo code', 'vitrine' ),
				static fn (): string => __( 'A random number in a cookie, for pages that show it.', 'vitrine' )
			),
		);
	}

	/**
	 * What is counted.
	 *
	 * @return array<string, Field>
	 */
	private static function analytics(): array {
		return array(
			'store_analytics'    => Field::toggle(
				false,
				static fn (): string => __( 'Count product views, adds to the cart, begun checkouts and purchases', 'vitrine' ),
				static fn (): string => __( 'Sums by day and product in the shop’s own database, with the visitor’s consent and without anything of the visitor.', 'vitrine' )
			),
			'analytics_category' => self::category( 'statistics' ),
			'analytics_months'   => Field::number(
				24,
				1,
				120,
				static fn (): string => __( 'Months that counts are kept', 'vitrine' )
			),
		);
	}

	/**
	 * The category whose consent is needed.
	 *
	 * @param string $fallback Default.
	 */
	private static function category( string $fallback ): Field {
		$labels = array(
			'functional'           => static fn (): string => __( 'Functional', 'vitrine' ),
			'preferences'          => static fn (): string => __( 'Preferences', 'vitrine' ),
			'statistics-anonymous' => static fn (): string => __( 'Anonymous statistics', 'vitrine' ),
			'statistics'           => static fn (): string => __( 'Statistics', 'vitrine' ),
			'marketing'            => static fn (): string => __( 'Marketing', 'vitrine' ),
		);
		return Field::choice( $fallback, $labels, static fn (): string => __( 'Category of consent that it needs', 'vitrine' ) );
	}

	/**
	 * The name of a parameter in addresses.
	 *
	 * @param \Closure $label Label.
	 */
	private static function parameter( \Closure $label ): Field {
		return Field::text( $label );
	}
}
