<?php
/**
 * Where translations are, and those of the scripts that a page loads later.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress prints a script's translations beside its tag. The loader makes the
 * tags of views by itself, so it is given the translations with the settings.
 * A site in English, and a script without translations, cost nothing.
 */
final class Translations {

	/**
	 * Below the plugin; written by the build from languages/*.po.
	 */
	private const FOLDER = 'build/languages';

	/**
	 * Names the plugin's own folder of translations. WordPress reads it from the
	 * plugin's head since 6.8; 6.7 must be told. A language pack's file comes first.
	 */
	public static function boot(): void {
		load_plugin_textdomain( 'vitrine', false, dirname( plugin_basename( VITRINE_FILE ) ) . '/' . self::FOLDER );
		add_filter( 'load_script_translation_file', array( self::class, 'prefer_the_sites' ), 10, 3 );
		add_filter( 'pre_get_language_files_from_path', array( self::class, 'list_own' ), 10, 2 );
	}

	/**
	 * Says what is in the plugin's own folder, which the build knows: WordPress would
	 * look through it twice on every page that says a word of ours.
	 *
	 * @internal Hooked to 'pre_get_language_files_from_path'.
	 *
	 * @param mixed  $files What others say; null: WordPress looks.
	 * @param string $path  Of a folder, a slash at its end.
	 * @return mixed Paths of files.
	 */
	public static function list_own( mixed $files, string $path ): mixed {
		if ( null !== $files || dirname( VITRINE_FILE ) . '/' . self::FOLDER . '/' !== $path ) {
			return $files;
		}
		return array_map( static fn ( string $locale ): string => "{$path}vitrine-$locale.l10n.php", Build::languages() );
	}

	/**
	 * The site's own file of a script, where it has one: WordPress would look for it
	 * after ours as long as the site has none for PHP.
	 *
	 * @internal Hooked to 'load_script_translation_file'.
	 *
	 * @param string|false $file   File that WordPress is about to read.
	 * @param string       $handle Script.
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
	 * The translations of scripts, in the language of this page.
	 *
	 * @param list<string> $handles Registered scripts.
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
	 * The messages of a translation file.
	 *
	 * @param string $json   Its text; empty: there is none.
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
