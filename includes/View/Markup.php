<?php
/**
 * HTML builder that escapes by default.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

defined( 'ABSPATH' ) || exit;

/**
 * Builds HTML like the React components: elements with attributes and children, with
 * all texts escaped. It adds no whitespace between elements, so that hydration finds
 * exactly the expected nodes.
 */
final class Markup implements \Stringable {

	/**
	 * Elements without an end tag.
	 */
	private const VOID = array( 'img', 'input', 'br', 'hr', 'source', 'path', 'circle', 'link' );

	/**
	 * Attributes with a URL.
	 */
	private const URLS = array( 'href', 'src', 'action' );

	/**
	 * Characters that WordPress would convert in the output of blocks: hyphens, dots,
	 * an x between numbers, smilies. It does not convert responses to scripts, so that
	 * a name would change after an update.
	 *
	 * @see wptexturize(), convert_smilies()
	 */
	private const TYPED = '/(?<=[\s-])-|-(?=[\s-])|\.(?=\.\.)|(?<=\d)x(?=\d)|`(?=`)|\((?=tm\))|(?<!\S)[:;](?=\S)|(?<!\S)8(?=[-O)])/';

	/**
	 * Begins an element whose content is no text.
	 */
	private const RAW = '/^<(script|style)\b/i';

	/**
	 * Wraps HTML that is safe to print.
	 *
	 * @param string $html Escaped HTML.
	 */
	private function __construct( private readonly string $html ) {}

	/**
	 * Creates an element.
	 *
	 * @param string                                                        $name       Tag name.
	 * @param array<string, scalar|null>                                    $attributes Null and false omit the attribute, true prints it without value.
	 * @param self|string|int|null|array<array-key, self|string|int|null> ...$children Children; texts are escaped.
	 */
	public static function tag( string $name, array $attributes = array(), self|string|int|null|array ...$children ): self {
		$html = '<' . $name;
		foreach ( $attributes as $key => $value ) {
			if ( null === $value || false === $value ) {
				continue;
			}
			if ( true === $value ) {
				$html .= ' ' . $key;
				continue;
			}
			$text  = in_array( $key, self::URLS, true ) ? esc_url_raw( (string) $value ) : (string) $value;
			$html .= ' ' . $key . '="' . self::escape( $text ) . '"';
		}
		$html .= '>';
		if ( in_array( $name, self::VOID, true ) ) {
			return new self( $html );
		}
		return new self( $html . self::join( ...$children ) . '</' . $name . '>' );
	}

	/**
	 * Joins children without an element around them.
	 *
	 * @param self|string|int|null|array<array-key, self|string|int|null> ...$children Children; texts are escaped.
	 */
	public static function join( self|string|int|null|array ...$children ): self {
		$html = '';
		foreach ( $children as $child ) {
			$html .= match ( true ) {
				null === $child       => '',
				is_array( $child )    => (string) self::join( ...array_values( $child ) ),
				$child instanceof self => $child->html,
				default               => self::text( (string) $child ),
			};
		}
		return new self( $html );
	}

	/**
	 * Wraps HTML that has been sanitized elsewhere, such as a description.
	 *
	 * @param string $html Safe to print.
	 */
	public static function safe( string $html ): self {
		return new self( $html );
	}

	/**
	 * Wraps HTML of the engine or a plugin whose texts WordPress is not to convert: in a
	 * shortcode it would not, and a form would send other quotes than were typed.
	 *
	 * @param string $html Safe to print.
	 */
	public static function typed( string $html ): self {
		$raw   = '';
		$parts = wp_html_split( $html );
		foreach ( $parts as $at => $part ) {
			if ( '' !== $raw ) {
				// Its content may look like elements.
				$raw = false === stripos( $part, "</$raw" ) ? $raw : '';
			} elseif ( ! str_starts_with( $part, '<' ) ) {
				$parts[ $at ] = self::unconverted( str_replace( array( '"', "'" ), array( '&quot;', '&#039;' ), $part ) );
			} elseif ( 1 === preg_match( self::RAW, $part, $found ) ) {
				$raw = $found[1];
			}
		}
		return new self( implode( '', $parts ) );
	}

	/**
	 * Wraps HTML with which a plugin replaces a part of ours. Twin of
	 * src/islands/parts/foreign.tsx.
	 *
	 * @param string $html Safe to print.
	 */
	public static function foreign( string $html ): self {
		return self::tag( 'span', array( 'class' => 'vitrine-foreign' ), self::safe( $html ) );
	}

	/**
	 * Returns the value of a class attribute, without empty names.
	 *
	 * @param string|false|null ...$names Class names.
	 */
	public static function classes( string|false|null ...$names ): string {
		return implode( ' ', array_filter( $names ) );
	}

	/**
	 * Returns the HTML.
	 */
	public function __toString(): string {
		return $this->html;
	}

	/**
	 * Escapes a text and the characters that WordPress would convert.
	 *
	 * @param string $text Plain text.
	 */
	private static function text( string $text ): string {
		return self::unconverted( self::escape( $text ) );
	}

	/**
	 * Encodes the characters that WordPress would convert.
	 *
	 * @param string $html Text as HTML, without elements.
	 */
	private static function unconverted( string $html ): string {
		return (string) preg_replace_callback( self::TYPED, static fn ( array $found ): string => '&#' . ord( $found[0] ) . ';', $html );
	}

	/**
	 * Escapes plain text. Unlike esc_html(), and like React, it also escapes the
	 * ampersand of an existing entity.
	 *
	 * @param string $text Plain text.
	 */
	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}
}
