<?php
/**
 * Design preview on the front end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Preview;

use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Rules\UrlOrigins;
use Vitrine\Settings\Settings;
use Vitrine\Site\InlineScript;
use Vitrine\Site\Palette;
use Vitrine\Support\Build;
use Vitrine\Support\ScriptFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a small script that loads the preview if the page is shown in a frame, with
 * its settings. They are the same for every visitor except the owner, so pages stay
 * cacheable.
 *
 * @see spec 2.10, 3.14, field 38
 */
final class PreviewFront {

	/**
	 * Script handle of the registered store `vitrine/preview`, used by the panel and
	 * the framed page.
	 */
	public const STORE = 'vitrine-preview-store';

	/**
	 * Prefix and names of the CSS variables of Elementor's global colors, in
	 * Elementor's order.
	 */
	private const ELEMENTOR       = '--e-global-color-';
	private const ELEMENTOR_NAMES = array( 'primary', 'secondary', 'text', 'accent' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		// Early, so that the design is applied before the first paint.
		add_action( 'wp_head', array( self::class, 'print' ), 3 );
	}

	/**
	 * Prints the script. The Customizer has its own preview.
	 */
	public static function print(): void {
		if ( ! Settings::on( 'preview_mode' ) || is_customize_preview() || ! self::may_be_framed() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		echo InlineScript::html(
			'loader-preview-guard',
			array(
				'src'             => self::script(),
				'vitrine-preview' => (string) wp_json_encode( self::settings() + self::store(), JSON_UNESCAPED_SLASHES ),
			)
		);
	}

	/**
	 * Whether the page may be framed to preview a design: by an allowed tool or by the
	 * owner. With WooCommerce, no other page has the script.
	 */
	private static function may_be_framed(): bool {
		return 'woocommerce' !== Plugin::engine()->id() || self::is_wanted();
	}

	/**
	 * Whether a preview is likely. Then the page includes the URLs of the registered
	 * store.
	 */
	private static function is_wanted(): bool {
		return array() !== Settings::get( 'preview_origins' ) || ( is_user_logged_in() && current_user_can( 'edit_theme_options' ) );
	}

	/**
	 * Returns the URLs of the registered store and its dependencies, in order. Pages of
	 * shoppers do not include them, since they would never be fetched.
	 *
	 * @return array{store?: list<array{handle: string, src: string}>}
	 */
	private static function store(): array {
		if ( ! self::is_wanted() ) {
			return array();
		}
		self::register_store();
		return array( 'store' => ScriptFiles::closure( self::STORE ) );
	}

	/**
	 * Registers the script of the store.
	 */
	public static function register_store(): void {
		Build::register_script( self::STORE, 'stores-preview' );
	}

	/**
	 * Returns the settings in the format of `PreviewSettings` in
	 * src/contract/types/preview.ts.
	 *
	 * @return array{origins: list<string>, key: string, fonts: string, variables: list<array{prefix: string, names: list<string>}>}
	 */
	public static function settings(): array {
		$others = Settings::get( 'preview_origins' );
		return array(
			'origins'   => array_values( array_unique( array_merge( self::own(), is_array( $others ) ? $others : array() ) ) ),
			'key'       => Contract::name( 'storage.preview_data' ),
			'fonts'     => Settings::text( 'preview_fonts_url' ),
			'variables' => array(
				self::variables( 'preview_theme_prefix', Palette::PREFIX, Palette::family() ),
				self::variables(
					'preview_builder_prefix',
					self::ELEMENTOR,
					array(
						'prefix' => self::ELEMENTOR,
						'names'  => self::ELEMENTOR_NAMES,
					)
				),
			),
		);
	}

	/**
	 * Returns the origins of the site and its admin.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		return array_values( array_filter( array( UrlOrigins::read( home_url() ), UrlOrigins::read( admin_url() ) ) ) );
	}

	/**
	 * Returns a family of CSS variables: by name, or numbered if the owner has set a
	 * prefix.
	 *
	 * @param string                                     $setting Setting of the prefix.
	 * @param string                                     $unset   Default value of the setting.
	 * @param array{prefix: string, names: list<string>} $named   Family of variables by name.
	 * @return array{prefix: string, names: list<string>}
	 */
	private static function variables( string $setting, string $unset, array $named ): array {
		$prefix = Settings::text( $setting );
		return $unset === $prefix ? $named : array(
			'prefix' => $prefix,
			'names'  => array(),
		);
	}

	/**
	 * Returns the URL of the preview script.
	 */
	private static function script(): string {
		return add_query_arg( 'ver', Build::asset( 'loader-preview' )['version'] ?? VITRINE_VERSION, Build::url( 'loader-preview.js' ) );
	}
}
