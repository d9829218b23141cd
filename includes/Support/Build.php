<?php
/**
 * What the build made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts and styles below build/, with the dependencies and versions that the
 * build found. A file that is not there registers nothing: a checkout without a
 * build is still a site.
 */
final class Build {

	/** Handle of the style and the script of the shop's screens in the admin. */
	public const ADMIN = 'vitrine-admin';

	/** Every block.json in one file, which opcache keeps: a collection of WordPress's block metadata. */
	public const BLOCKS = 'blocks-manifest.php';

	/**
	 * What the build made; null: not read yet.
	 *
	 * @var array{scripts: array<string, array{dependencies: list<non-empty-string>, version: string}>, styles: array<string, bool>, languages: list<string>}|null
	 */
	private static ?array $manifest = null;

	/**
	 * A built file.
	 *
	 * @param string $name Below build/.
	 */
	public static function path( string $name ): string {
		return dirname( VITRINE_FILE ) . '/build/' . $name;
	}

	/**
	 * The address of a built file.
	 *
	 * @param string $name Below build/.
	 * @return non-empty-string
	 */
	public static function url( string $name ): string {
		return plugins_url( '', VITRINE_FILE ) . '/build/' . $name;
	}

	/**
	 * Where the built files are, for a script that may have been made one file with
	 * those of others: no host, a slash at its end.
	 */
	public static function folder(): string {
		return wp_make_link_relative( self::url( '' ) );
	}

	/**
	 * What the build found out about a script or a style.
	 *
	 * @param string $name File below build/, without its ending.
	 * @return array{dependencies: list<non-empty-string>, version: string}|null Null: there is no such file.
	 */
	public static function asset( string $name ): ?array {
		return self::manifest()['scripts'][ $name ] ?? null;
	}

	/**
	 * The scripts and styles that the build made.
	 *
	 * @return list<string> Files below build/, without their endings.
	 */
	public static function assets(): array {
		return array_keys( self::manifest()['scripts'] );
	}

	/**
	 * The styles at the top of build/.
	 *
	 * @return list<string> File names without `.css`.
	 */
	public static function styles(): array {
		return array_keys( self::manifest()['styles'] );
	}

	/**
	 * The blocks.
	 *
	 * @return list<string> Folders below build/blocks.
	 */
	public static function blocks(): array {
		$file = self::path( self::BLOCKS );
		/**
		 * Written by the build.
		 *
		 * @var array<string, array<string, mixed>> $read
		 */
		$read = is_readable( $file ) ? require $file : array();
		return array_keys( $read );
	}

	/**
	 * The languages that shoppers' texts come in.
	 *
	 * @return list<string> Locales.
	 */
	public static function languages(): array {
		return self::manifest()['languages'];
	}

	/**
	 * Registers a script, with its texts.
	 *
	 * @param non-empty-string                            $handle  Handle.
	 * @param string                                      $name    File below build/, without `.js`.
	 * @param array{strategy?: 'defer', in_footer?: bool} $options As for wp_register_script().
	 * @param list<non-empty-string>                      $after   Handles that must run before it.
	 */
	public static function register_script( string $handle, string $name, array $options = array( 'in_footer' => true ), array $after = array() ): void {
		$asset = self::asset( $name );
		if ( null === $asset ) {
			return;
		}
		wp_register_script( $handle, self::url( "$name.js" ), array_merge( $asset['dependencies'], $after ), $asset['version'], $options );
		// It makes a script need wp-i18n: the loader, which is on every page, has its texts from the settings.
		if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
			wp_set_script_translations( $handle, 'vitrine' );
		}
	}

	/**
	 * Registers a style, which WordPress may print into the page when it is small.
	 * Its version is what the build says of its content: the nodes of a cluster
	 * print one address.
	 *
	 * @param non-empty-string       $handle Handle.
	 * @param string                 $name   File in build/, without `.css`.
	 * @param list<non-empty-string> $after  Handles that come before it.
	 */
	public static function register_style( string $handle, string $name, array $after = array() ): void {
		$has_rtl = self::manifest()['styles'][ $name ] ?? null;
		if ( null === $has_rtl ) {
			return;
		}
		wp_register_style( $handle, self::url( "$name.css" ), $after, self::asset( $name )['version'] ?? VITRINE_VERSION );
		wp_style_add_data( $handle, 'path', self::path( $has_rtl && is_rtl() ? "$name-rtl.css" : "$name.css" ) );
		if ( $has_rtl ) {
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
	}

	/**
	 * Loads the style of the shop's screens in the admin.
	 */
	public static function enqueue_admin_style(): void {
		self::register_style( self::ADMIN, 'admin' );
		wp_enqueue_style( self::ADMIN );
	}

	/**
	 * Loads an app of the admin: a script on WordPress's components, and its style.
	 *
	 * @param non-empty-string $handle Handle of both.
	 * @param string           $name   File in build/, without its ending.
	 */
	public static function enqueue_app( string $handle, string $name ): void {
		self::register_script( $handle, $name );
		self::register_style( $handle, $name, array( 'wp-components' ) );
		wp_enqueue_script( $handle );
		wp_enqueue_style( $handle );
	}

	/**
	 * What the build says of all its files at once, in one file: a page names many.
	 *
	 * @return array{scripts: array<string, array{dependencies: list<non-empty-string>, version: string}>, styles: array<string, bool>, languages: list<string>} Scripts and styles by file below build/; whether a style has one for right to left; locales.
	 */
	private static function manifest(): array {
		if ( null === self::$manifest ) {
			$file = self::path( 'manifest.php' );
			/**
			 * Written by the build.
			 *
			 * @var array{scripts: array<string, array{dependencies: list<non-empty-string>, version: string}>, styles: array<string, bool>, languages: list<string>} $read
			 */
			$read           = is_readable( $file ) ? require $file : array(
				'scripts'   => array(),
				'styles'    => array(),
				'languages' => array(),
			);
			self::$manifest = $read;
		}
		return self::$manifest;
	}
}
