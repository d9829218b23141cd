<?php
/**
 * The checks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\Database\Schema;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\WooCommerce\Health\Requirements;
use Vitrine\Contract;
use Vitrine\Settings\Beside\Replaced;
use Vitrine\Support\Lifecycle\SiteData;
use Vitrine\Support\RateTable;

defined( 'ABSPATH' ) || exit;

/**
 * Gathers the facts of this site and has the rules judge them. Those of the site
 * itself cost nothing; those of its reach call it from outside.
 */
final class Checks {

	/**
	 * What is known at once.
	 *
	 * @param Engine $engine The shop.
	 * @return list<Verdict>
	 */
	public static function of_site( Engine $engine ): array {
		$home = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return array(
			Rules\Shop::engine( 'closed' === $engine->id() ? Requirements::problem() : '' ),
			Rules\Shop::tables( self::missing_tables( $engine ) ),
			Rules\Shop::pages( Pages::states( $engine ) ),
			...Rules\Shop::replaced( Replaced::on_pages( $engine ) ),
			...( 'builtin' === $engine->id() ? array( Rules\Shop::payments( ( new Gateways() )->is_any_offered(), ( new Gateways() )->problems() ) ) : array() ),
			...( ShopIndex::is_there( $engine->id() ) ? array( Rules\Shop::index( ShopIndex::progress( $engine->id() ), ShopIndex::sample( $engine->id() ) ) ) : array() ),
			Rules\Shop::permalinks( (string) get_option( 'permalink_structure' ) ),
			Rules\Server::https( 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ), 'local' === wp_get_environment_type() || in_array( $home, array( 'localhost', '127.0.0.1' ), true ) ),
			Rules\Server::tasks( self::lateness(), defined( 'DISABLE_WP_CRON' ) && (bool) constant( 'DISABLE_WP_CRON' ) ),
			...self::of_others(),
		);
	}

	/**
	 * What other parts know.
	 *
	 * @return list<Verdict>
	 */
	private static function of_others(): array {
		/**
		 * Adds checks to the status of the shop.
		 *
		 * @param list<array{id: string, level: string, title: string, text: string}> $checks Each with a level of Site Health: `good`, `recommended` or `critical`.
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
	 * What takes requests to the site itself.
	 *
	 * @param Engine $engine The shop.
	 * @return list<Verdict>
	 */
	public static function of_reach( Engine $engine ): array {
		$cart = Probe::get( self::endpoint( Contract::name( 'endpoints.get_refreshed_fragments' ) ) );
		$page = $engine->page_url( 'cart' );
		// A cart page that is not there leads to the front page, which any cache may keep.
		$own      = home_url( '/' ) === $page ? $cart : Probe::get( $page );
		$verdicts = array(
			Rules\Reach::shop( $cart ),
			Rules\Reach::rest( Probe::get( rest_url() ) ),
			Rules\Reach::cache( $own, Probe::get( $engine->page_url( 'shop' ) ) ),
		);
		// Other engines start a session only when something is put into a cart.
		if ( 'builtin' === $engine->id() ) {
			$session    = Probe::get( self::endpoint( Contract::name( 'endpoints.nonces' ) ) );
			$verdicts[] = Rules\Reach::cookies( $session, (string) wp_parse_url( home_url(), PHP_URL_HOST ), is_multisite() ? '' : (string) COOKIE_DOMAIN );
		}
		return $verdicts;
	}

	/**
	 * The address of an endpoint.
	 *
	 * @param string $name Of the endpoint.
	 */
	private static function endpoint( string $name ): string {
		return untrailingslashit( home_url() ) . str_replace( Contract::name( 'endpoint_url.placeholder' ), $name, Contract::name( 'endpoint_url.path' ) );
	}

	/**
	 * The tables that are to be there and are not.
	 *
	 * @param Engine $engine The shop.
	 * @return list<string>
	 */
	private static function missing_tables( Engine $engine ): array {
		$wanted = array( RateTable::name() );
		if ( 'builtin' === $engine->id() ) {
			$wanted = array_merge( $wanted, Schema::names() );
		}
		/**
		 * Adds tables that the shop is to have: its status says which are missing.
		 *
		 * @param list<string> $tables Full names.
		 *
		 * @example
		 * add_filter( 'vitrine_tables', fn( $tables ) => array( ...$tables, $GLOBALS['wpdb']->prefix . 'vitrine_acme' ) );
		 */
		$wanted = (array) apply_filters( 'vitrine_tables', $wanted );
		return array_values( array_diff( $wanted, SiteData::tables() ) );
	}

	/**
	 * Seconds by which the plugin's oldest task is late.
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
