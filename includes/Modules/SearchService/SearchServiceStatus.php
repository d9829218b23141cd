<?php
/**
 * Status check of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Commerce\Facets\DescribesProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Check for the filter `vitrine_status_checks`.
 *
 * @phpstan-type Check array{id: string, level: string, title: string, text: string}
 */
final class SearchServiceStatus {

	/** Number of queued changes that is normal. */
	private const FEW = 1000;

	/**
	 * Adds the check. Hooked.
	 *
	 * @param list<Check> $checks Other checks.
	 * @return list<Check>
	 */
	public static function add( array $checks ): array {
		return array( ...$checks, self::check() );
	}

	/**
	 * Returns the check.
	 *
	 * @return Check
	 */
	private static function check(): array {
		$known                    = SearchServiceState::get();
		$shop                     = __( 'Meanwhile, filters use the shop’s own data.', 'vitrine' );
		[ $level, $title, $text ] = match ( true ) {
			null === SearchServiceUrl::current() => array(
				'critical',
				__( 'The search service has no valid address.', 'vitrine' ),
				/* translators: %s: name of a constant. */
				sprintf( __( 'Define %s in wp-config.php as an address such as https://search.example:9200/shop, whose path is the name of the index.', 'vitrine' ), SearchServiceUrl::ADDRESS ) . ' ' . $shop,
			),
			! Plugin::engine()->catalog() instanceof DescribesProducts => array( 'recommended', __( 'This shop cannot use the search service.', 'vitrine' ), $shop ),
			$known['failed_at'] > 0 => array(
				'critical',
				__( 'The search service does not respond.', 'vitrine' ),
				/* translators: 1: what the service said, 2: date and time. */
				sprintf( __( '%1$s (%2$s).', 'vitrine' ), $known['error'], wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $known['failed_at'] ) ) . ' ' . $shop,
			),
			Sync::progress() < 1 => array(
				'recommended',
				/* translators: %d: percentage. */
				sprintf( __( 'The index of the search service is being built: %d%%.', 'vitrine' ), (int) floor( 100 * Sync::progress() ) ),
				'' === $known['index'] ? $shop : '',
			),
			Queue::length() > self::FEW => array(
				'recommended',
				__( 'The search service is behind the shop.', 'vitrine' ),
				/* translators: %s: number of changes. */
				sprintf( __( 'Changes waiting to be sent: %s.', 'vitrine' ), number_format_i18n( Queue::length() ) ),
			),
			default => array( 'good', __( 'The search service responds.', 'vitrine' ), '' ),
		};
		return array(
			'id'    => 'search-service',
			'level' => $level,
			'title' => $title,
			'text'  => $text,
		);
	}
}
