<?php
/**
 * Definition of a setting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Settings\Rules\Formats;
use Vitrine\Settings\Rules\UrlOrigins;

defined( 'ABSPATH' ) || exit;

/**
 * Key, type, default, limits and texts of a setting. The texts are closures, since
 * translations are not available before `init`.
 */
final class Field {

	public const TOGGLE = 'boolean';
	public const NUMBER = 'integer';
	public const TEXT   = 'string';
	public const LISTS  = 'array';

	/**
	 * Placeholder for a saved secret.
	 */
	public const MASK = '********';

	private const LONGEST         = 300;
	private const LONGEST_ADDRESS = 2000;

	/**
	 * @param string                                $type     One of the constants, a type of JSON Schema.
	 * @param bool|int|string|list<string>          $fallback Default value.
	 * @param \Closure(): string                    $label    Label on the screen.
	 * @param \Closure(): string                    $help     Help on the screen; may be empty.
	 * @param array<int|string, \Closure(): string> $choices  Labels by allowed value; empty: any value.
	 * @param int                                   $min      Minimum number, or minimum length of a secret.
	 * @param int                                   $max      Maximum number, or maximum length of a text.
	 * @param string                                $format   Format of a text or list item, see Rules\Formats; empty: any.
	 * @param (\Closure(): string)|null             $standard Text shown instead of an empty one.
	 */
	private function __construct(
		public readonly string $type,
		public readonly bool|int|string|array $fallback,
		public readonly \Closure $label,
		public readonly \Closure $help,
		public readonly array $choices = array(),
		public readonly int $min = 0,
		public readonly int $max = 0,
		public readonly string $format = '',
		public readonly ?\Closure $standard = null,
	) {}

	/**
	 * Creates a toggle.
	 *
	 * @param bool      $fallback Default value.
	 * @param \Closure  $label    Label.
	 * @param ?\Closure $help     Help.
	 */
	public static function toggle( bool $fallback, \Closure $label, ?\Closure $help = null ): self {
		return new self( self::TOGGLE, $fallback, $label, $help ?? self::no_help() );
	}

	/**
	 * Creates a choice of values.
	 *
	 * @param string                                $fallback Default value.
	 * @param array<int|string, \Closure(): string> $choices  Labels by value.
	 * @param \Closure                              $label    Label.
	 * @param ?\Closure                             $help     Help.
	 */
	public static function choice( string $fallback, array $choices, \Closure $label, ?\Closure $help = null ): self {
		return new self( self::TEXT, $fallback, $label, $help ?? self::no_help(), $choices );
	}

	/**
	 * Creates an integer.
	 *
	 * @param int       $fallback Default value.
	 * @param int       $min      Minimum.
	 * @param int       $max      Maximum.
	 * @param \Closure  $label    Label.
	 * @param ?\Closure $help     Help.
	 */
	public static function number( int $fallback, int $min, int $max, \Closure $label, ?\Closure $help = null ): self {
		return new self( self::NUMBER, $fallback, $label, $help ?? self::no_help(), array(), $min, $max );
	}

	/**
	 * Creates a single-line text.
	 *
	 * @param \Closure  $label    Label.
	 * @param ?\Closure $standard Text shown instead of an empty one.
	 * @param ?\Closure $help     Help.
	 * @param string    $format   Format, see the constructor.
	 */
	public static function text( \Closure $label, ?\Closure $standard = null, ?\Closure $help = null, string $format = '' ): self {
		return new self( self::TEXT, '', $label, $help ?? self::no_help(), array(), 0, Formats::URI === $format ? self::LONGEST_ADDRESS : self::LONGEST, $format, $standard );
	}

	/**
	 * Creates a secret, which is not shown again once saved.
	 *
	 * @param \Closure $label Label.
	 * @param \Closure $help  Help.
	 * @param int      $min   Minimum length in characters.
	 */
	public static function secret( \Closure $label, \Closure $help, int $min = 0 ): self {
		return new self( self::TEXT, '', $label, $help, array(), $min, self::LONGEST, Formats::SECRET );
	}

	/**
	 * Creates a list of colors.
	 *
	 * @param \Closure  $label Label.
	 * @param ?\Closure $help  Help.
	 */
	public static function colors( \Closure $label, ?\Closure $help = null ): self {
		return new self( self::LISTS, array(), $label, $help ?? self::no_help(), array(), 0, 12, Formats::COLOR );
	}

	/**
	 * Creates a list of origins: scheme, host and port, without path.
	 *
	 * @param \Closure $label Label.
	 * @param \Closure $help  Help.
	 */
	public static function origins( \Closure $label, \Closure $help ): self {
		return new self( self::LISTS, array(), $label, $help, array(), 0, 20, Formats::ORIGIN );
	}

	/**
	 * Creates a prefix for CSS variables.
	 *
	 * @param \Closure $standard Text used instead of an empty one.
	 * @param \Closure $label    Label.
	 * @param \Closure $help     Help.
	 */
	public static function variable( \Closure $standard, \Closure $label, \Closure $help ): self {
		return new self( self::TEXT, '', $label, $help, array(), 0, 60, Formats::VARIABLE, $standard );
	}

	/**
	 * Returns the REST schema of the value.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		$schema = array(
			'type'    => $this->type,
			'default' => $this->fallback,
		);
		if ( self::LISTS === $this->type ) {
			$schema['maxItems'] = $this->max;
			// Without a format, because WordPress would sanitize invalid items before
			// they can be reported.
			$schema['items'] = array( 'type' => 'string' );
		} elseif ( self::NUMBER === $this->type ) {
			$schema['minimum'] = $this->min;
			$schema['maximum'] = $this->max;
		} elseif ( $this->choices ) {
			$schema['enum'] = array_map( 'strval', array_keys( $this->choices ) );
		} elseif ( $this->max > 0 ) {
			$schema['maxLength'] = $this->max;
		}
		return $schema;
	}

	/**
	 * Sanitizes a value; null if it is invalid.
	 *
	 * @param mixed $value Value from a form, the REST API or the database.
	 * @return bool|int|string|list<string>|null
	 */
	public function sanitize( mixed $value ): bool|int|string|array|null {
		if ( self::LISTS === $this->type ) {
			return $this->items( $value );
		}
		if ( ! is_scalar( $value ) ) {
			return null;
		}
		if ( self::TOGGLE === $this->type ) {
			return rest_sanitize_boolean( is_bool( $value ) ? $value : (string) $value );
		}
		if ( self::NUMBER === $this->type ) {
			return is_numeric( $value ) ? max( $this->min, min( $this->max, (int) $value ) ) : null;
		}
		if ( $this->choices ) {
			return isset( $this->choices[ (string) $value ] ) ? (string) $value : null;
		}
		return $this->line( (string) $value );
	}

	/**
	 * Sanitizes a single-line text; null if it is invalid.
	 *
	 * @param string $value Unvalidated value.
	 */
	private function line( string $value ): ?string {
		$typed = trim( $value );
		if ( '' !== $typed && Formats::URI === $this->format ) {
			return esc_url_raw( $typed, array( 'http', 'https' ) );
		}
		if ( '' !== $typed && Formats::ORIGIN === $this->format ) {
			return UrlOrigins::read_secure( $typed );
		}
		if ( Formats::SEPARATOR === $this->format ) {
			// Spaces are valid separators, but sanitize_text_field() would remove them.
			return Formats::fits( $this->format, $value ) ? $value : null;
		}
		$text = sanitize_text_field( $value );
		if ( Formats::SECRET === $this->format && '' !== $typed ) {
			// The mask means unchanged. Secrets that sanitizing would change are
			// rejected.
			return self::MASK !== $text && $text === $typed && mb_strlen( $text ) >= $this->min ? mb_substr( $text, 0, $this->max ) : null;
		}
		return '' === $typed || Formats::fits( $this->format, $text ) ? mb_substr( $text, 0, $this->max ) : null;
	}

	/**
	 * Sanitizes a list.
	 *
	 * @param mixed $value List, or text separated by commas or whitespace.
	 * @return list<string>|null Null if it is neither.
	 */
	private function items( mixed $value ): ?array {
		$items = is_string( $value ) ? preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY ) : $value;
		if ( ! is_array( $items ) ) {
			return null;
		}
		return array_values( array_filter( array_map( $this->item( ... ), array_slice( $items, 0, $this->max ) ) ) );
	}

	/**
	 * Sanitizes an item of a list; null if it is invalid.
	 *
	 * @param mixed $value Unvalidated value.
	 */
	public function item( mixed $value ): ?string {
		if ( ! is_string( $value ) ) {
			return null;
		}
		return Formats::ORIGIN === $this->format ? UrlOrigins::read( $value ) : sanitize_hex_color( $value );
	}

	/**
	 * Returns an empty help text.
	 */
	private static function no_help(): \Closure {
		return static fn (): string => '';
	}
}
