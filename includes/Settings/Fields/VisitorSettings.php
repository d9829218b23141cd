<?php
/**
 * Settings: visitor data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Contract;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Consent and order attribution.
 *
 * @see spec 3.15, 3.16, 9.11
 */
final class VisitorSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return self::consent() + self::attribution();
	}

	/**
	 * Returns the settings of consent.
	 *
	 * @return array<string, Field>
	 */
	private static function consent(): array {
		return array(
			'consent_type'        => Field::choice(
				'',
				array(
					''       => static fn (): string => __( 'No consent required', 'vitrine' ),
					'optin'  => static fn (): string => __( 'Opt-in: denied until accepted', 'vitrine' ),
					'optout' => static fn (): string => __( 'Opt-out: allowed until declined', 'vitrine' ),
				),
				static fn (): string => __( 'Cookie consent type', 'vitrine' ),
				static fn (): string => __( 'Your cookie banner sets it with the functions of the WP Consent API, which are available on every page. If the WP Consent API plugin is active, its consent type is used.', 'vitrine' )
			),
			'consent_cookie_days' => Field::number(
				30,
				1,
				400,
				static fn (): string => __( 'Consent cookie lifetime (days)', 'vitrine' )
			),
		);
	}

	/**
	 * Returns the settings of order attribution.
	 *
	 * @return array<string, Field>
	 */
	private static function attribution(): array {
		return array(
			'order_attribution'          => Field::toggle(
				true,
				static fn (): string => __( 'Enable order attribution', 'vitrine' ),
				static fn (): string => __( 'Campaign, search engine, referring site or direct, with the visitor’s consent. IP addresses are never stored.', 'vitrine' )
			),
			'attribution_category'       => self::category( 'marketing' ),
			'attribution_months'         => Field::number(
				(int) Contract::get( 'limits.attribution_months' ),
				1,
				24,
				static fn (): string => __( 'Attribution lifetime (months)', 'vitrine' )
			),
			'attribution_session'        => Field::number(
				(int) Contract::get( 'limits.attribution_session_minutes' ),
				1,
				1440,
				static fn (): string => __( 'Session length (minutes)', 'vitrine' )
			),
			'attribution_campaign_param' => self::parameter( static fn (): string => __( 'Additional campaign parameter (besides utm_campaign)', 'vitrine' ) ),
			'attribution_term_param'     => self::parameter( static fn (): string => __( 'Additional term parameter (besides utm_term)', 'vitrine' ) ),
			'attribution_content_param'  => self::parameter( static fn (): string => __( 'Additional content parameter (besides utm_content)', 'vitrine' ) ),
			'attribution_domain'         => Field::text(
				static fn (): string => __( 'Cookie domain', 'vitrine' ),
				null,
				static fn (): string => __( 'Leave empty to use the shop’s own domain.', 'vitrine' )
			),
			'attribution_promo'          => Field::toggle(
				false,
				static fn (): string => __( 'Assign a promo code to each visitor', 'vitrine' ),
				static fn (): string => __( 'A random number, stored in a cookie and sent with the order.', 'vitrine' )
			),
		);
	}

	/**
	 * Creates a setting of the consent category.
	 *
	 * @param string $fallback Default value.
	 */
	public static function category( string $fallback ): Field {
		$labels = array(
			'functional'           => static fn (): string => __( 'Functional', 'vitrine' ),
			'preferences'          => static fn (): string => __( 'Preferences', 'vitrine' ),
			'statistics-anonymous' => static fn (): string => __( 'Anonymous statistics', 'vitrine' ),
			'statistics'           => static fn (): string => __( 'Statistics', 'vitrine' ),
			'marketing'            => static fn (): string => __( 'Marketing', 'vitrine' ),
		);
		return Field::choice( $fallback, $labels, static fn (): string => __( 'Required consent category', 'vitrine' ) );
	}

	/**
	 * Creates a setting of a URL parameter name.
	 *
	 * @param \Closure $label Label.
	 */
	private static function parameter( \Closure $label ): Field {
		return Field::text( $label );
	}
}
