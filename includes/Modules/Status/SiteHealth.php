<?php
/**
 * Status in Site Health.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Engines;
use Vitrine\Contract;
use Vitrine\Settings\Admin\SettingsScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Site Health: a test of the shop itself, a test of its reach, and debug
 * information for support requests.
 */
final class SiteHealth {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'site_status_tests', array( self::class, 'add_tests' ) );
		add_filter( 'debug_information', array( self::class, 'add_information' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $tests Tests by kind and name.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public static function add_tests( array $tests ): array {
		$tests['direct']['vitrine_shop'] = array(
			'label' => __( 'The shop', 'vitrine' ),
			'test'  => array( self::class, 'shop' ),
		);
		$tests['async']['vitrine_reach'] = array(
			'label'             => __( 'Shop connection', 'vitrine' ),
			'test'              => rest_url( Contract::name( 'rest.namespace' ) . Contract::name( 'rest.reach' ) ),
			'has_rest'          => true,
			'async_direct_test' => array( self::class, 'reach' ),
		);
		return $tests;
	}

	/**
	 * Runs the test of the shop itself.
	 *
	 * @return array<string, mixed> Result in the format of Site Health.
	 */
	public static function shop(): array {
		return self::result( 'vitrine_shop', __( 'The shop is working well', 'vitrine' ), __( 'The shop needs attention', 'vitrine' ), Checks::of_site( Engines::active() ) );
	}

	/**
	 * Runs the test of the shop's reach.
	 *
	 * @return array<string, mixed> Result in the format of Site Health.
	 */
	public static function reach(): array {
		return self::result( 'vitrine_reach', __( 'Visitors reach the shop', 'vitrine' ), __( 'The shop connection needs attention', 'vitrine' ), Checks::of_reach( Engines::active() ) );
	}

	/**
	 * Adds debug information. Nothing in it is secret or personal.
	 *
	 * @param array<string, array<string, mixed>> $sections Sections by name.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_information( array $sections ): array {
		$engine = EngineReport::all();
		$fields = array(
			'version' => array(
				'label' => __( 'Version', 'vitrine' ),
				'value' => VITRINE_VERSION,
			),
			'engine'  => array(
				'label' => __( 'Shop engine', 'vitrine' ),
				'value' => $engine['name'] . ( '' === $engine['beside'] ? '' : ' + ' . $engine['beside'] ),
				'debug' => $engine['id'],
			),
		);
		foreach ( EngineReport::scripts() as $number => $script ) {
			$fields[ "script_$number" ] = array(
				'label' => $script['label'],
				'value' => $script['replaced'] ? __( 'By Vitrine', 'vitrine' ) : __( 'By WooCommerce', 'vitrine' ),
			);
		}
		foreach ( Checks::of_site( Engines::active() ) as $verdict ) {
			$fields[ 'check_' . $verdict->id ] = array(
				'label' => $verdict->title,
				'value' => $verdict->level->value,
			);
		}
		$sections['vitrine'] = array(
			'label'  => 'Vitrine',
			'fields' => $fields,
		);
		return $sections;
	}

	/**
	 * Returns a result in the format of Site Health, with the level of the worst check.
	 *
	 * @param string        $test     Name of the test.
	 * @param string        $good     Title if all checks are good.
	 * @param string        $bad      Title otherwise.
	 * @param list<Verdict> $verdicts Results of the checks.
	 * @return array<string, mixed>
	 */
	private static function result( string $test, string $good, string $bad, array $verdicts ): array {
		$wrong  = array_filter( $verdicts, static fn ( Verdict $one ): bool => Level::Good !== $one->level );
		$levels = array_map( static fn ( Verdict $one ): Level => $one->level, $wrong );
		$level  = in_array( Level::Critical, $levels, true ) ? Level::Critical : ( array() === $levels ? Level::Good : Level::Recommended );
		$shown  = array() === $wrong ? $verdicts : $wrong;
		return array(
			'label'       => Level::Good === $level ? $good : $bad,
			'status'      => $level->value,
			'badge'       => array(
				'label' => __( 'Shop', 'vitrine' ),
				'color' => Level::Critical === $level ? 'red' : 'blue',
			),
			'description' => implode( '', array_map( static fn ( Verdict $one ): string => sprintf( '<p><strong>%s</strong> %s</p>', esc_html( $one->title ), esc_html( $one->text ) ), $shown ) ),
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( SettingsScreen::url( 'status' ) ), esc_html__( 'Shop status', 'vitrine' ) ),
			'test'        => $test,
		);
	}
}
