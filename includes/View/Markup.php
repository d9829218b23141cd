<?php
/**
 * HTML that cannot be unescaped by mistake.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

defined( 'ABSPATH' ) || exit;

/**
 * A piece of HTML, built the way the React components build theirs: elements
 * with attributes and children, every text escaped on its way in. No white
 * space comes between elements, so that a hydrating component finds exactly
 * the nodes it expects.
 */
final class Markup implements \Stringable {

	/**
	 * Elements without an end tag.
	 */
	private const VOID = array( 'img', 'input', 'br', 'hr', 'source', 'path', 'circle', 'link' );

	/**
	 * Attributes that hold an address.
	 */
	private const URLS = array( 'href', 'src', 'action' );

	/**
	 * What WordPress, which passes over all that a page's blocks have printed, would
	 * make another text of: hyphens, dots, an x between numbers, faces. It leaves the
	 * answers to scripts alone, so that a name would change under the shopper's eyes.
	 *
	 * @see wptexturize(), convert_smilies()
	 */
	private const TYPED = '/(?<=[\s-])-|-(?=[\s-])|\.(?=\.\.)|(?<=\d)x(?=\d)|`(?=`)|\((?=tm\))|(?<!\S)[:;](?=\S)|(?<!\S)8(?=[-O)])/';

	/**
	 * What is inside is safe to print.
	 *
	 * @param string $html Escaped.
	 */
	private function __construct( private readonly string $html ) {}

	/**
	 * An element.
	 *
	 * @param string                                                        $name       Tag name.
	 * @param array<string, scalar|null>                                    $attributes Null and false leave the attribute out, true has no value.
	 * @param self|string|int|null|array<array-key, self|string|int|null> ...$children Texts are escaped.
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
	 * Children without an element around them.
	 *
	 * @param self|string|int|null|array<array-key, self|string|int|null> ...$children Texts are escaped.
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
	 * HTML that was made safe elsewhere (a description that went through kses).
	 *
	 * @param string $html Safe to print.
	 */
	public static function safe( string $html ): self {
		return new self( $html );
	}

	/**
	 * What others show in the place of a part of ours. Twin of src/islands/parts/foreign.tsx.
	 *
	 * @param string $html Safe to print.
	 */
	public static function foreign( string $html ): self {
		return self::tag( 'span', array( 'class' => 'vitrine-foreign' ), self::safe( $html ) );
	}

	/**
	 * The value of a class attribute: the names that are not empty.
	 *
	 * @param string|false|null ...$names Class names.
	 */
	public static function classes( string|false|null ...$names ): string {
		return implode( ' ', array_filter( $names ) );
	}

	/**
	 * The HTML.
	 */
	public function __toString(): string {
		return $this->html;
	}

	/**
	 * Escapes a text that stays as it is typed.
	 *
	 * @param string $text Plain text.
	 */
	private static function text( string $text ): string {
		return (string) preg_replace_callback( self::TYPED, static fn ( array $found ): string => '&#' . ord( $found[0] ) . ';', self::escape( $text ) );
	}

	/**
	 * Escapes plain text. An `&amp;` in it is the shop owner's own five letters,
	 * which esc_html() would take for an ampersand; React would not.
	 *
	 * @param string $text Plain text.
	 */
	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}
}
