<?php
/**
 * Store analytics.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Ajax\Endpoint;
use Vitrine\Modules\Analytics\Report\ReportScreen;
use Vitrine\Modules\HasSettings;
use Vitrine\Settings\Field;
use Vitrine\Settings\Fields\VisitorSettings;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts views and purchases with consent, and shows them with the order attribution
 * report. The attribution itself is recorded in Visit.
 *
 * @see spec 3.15, 7.19
 */
final class Module implements HasSettings {

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'analytics';
	}

	/**
	 * Whether this site counts events. The attribution report exists in any case.
	 */
	public static function is_on(): bool {
		return PageData::is_on();
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		AnalyticsCounts::boot();
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoint' ) );
		add_filter( 'vitrine_visit_parts', array( PageData::class, 'add_part' ) );
		add_filter( 'vitrine_privacy_policy', array( AnalyticsPolicy::class, 'add' ) );
		Visitor::unless( array( ReportScreen::class, 'boot' ) );
	}

	/**
	 * Returns the settings, in the group of consent.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array {
		return array(
			'visitors' => array(
				'label'  => static fn (): string => __( 'Visitors and consent', 'vitrine' ),
				'fields' => array(
					'store_analytics'    => Field::toggle(
						false,
						static fn (): string => __( 'Count product views, add to carts, checkouts and purchases', 'vitrine' ),
						static fn (): string => __( 'Stores daily totals per product in your database, with the visitor’s consent and without personal data.', 'vitrine' )
					),
					'analytics_category' => VisitorSettings::category( 'statistics' ),
					'analytics_months'   => Field::number(
						24,
						1,
						120,
						static fn (): string => __( 'Keep counts for (months)', 'vitrine' )
					),
				),
			),
		);
	}

	/**
	 * Returns the default values.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array {
		return array(
			'store_analytics'    => false,
			'analytics_category' => 'statistics',
			'analytics_months'   => 24,
		);
	}

	/**
	 * Adds the endpoint that counts events.
	 *
	 * @param list<class-string<Endpoint>> $endpoints Class names.
	 * @return list<class-string<Endpoint>>
	 */
	public static function add_endpoint( array $endpoints ): array {
		return array( ...$endpoints, AnalyticsEndpoint::class );
	}
}
