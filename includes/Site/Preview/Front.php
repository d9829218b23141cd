<?php
/**
 * The preview on the pages of the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Preview;

use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Origins;
use Vitrine\Settings\Settings;
use Vitrine\Site\InlineScript;
use Vitrine\Site\Palette;
use Vitrine\Support\Build;
use Vitrine\Support\ScriptFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Each page brings the few lines that fetch the preview where the page is shown
 * in a frame, and what it then has to know; the same for every visitor but the
 * owner, so that a cache may keep it.
 *
 * @see spec 2.10, 3.14, field 38
 */
final class Front {

	/**
	 * The registered store `vitrine/preview`, for the panel and for the page in its frame.
	 */
	public const STORE = 'vitrine-preview-store';

	/**
	 * What the variables of Elementor's global colours begin with, and their names,
	 * in its order.
	 */
	private const ELEMENTOR       = '--e-global-color-';
	private const ELEMENTOR_NAMES = array( 'primary', 'secondary', 'text', 'accent' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		// Early: what was tried is shown before the page is painted.
		add_action( 'wp_head', array( self::class, 'print' ), 3 );
	}

	/**
	 * Prints the guard. The Customizer's frame has a preview of its own.
	 */
	public static function print(): void {
		if ( ! Settings::on( 'preview_mode' ) || is_customize_preview() || ! self::may_be_framed() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes the attributes.
		echo InlineScript::html(
			'loader-preview-guard',
			array(
				'src'             => self::script(),
				'vitrine-preview' => (string) wp_json_encode( self::settings() + self::store(), JSON_UNESCAPED_SLASHES ),
			)
		);
	}

	/**
	 * Whether anybody may look at this page in a frame to try a design: a tool that
	 * the owner has allowed, or the owner. Beside WooCommerce no other page pays
	 * for that.
	 */
	private static function may_be_framed(): bool {
		return 'woocommerce' !== Plugin::engine()->id() || self::is_wanted();
	}

	/**
	 * Whether somebody is likely to: then the page names the registered store that
	 * holds what is tried.
	 */
	private static function is_wanted(): bool {
		return array() !== Settings::get( 'preview_origins' ) || ( is_user_logged_in() && current_user_can( 'edit_theme_options' ) );
	}

	/**
	 * The registered store with all that it needs, in its order, for who tries a
	 * design. Pages for shoppers do without: they would name twenty files that
	 * nobody fetches.
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
	 * Makes the store's script known.
	 */
	public static function register_store(): void {
		Build::register_script( self::STORE, 'stores-preview' );
	}

	/**
	 * The shape of `PreviewSettings` in src/contract/types/preview.ts.
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
	 * The origins of the site and of its admin.
	 *
	 * @return list<string>
	 */
	private static function own(): array {
		return array_values( array_filter( array( Origins::read( home_url() ), Origins::read( admin_url() ) ) ) );
	}

	/**
	 * A family of variables: by names, or by numbers where the owner has set what
	 * they begin with.
	 *
	 * @param string                                     $setting The setting of its prefix.
	 * @param string                                     $unset   What the setting is where nobody has set it.
	 * @param array{prefix: string, names: list<string>} $named   The family by names.
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
	 * The address of the script that the guard fetches.
	 */
	private static function script(): string {
		return add_query_arg( 'ver', Build::asset( 'loader-preview' )['version'] ?? VITRINE_VERSION, Build::url( 'loader-preview.js' ) );
	}
}
