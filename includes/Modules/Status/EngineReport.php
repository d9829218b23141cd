<?php
/**
 * Report on the active engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Engines;
use Vitrine\Settings\Fields\WooCommerceSettings;
use Vitrine\Settings\Shop\MainShop;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Texts for the owner of the site.
 */
final class EngineReport {

	/**
	 * Returns the name of an engine.
	 *
	 * @param string $id Engine ID.
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
	 * Returns why an engine is active.
	 *
	 * @param string $id        ID of the main engine.
	 * @param string $main_shop Value of the setting.
	 * @param bool   $others    Whether another shop plugin is active.
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
	 * Returns the whole report.
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
	 * Returns which scripts of WooCommerce are replaced.
	 *
	 * @return list<array{label: string, replaced: bool}> Empty with other engines.
	 */
	public static function scripts(): array {
		$scripts = array();
		foreach ( 'woocommerce' === Engines::active()->id() ? WooCommerceSettings::all() : array() as $key => $field ) {
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
