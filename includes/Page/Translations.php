<?php
/**
 * Translations of the scripts that a page loads later.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress prints a script's translations beside its tag. The loader makes the
 * tags of views by itself, so it is given the translations with the settings.
 * A site in English, and a script without translations, cost nothing.
 */
final class Translations {

	/**
	 * Names the plugin's own folder of translations, where an owner may lay files
	 * that no language pack has. WordPress reads the folder from the plugin's head
	 * since 6.8; 6.7 must be told. A language pack's file comes first.
	 */
	public static function boot(): void {
		load_plugin_textdomain( 'vitrine', false, dirname( plugin_basename( VITRINE_FILE ) ) . '/languages' );
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
