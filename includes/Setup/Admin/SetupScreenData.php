<?php
/**
 * Data of the setup screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Contract;
use Vitrine\Settings\Shop\PaymentMethodSettings;
use Vitrine\Settings\Shop\TaxSettings;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Settings\Admin\SettingsScreenData;
use Vitrine\Settings\Settings;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Setup\State\Checklist;
use Vitrine\Setup\State\LocaleCountry;
use Vitrine\Setup\State\SetupProgress;
use Vitrine\Setup\State\ShopPages;
use Vitrine\Site\Theme\ThemePalettes;

defined( 'ABSPATH' ) || exit;

/**
 * Current state of the shop, and suggestions for what is not chosen yet.
 */
final class SetupScreenData {

	/**
	 * Returns data in the format of `SetupData` in src/admin/setup/data.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$stored = get_option( ShopOptions::OPTION, array() );
		return array(
			'paths'       => array(
				'setup'   => self::path( 'rest.setup' ),
				'pages'   => self::path( 'rest.setup_pages' ),
				'samples' => self::path( 'rest.setup_samples' ),
			),
			'state'       => self::state(),
			'locale'      => get_locale(),
			'store'       => self::store( is_array( $stored ) ? $stored : array() ),
			'payments'    => PaymentMethodSettings::screen_data(),
			'shipping'    => array(
				'is_zoned' => ShopOptions::get()->delivery->is_zoned,
				'url'      => SettingsScreen::url( 'shipping' ),
			),
			'look'        => self::look(),
			'woocommerce' => self::woocommerce(),
			'menu'        => array(
				'has_shop' => ShopPages::is_in_menu(),
				'url'      => wp_is_block_theme() ? admin_url( 'site-editor.php?p=/navigation' ) : admin_url( 'nav-menus.php' ),
			),
			'links'       => array(
				'product'  => admin_url( 'post-new.php?post_type=' . ContentTypes::PRODUCT ),
				'import'   => admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT ),
				'shop'     => BuiltinPages::url( 'shop' ),
				'settings' => SettingsScreen::url(),
			),
		);
	}

	/**
	 * Returns the data that changes during the setup, in the format of `SetupState`.
	 *
	 * @return array<string, mixed>
	 */
	public static function state(): array {
		return array(
			// Encoded as a JSON object even if empty.
			'answers'   => (object) SetupProgress::get()->answers,
			'pages'     => ShopPages::all(),
			'checklist' => Checklist::items(),
			'samples'   => count( SampleProducts::ids() ),
		);
	}

	/**
	 * Returns location and currency of the shop.
	 *
	 * @param array<mixed> $stored Option of the shop.
	 * @return array<string, mixed>
	 */
	private static function store( array $stored ): array {
		$base    = ShopOptions::get()->tax->base;
		$country = Whereabouts::base()->country;
		return array(
			'option'       => ShopOptions::OPTION,
			'values'       => ShopSettings::values(),
			'tax_option'   => TaxSettings::NAME,
			'base'         => array(
				'country'  => $base->country,
				'state'    => $base->state,
				'postcode' => $base->postcode,
			),
			'country'      => '' === $country ? LocaleCountry::of( get_locale() ) : $country,
			'has_currency' => isset( $stored['currency'] ),
		);
	}

	/**
	 * Returns colors and header cart.
	 *
	 * @return array<string, mixed>
	 */
	private static function look(): array {
		$shown = Settings::shown();
		$name  = wp_get_theme()->get( 'Name' );
		return array(
			'option'      => Settings::OPTION,
			'palettes'    => SettingsScreenData::palettes(),
			'own'         => array() === ThemePalettes::own() || ! is_string( $name ) ? '' : $name,
			'palette'     => $shown['color_switcher_default_palette'],
			'header_cart' => 'off' !== $shown['header_mini_cart'],
			'is_block'    => wp_is_block_theme(),
			'url'         => SettingsScreen::url( 'colors' ),
		);
	}

	/**
	 * Returns the data of WooCommerce, for users who can install it.
	 *
	 * @return array{is_installed: bool, url: string} Empty if the user cannot.
	 */
	private static function woocommerce(): array {
		$is_installed = isset( get_plugins()['woocommerce/woocommerce.php'] );
		$may          = current_user_can( $is_installed ? 'activate_plugins' : 'install_plugins' );
		$url          = $is_installed ? 'plugins.php?s=woocommerce' : 'plugin-install.php?s=woocommerce&tab=search&type=term';
		return array(
			'is_installed' => $is_installed,
			'url'          => $may ? self_admin_url( $url ) : '',
		);
	}

	/**
	 * Returns the path of an endpoint for apiFetch.
	 *
	 * @param string $name Name in the contract.
	 */
	private static function path( string $name ): string {
		return '/' . Contract::name( 'rest.namespace' ) . Contract::name( $name );
	}
}
