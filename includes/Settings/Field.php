<?php
/**
 * One setting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Settings\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * All that there is to know of a setting: its key, type, default, bounds and
 * words. The words are closures, since translations may not be read before `init`.
 */
final class Field {

	public const TOGGLE = 'boolean';
	public const NUMBER = 'integer';
	public const TEXT   = 'string';
	public const LISTS  = 'array';

	/**
	 * What is sent in place of a saved secret.
	 */
	public const MASK = '********';

	private const LONGEST         = 300;
	private const LONGEST_ADDRESS = 2000;

	/**
	 * @param string                               $type     One of the constants, which are JSON Schema's types.
	 * @param bool|int|string|list<string>         $fallback Value when the owner has set none.
	 * @param \Closure(): string                   $label    For the screen.
	 * @param \Closure(): string                   $help     What it does, for the screen; may be empty.
	 * @param array<int|string, \Closure(): string> $choices  The values it may have, with their labels; empty: any.
	 * @param int                                  $min      Smallest number, or shortest secret.
	 * @param int                                  $max      Largest number, or longest text.
	 * @param string                               $format   One of Rules\Formats, of a text or of what a list holds; empty: any.
	 * @param (\Closure(): string)|null            $standard Of a text that is empty: what is shown instead.
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
	 * A switch.
	 *
	 * @param bool      $fallback Default.
	 * @param \Closure  $label    Label.
	 * @param ?\Closure $help     Help.
	 */
	public static function toggle( bool $fallback, \Closure $label, ?\Closure $help = null ): self {
		return new self( self::TOGGLE, $fallback, $label, $help ?? self::nothing() );
	}

	/**
	 * One of several values.
	 *
	 * @param string                            $fallback Default.
	 * @param array<int|string, \Closure(): string> $choices  Value to label.
	 * @param \Closure                          $label    Label.
	 * @param ?\Closure                         $help     Help.
	 */
	public static function choice( string $fallback, array $choices, \Closure $label, ?\Closure $help = null ): self {
		return new self( self::TEXT, $fallback, $label, $help ?? self::nothing(), $choices );
	}

	/**
	 * A whole number.
	 *
	 * @param int       $fallback Default.
	 * @param int       $min      Smallest.
	 * @param int       $max      Largest.
	 * @param \Closure  $label    Label.
	 * @param ?\Closure $help     Help.
	 */
	public static function number( int $fallback, int $min, int $max, \Closure $label, ?\Closure $help = null ): self {
		return new self( self::NUMBER, $fallback, $label, $help ?? self::nothing(), array(), $min, $max );
	}

	/**
	 * A line of text.
	 *
	 * @param \Closure  $label    Label.
	 * @param ?\Closure $standard The text that stands where the owner has written none.
	 * @param ?\Closure $help     Help.
	 * @param string    $format   As in the constructor.
	 */
	public static function text( \Closure $label, ?\Closure $standard = null, ?\Closure $help = null, string $format = '' ): self {
		return new self( self::TEXT, '', $label, $help ?? self::nothing(), array(), 0, Formats::URI === $format ? self::LONGEST_ADDRESS : self::LONGEST, $format, $standard );
	}

	/**
	 * A text that is not shown again once it is kept.
	 *
	 * @param \Closure $label Label.
	 * @param \Closure $help  Help.
	 * @param int      $min   Characters that it has at least.
	 */
	public static function secret( \Closure $label, \Closure $help, int $min = 0 ): self {
		return new self( self::TEXT, '', $label, $help, array(), $min, self::LONGEST, Formats::SECRET );
	}

	/**
	 * A list of colours, in order.
	 *
	 * @param \Closure  $label Label.
	 * @param ?\Closure $help  Help.
	 */
	public static function colors( \Closure $label, ?\Closure $help = null ): self {
		return new self( self::LISTS, array(), $label, $help ?? self::nothing(), array(), 0, 12, Formats::COLOR );
	}

	/**
	 * A list of origins: scheme, host and port, without a path.
	 *
	 * @param \Closure $label Label.
	 * @param \Closure $help  Help.
	 */
	public static function origins( \Closure $label, \Closure $help ): self {
		return new self( self::LISTS, array(), $label, $help, array(), 0, 20, Formats::ORIGIN );
	}

	/**
	 * What the names of CSS variables begin with.
	 *
	 * @param \Closure $standard What stands where the owner has written none.
	 * @param \Closure $label    Label.
	 * @param \Closure $help     Help.
	 */
	public static function variable( \Closure $standard, \Closure $label, \Closure $help ): self {
		return new self( self::TEXT, '', $label, $help, array(), 0, 60, Formats::VARIABLE, $standard );
	}

	/**
	 * The schema of its value, for REST.
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
			// Without a format: WordPress would mend an item before anybody could say that it is wrong.
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
	 * A value as it may be kept, or null when it may not.
	 *
	 * @param mixed $value From a form, from REST or from the database.
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
	 * A line of text as it may be kept, or null when it may not.
	 *
	 * @param string $value As it came.
	 */
	private function line( string $value ): ?string {
		$typed = trim( $value );
		if ( '' !== $typed && Formats::URI === $this->format ) {
			return esc_url_raw( $typed, array( 'http', 'https' ) );
		}
		if ( '' !== $typed && Formats::ORIGIN === $this->format ) {
			return Origins::read_secure( $typed );
		}
		if ( Formats::SEPARATOR === $this->format ) {
			// A space separates too, which cleaning would take away.
			return Formats::fits( $this->format, $value ) ? $value : null;
		}
		$text = sanitize_text_field( $value );
		if ( Formats::SECRET === $this->format && '' !== $typed ) {
			// The mask says that it was not touched. A key of which the cleaning takes something away would be another key.
			return self::MASK !== $text && $text === $typed && mb_strlen( $text ) >= $this->min ? mb_substr( $text, 0, $this->max ) : null;
		}
		return '' === $typed || Formats::fits( $this->format, $text ) ? mb_substr( $text, 0, $this->max ) : null;
	}

	/**
	 * What a list may hold of a value, in order.
	 *
	 * @param mixed $value A list, or a text with commas or spaces between its parts.
	 * @return list<string>|null Null when it is neither.
	 */
	private function items( mixed $value ): ?array {
		$items = is_string( $value ) ? preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY ) : $value;
		if ( ! is_array( $items ) ) {
			return null;
		}
		return array_values( array_filter( array_map( $this->item( ... ), array_slice( $items, 0, $this->max ) ) ) );
	}

	/**
	 * An entry of a list as it may be kept, or null when it may not.
	 *
	 * @param mixed $value As it came.
	 */
	public function item( mixed $value ): ?string {
		if ( ! is_string( $value ) ) {
			return null;
		}
		return Formats::ORIGIN === $this->format ? Origins::read( $value ) : sanitize_hex_color( $value );
	}

	/**
	 * No help.
	 */
	private static function nothing(): \Closure {
		return static fn (): string => '';
	}
}
