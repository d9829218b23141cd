<?php
/**
 * Translations of the plugin and of lazy-loaded scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress prints a script's translations beside its tag. The loader creates the tags
 * of view scripts itself, so it gets the translations with its settings. No cost for
 * English sites and scripts without translations.
 */
final class Translations {

	/**
	 * Relative to the plugin; written by the build from languages/*.po.
	 */
	private const FOLDER = 'build/languages';

	/**
	 * Registers the plugin's translation folder. WordPress reads it from the plugin
	 * header since 6.8; 6.7 needs this call. A language pack's file comes first.
	 */
	public static function boot(): void {
		load_plugin_textdomain( 'vitrine', false, dirname( plugin_basename( VITRINE_FILE ) ) . '/' . self::FOLDER );
		add_filter( 'load_script_translation_file', array( self::class, 'prefer_the_sites' ), 10, 3 );
		add_filter( 'pre_get_language_files_from_path', array( self::class, 'list_own' ), 10, 2 );
	}

	/**
	 * Lists the plugin's translation files from the build manifest: WordPress would
	 * scan the folder twice on every page that uses our text domain.
	 *
	 * @internal Hooked to 'pre_get_language_files_from_path'.
	 *
	 * @param mixed  $files Result of earlier filters; null: WordPress scans.
	 * @param string $path  Folder, with a trailing slash.
	 * @return mixed Paths of files.
	 */
	public static function list_own( mixed $files, string $path ): mixed {
		if ( null !== $files || dirname( VITRINE_FILE ) . '/' . self::FOLDER . '/' !== $path ) {
			return $files;
		}
		return array_map( static fn ( string $locale ): string => "{$path}vitrine-$locale.l10n.php", Build::languages() );
	}

	/**
	 * Prefers the language pack's script file, if any: WordPress would try it after
	 * ours as long as there is no language pack for PHP.
	 *
	 * @internal Hooked to 'load_script_translation_file'.
	 *
	 * @param string|false $file   File that WordPress is about to read.
	 * @param string       $handle Script handle.
	 * @param string       $domain Text domain.
	 * @return string|false
	 */
	public static function prefer_the_sites( string|false $file, string $handle, string $domain ): string|false {
		if ( 'vitrine' !== $domain || false === $file || ! str_starts_with( $file, dirname( VITRINE_FILE ) . '/' ) ) {
			return $file;
		}
		$theirs = constant( 'WP_LANG_DIR' ) . '/plugins/' . basename( $file );
		return is_readable( $theirs ) ? $theirs : $file;
	}

	/**
	 * Returns script translations in the current locale.
	 *
	 * @param list<string> $handles Handles of registered scripts.
	 * @return array<string, array{domain: string, data: array<string, mixed>}> Handle to its text domain
	 *         and its messages in Jed's form, for those that have any.
	 */
	public static function of( array $handles ): array {
		$found = array();
		foreach ( 'en_US' === determine_locale() ? array() : $handles as $handle ) {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			$domain = $script->textdomain ?? '';
			if ( null === $script || '' === $domain ) {
				continue;
			}
			$data = self::messages( (string) load_script_textdomain( $handle, $domain, $script->translations_path ?? '' ), $domain );
			if ( array() !== $data ) {
				$found[ $handle ] = array(
					'domain' => $domain,
					'data'   => $data,
				);
			}
		}
		return $found;
	}

	/**
	 * Returns the messages of a translation file.
	 *
	 * @param string $json   File contents; empty if there is no file.
	 * @param string $domain Text domain.
	 * @return array<string, mixed> Empty when it says nothing.
	 */
	private static function messages( string $json, string $domain ): array {
		$file   = json_decode( $json, true );
		$locale = is_array( $file ) ? $file['locale_data'] ?? array() : array();
		$data   = is_array( $locale ) ? $locale[ $domain ] ?? $locale['messages'] ?? array() : array();
		return is_array( $data ) ? $data : array();
	}
}
