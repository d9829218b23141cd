<?php
/**
 * Endpoint that counts events.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Receives batches of counts from the site's pages, with consent.
 *
 * @see spec 7.19
 */
final class AnalyticsEndpoint implements Endpoint {

	public static function name(): string {
		return 'endpoints.count';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * Counts the events. Nothing is counted, without an error, if consent was withdrawn
	 * meanwhile.
	 *
	 * @param Request $request Input: `counts`, a JSON list of event, product and number.
	 * @param Engine  $engine  Engine of the shop.
	 * @throws Refusal If the list is invalid, or the rate limit is exceeded.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$counts = self::read( $request->required( Contract::name( 'fields.counts' ), 5000 ) );
		if ( ! PageData::is_allowed() ) {
			return new Answer( array( 'counted' => 0 ) );
		}
		if ( ! AnalyticsCounts::has_turn() ) {
			throw Refusal::of( 'too_many', __( 'Too many requests. Please try again later.', 'vitrine' ), 429 );
		}
		$type    = $engine->content_types()['post_type'];
		$counted = 0;
		foreach ( $counts as list( $event, $product, $hits ) ) {
			// Only existing products, so that the table cannot be filled with others.
			if ( 0 === $product || get_post_type( $product ) === $type ) {
				AnalyticsCounts::add( $event, $product, $hits );
				++$counted;
			}
		}
		return new Answer( array( 'counted' => $counted ) );
	}

	/**
	 * Parses the list.
	 *
	 * @param string $json JSON in the request.
	 * @return list<array{string, int, int}>
	 * @throws Refusal If the list is invalid.
	 */
	private static function read( string $json ): array {
		$list = json_decode( $json, true, 4 );
		$most = (int) Contract::get( 'limits.counts_most' );
		if ( ! is_array( $list ) || ! array_is_list( $list ) || count( $list ) > $most ) {
			throw Refusal::malformed( Contract::name( 'fields.counts' ) );
		}
		$counts = array();
		foreach ( $list as $one ) {
			list( $event, $product, $hits ) = is_array( $one ) && array_is_list( $one ) && 3 === count( $one ) ? $one : array( null, null, null );
			if ( ! is_string( $event ) || ! in_array( $event, (array) Contract::get( 'analytics.events' ), true ) || ! is_int( $product ) || $product < 0 || ! is_int( $hits ) || $hits < 1 || $hits > $most ) {
				throw Refusal::malformed( Contract::name( 'fields.counts' ) );
			}
			$counts[] = array( $event, $product, $hits );
		}
		return $counts;
	}
}
