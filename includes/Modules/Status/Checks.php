<?php
/**
 * Status checks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\WooCommerce\Health\Requirements;
use Vitrine\Contract;
use Vitrine\Settings\Beside\Replaced;
use Vitrine\Support\Lifecycle\SiteData;
use Vitrine\Support\RateTable;

defined( 'ABSPATH' ) || exit;

/**
 * Collects data of the site for the rules. Checks of the site itself are fast; checks
 * of its reach send requests.
 */
final class Checks {

	/**
	 * Returns the checks that need no requests.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return list<Verdict>
	 */
	public static function of_site( Engine $engine ): array {
		$home = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return array(
			Rules\ShopRules::engine( 'closed' === $engine->id() ? Requirements::problem() : '' ),
			Rules\ShopRules::tables( self::missing_tables( $engine ) ),
			Rules\ShopRules::pages( PageChecks::states( $engine ) ),
			...Rules\ShopRules::replaced( Replaced::on_pages( $engine ) ),
			...( 'builtin' === $engine->id() ? array( Rules\ShopRules::payments( ( new Gateways() )->is_any_offered(), ( new Gateways() )->problems() ) ) : array() ),
			...( ShopIndex::is_there( $engine->id() ) ? array( Rules\ShopRules::index( ShopIndex::progress( $engine->id() ), ShopIndex::sample( $engine->id() ) ) ) : array() ),
			Rules\ShopRules::permalinks( (string) get_option( 'permalink_structure' ) ),
			Rules\Server::https( 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ), 'local' === wp_get_environment_type() || in_array( $home, array( 'localhost', '127.0.0.1' ), true ) ),
			Rules\Server::tasks( self::lateness(), defined( 'DISABLE_WP_CRON' ) && (bool) constant( 'DISABLE_WP_CRON' ) ),
			...self::of_others(),
		);
	}

	/**
	 * Returns the checks of other plugins.
	 *
	 * @return list<Verdict>
	 */
	private static function of_others(): array {
		/**
		 * Filters additional checks for the status of the shop.
		 *
		 * @param list<array{id: string, level: string, title: string, text: string}> $checks Checks, each with a level of Site Health: `good`, `recommended` or `critical`.
		 *
		 * @example
		 * add_filter( 'vitrine_status_checks', fn( $checks ) => array( ...$checks, array( 'id' => 'cdn', 'level' => 'good', 'title' => 'The CDN answers.', 'text' => '' ) ) );
		 */
		$checks   = apply_filters( 'vitrine_status_checks', array() );
		$verdicts = array();
		foreach ( is_array( $checks ) ? $checks : array() as $check ) {
			$level = is_array( $check ) && is_string( $check['level'] ?? null ) ? Level::tryFrom( $check['level'] ) : null;
			if ( null !== $level && is_string( $check['id'] ?? null ) && is_string( $check['title'] ?? null ) && is_string( $check['text'] ?? null ) ) {
				$verdicts[] = new Verdict( $check['id'], $level, $check['title'], $check['text'] );
			}
		}
		return $verdicts;
	}

	/**
	 * Returns the checks that send requests to the site.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return list<Verdict>
	 */
	public static function of_reach( Engine $engine ): array {
		$cart = Probe::get( self::endpoint( Contract::name( 'endpoints.get_refreshed_fragments' ) ) );
		$page = $engine->page_url( 'cart' );
		// Without a cart page the URL is the front page, which may be cached.
		$own      = home_url( '/' ) === $page ? $cart : Probe::get( $page );
		$verdicts = array(
			Rules\Reach::shop( $cart ),
			Rules\Reach::rest( Probe::get( rest_url() ) ),
			Rules\Reach::cache( $own, Probe::get( $engine->page_url( 'shop' ) ) ),
		);
		// Other engines start a session only when a product is added to the cart.
		if ( 'builtin' === $engine->id() ) {
			$session    = Probe::get( self::endpoint( Contract::name( 'endpoints.nonces' ) ) );
			$verdicts[] = Rules\Reach::cookies( $session, (string) wp_parse_url( home_url(), PHP_URL_HOST ), is_multisite() ? '' : (string) COOKIE_DOMAIN );
		}
		return $verdicts;
	}

	/**
	 * Returns the URL of an endpoint.
	 *
	 * @param string $name Name of the endpoint.
	 */
	private static function endpoint( string $name ): string {
		return untrailingslashit( home_url() ) . str_replace( Contract::name( 'endpoint_url.placeholder' ), $name, Contract::name( 'endpoint_url.path' ) );
	}

	/**
	 * Returns the missing tables.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return list<string>
	 */
	private static function missing_tables( Engine $engine ): array {
		$wanted = array( RateTable::name() );
		if ( 'builtin' === $engine->id() ) {
			$wanted = array_merge( $wanted, DatabaseSchema::names() );
		}
		/**
		 * Filters the tables that the status checks expect.
		 *
		 * @param list<string> $tables Full table names.
		 *
		 * @example
		 * add_filter( 'vitrine_tables', fn( $tables ) => array( ...$tables, $GLOBALS['wpdb']->prefix . 'vitrine_acme' ) );
		 */
		$wanted = (array) apply_filters( 'vitrine_tables', $wanted );
		return array_values( array_diff( $wanted, SiteData::tables() ) );
	}

	/**
	 * Returns by how many seconds the plugin's most overdue event is late.
	 */
	private static function lateness(): int {
		$late = 0;
		foreach ( (array) _get_cron_array() as $moment => $tasks ) {
			foreach ( array_keys( (array) $tasks ) as $hook ) {
				if ( str_starts_with( (string) $hook, SiteData::PREFIX ) ) {
					$late = max( $late, time() - (int) $moment );
				}
			}
		}
		return $late;
	}
}
