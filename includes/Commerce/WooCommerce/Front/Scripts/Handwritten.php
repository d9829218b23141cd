<?php
/**
 * Inline scripts that bypass WordPress's script API.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Themes, plugins and owners print scripts directly and rely on jQuery, because
 * WooCommerce usually loads it. They can only be found in the finished page: code in
 * script tags, event handler attributes, and files.
 */
final class Handwritten {

	/** Attributes of a tag, including quoted values. */
	private const ATTRIBUTES = '(?:[^"\'>]++|"[^"]*+"|\'[^\']*+\')*+';

	/** Elements whose content is text or inert: scripts in them do not run. */
	private const TEXT = 'style|textarea|title|noscript|template|iframe|xmp|noembed|noframes';

	/** An attribute with code. */
	private const HANDLER = '[\s"\'\/](?:on[a-z]+\s*=\s*|href\s*=\s*(?=["\']?\s*javascript:))(?:"[^"]*jQuery|\'[^\']*jQuery|[^\s"\'>]*jQuery)';

	/**
	 * Returns the position of the first such script that uses jQuery or the data of a
	 * WooCommerce script.
	 *
	 * @param string       $html  HTML of the whole page.
	 * @param array<string> $known Handles that WordPress has printed: their dependencies are known.
	 * @return int|null Offset in bytes, null if there is none.
	 */
	public static function first( string $html, array $known ): ?int {
		// Most pages return here.
		if ( ! self::names( $html ) && array() === array_filter( self::files( $html ), static fn ( string $attributes ): bool => self::is_file_of_user( $attributes, $known ) ) ) {
			return null;
		}
		$tag = sprintf( '~<!--(?:[^-]++|-(?!->))*+(*SKIP)(*F)|<(%1$s)\b%2$s>(?:[^<]++|<(?!/\1\b))*+(*SKIP)(*F)|<script\b(?<attributes>%2$s)>(?<code>(?:[^<]++|<(?!/script\b))*+)|(?<handler><[a-z](?=(?:[^"\'>]|"[^"]*"|\'[^\']*\')*?%3$s))|<[a-z]%2$s>(*SKIP)(*F)~i', self::TEXT, self::ATTRIBUTES, self::HANDLER );
		$at  = 0;
		while ( 1 === preg_match( $tag, $html, $found, PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL, $at ) ) {
			if ( null !== $found['handler'][0] ) {
				return self::end_of_head( $html );
			}
			if ( self::is_user( (string) $found['attributes'][0], (string) $found['code'][0], $known ) ) {
				return $found[0][1];
			}
			$at = $found[0][1] + strlen( (string) $found[0][0] );
		}
		return PREG_NO_ERROR === preg_last_error() ? null : self::end_of_head( $html );
	}

	/**
	 * Whether a script uses jQuery or WooCommerce's data.
	 *
	 * @param string       $attributes Attributes of the tag.
	 * @param string       $code       Content of the tag.
	 * @param array<string> $known      Handles that WordPress has printed.
	 */
	private static function is_user( string $attributes, string $code, array $known ): bool {
		// Scripts of some types run later, when a consent script enables them; templates and data never run.
		$type = strtolower( self::attribute( $attributes, 'type' ) );
		if ( '' !== $type && 'module' !== $type && 'text/plain' !== $type && ! str_contains( $type, 'script' ) ) {
			return false;
		}
		return '' === self::attribute( $attributes, 'src' ) ? self::names( $code ) : self::is_file_of_user( $attributes, $known );
	}

	/**
	 * Whether a text mentions jQuery or the data of a WooCommerce script.
	 *
	 * @param string $text The text.
	 */
	private static function names( string $text ): bool {
		return str_contains( $text, 'jQuery' ) || ( str_contains( $text, '_params' ) && 1 === preg_match( '/\b(?:woocommerce|wc_[a-z_]+)_params\b/', $text ) );
	}

	/**
	 * Whether a file uses them, or may: a file of this site that cannot be read, or one
	 * with "jquery" in its name.
	 *
	 * @param string       $attributes Attributes of the tag.
	 * @param array<string> $known      Handles that WordPress has printed.
	 */
	private static function is_file_of_user( string $attributes, array $known ): bool {
		$id = self::attribute( $attributes, 'id' );
		if ( str_ends_with( $id, '-js-module' ) || in_array( preg_replace( '/-js$/', '', $id ), $known, true ) ) {
			return false;
		}
		$src  = self::absolute( html_entity_decode( self::attribute( $attributes, 'src' ), ENT_QUOTES, 'UTF-8' ) );
		$used = ScriptWords::of_file( $src, '' );
		if ( null !== $used ) {
			return array() !== $used;
		}
		$is_own = str_starts_with( $src, plugins_url( '/', VITRINE_FILE ) ) || str_starts_with( $src, includes_url() );
		return ! $is_own && ( str_starts_with( $src, home_url( '/' ) ) || str_starts_with( $src, site_url( '/' ) ) || false !== stripos( $src, 'jquery' ) );
	}

	/**
	 * Returns the attributes of all script tags with a file, even those in comments or
	 * text.
	 *
	 * @param string $html HTML of the whole page.
	 * @return list<string>
	 */
	private static function files( string $html ): array {
		preg_match_all( '~<script\b([^>]*\ssrc\s*=[^>]*)~i', $html, $found );
		return $found[1];
	}

	/**
	 * Returns the value of an attribute.
	 *
	 * @param string $attributes Attributes of a tag.
	 * @param string $name       Attribute name.
	 * @return string Empty if there is none.
	 */
	private static function attribute( string $attributes, string $name ): string {
		return 1 === preg_match( '~(?:^|[\s"\'/])' . $name . '\s*=\s*(?|"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i', $attributes, $found ) ? trim( $found[1] ) : '';
	}

	/**
	 * Returns an absolute URL, in the form that this site uses.
	 *
	 * @param string $src URL in the page.
	 */
	private static function absolute( string $src ): string {
		$home = (array) wp_parse_url( home_url() );
		$host = ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
		$path = (string) preg_replace( '~^(?:https?:)?//' . preg_quote( $host, '~' ) . '(?=/)~i', '', $src );
		return str_starts_with( $path, '/' ) && ! str_starts_with( $path, '//' ) ? ( $home['scheme'] ?? 'http' ) . '://' . $host . $path : $src;
	}

	/**
	 * Returns the position of the closing head tag.
	 *
	 * @param string $html HTML of the whole page.
	 */
	private static function end_of_head( string $html ): ?int {
		$at = stripos( $html, '</head' );
		return false === $at ? null : $at;
	}
}
