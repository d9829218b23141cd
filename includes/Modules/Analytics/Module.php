<?php
/**
 * What visitors do, in numbers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Ajax\Endpoint as EndpointPort;
use Vitrine\Modules\Analytics\Report\Screen;
use Vitrine\Modules\HasSettings;
use Vitrine\Settings\Field;
use Vitrine\Settings\Fields\Visitors;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what is looked at and bought, under consent, and reports it beside where
 * orders come from. The origins themselves are Visit's.
 *
 * @see spec 3.15, 7.19
 */
final class Module implements HasSettings {

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'analytics';
	}

	/**
	 * Whether this site counts. The report of origins is there either way.
	 */
	public static function is_on(): bool {
		return Page::is_on();
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		Counts::boot();
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoint' ) );
		add_filter( 'vitrine_visit_parts', array( Page::class, 'add_part' ) );
		add_filter( 'vitrine_privacy_policy', array( Policy::class, 'add' ) );
		Visitor::unless( array( Screen::class, 'boot' ) );
	}

	/**
	 * Its settings, beside those of consent.
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
					'analytics_category' => Visitors::category( 'statistics' ),
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
	 * What they are where the owner has set nothing.
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
	 * Adds the endpoint that counts.
	 *
	 * @param list<class-string<EndpointPort>> $endpoints Classes.
	 * @return list<class-string<EndpointPort>>
	 */
	public static function add_endpoint( array $endpoints ): array {
		return array( ...$endpoints, Endpoint::class );
	}
}
