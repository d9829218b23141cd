<?php
/**
 * Who sells, and why.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Engines;
use Vitrine\Settings\Fields\WooCommerce;
use Vitrine\Settings\MainShop;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Said to a site owner.
 */
final class EngineReport {

	/**
	 * What an engine is called.
	 *
	 * @param string $id Of the engine.
	 */
	public static function name( string $id ): string {
		return match ( $id ) {
			'builtin'               => __( 'Vitrine’s built-in shop', 'vitrine' ),
			'woocommerce', 'closed' => 'WooCommerce',
			'downloads'             => 'Easy Digital Downloads',
			default                 => $id,
		};
	}

	/**
	 * Why this engine runs the shop.
	 *
	 * @param string $id        Of the main engine.
	 * @param string $main_shop The owner's setting.
	 * @param bool   $others    Whether another shop's plugin is active.
	 */
	public static function reason( string $id, string $main_shop, bool $others ): string {
		return match ( true ) {
			'woocommerce' === $id => __( 'WooCommerce is active on this site, so its products, carts and orders are used.', 'vitrine' ),
			'closed' === $id      => __( 'This shop uses WooCommerce, but WooCommerce cannot sell at the moment.', 'vitrine' ),
			'downloads' === $id   => __( 'Easy Digital Downloads is active on this site and WooCommerce is not, so its downloads, carts and orders are used.', 'vitrine' ),
			'builtin' !== $id     => __( 'This shop is provided by another plugin.', 'vitrine' ),
			$others               => MainShop::BUILTIN === $main_shop
				? __( 'The “Main shop” setting prefers it over Easy Digital Downloads.', 'vitrine' )
				: __( 'Selected by another plugin.', 'vitrine' ),
			default               => __( 'Vitrine’s built-in shop is used, because neither WooCommerce nor Easy Digital Downloads is active.', 'vitrine' ),
		};
	}

	/**
	 * The whole report.
	 *
	 * @return array{id: string, name: string, reason: string, beside: string}
	 */
	public static function all(): array {
		$engine = Engines::active();
		$beside = Engines::beside();
		return array(
			'id'     => $engine->id(),
			'name'   => self::name( $engine->id() ),
			'reason' => self::reason( $engine->id(), Settings::text( 'main_shop' ), null !== $beside ),
			'beside' => null === $beside ? '' : self::name( $beside->id() ),
		);
	}

	/**
	 * Which of WooCommerce's scripts ours take the place of.
	 *
	 * @return list<array{label: string, replaced: bool}> None where another engine sells.
	 */
	public static function scripts(): array {
		$scripts = array();
		foreach ( 'woocommerce' === Engines::active()->id() ? WooCommerce::all() : array() as $key => $field ) {
			if ( str_starts_with( $key, 'replace_' ) ) {
				$scripts[] = array(
					'label'    => ( $field->label )(),
					'replaced' => Settings::on( $key ),
				);
			}
		}
		return $scripts;
	}
}
