<?php
/**
 * One setting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

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
	 * Stands for a secret.
	 */
	public const MASK = '********';

	/**
	 * The setting.
	 *
	 * @param string                               $type     One of the constants, which are JSON Schema's types.
	 * @param bool|int|string|list<string>         $fallback Value when the owner has set none.
	 * @param \Closure(): string                   $label    For the screen.
	 * @param \Closure(): string                   $help     What it does, for the screen; may be empty.
	 * @param array<string, \Closure(): string>    $choices  The values it may have, with their labels; empty: any.
	 * @param int                                  $min      Smallest number, or shortest secret.
	 * @param int                                  $max      Largest number, or longest text.
	 * @param string                               $format   Of a text: empty, `uri`, `origin`, `id` (letters, digits, `-`, `_`), `secret`, `value` (must hold the token of sale badges) or `variable`; of what a list holds: `hex-color` or `origin`.
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
	 * @param array<string, \Closure(): string> $choices  Value to label.
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
		return new self( self::TEXT, '', $label, $help ?? self::nothing(), array(), 0, 'uri' === $format ? 2000 : 300, $format, $standard );
	}

	/**
	 * A text that is not shown again once it is kept.
	 *
	 * @param \Closure $label Label.
	 * @param \Closure $help  Help.
	 * @param int      $min   Characters that it has at least.
	 */
	public static function secret( \Closure $label, \Closure $help, int $min = 0 ): self {
		return new self( self::TEXT, '', $label, $help, array(), $min, 300, 'secret' );
	}

	/**
	 * A list of colours, in order.
	 *
	 * @param \Closure  $label Label.
	 * @param ?\Closure $help  Help.
	 */
	public static function colors( \Closure $label, ?\Closure $help = null ): self {
		return new self( self::LISTS, array(), $label, $help ?? self::nothing(), array(), 0, 12, 'hex-color' );
	}

	/**
	 * A list of origins: scheme, host and port, without a path.
	 *
	 * @param \Closure $label Label.
	 * @param \Closure $help  Help.
	 */
	public static function origins( \Closure $label, \Closure $help ): self {
		return new self( self::LISTS, array(), $label, $help, array(), 0, 20, 'origin' );
	}

	/**
	 * What the names of CSS variables begin with.
	 *
	 * @param \Closure $standard What stands where the owner has written none.
	 * @param \Closure $label    Label.
	 * @param \Closure $help     Help.
	 */
	public static function variable( \Closure $standard, \Closure $label, \Closure $help ): self {
		return new self( self::TEXT, '', $label, $help, array(), 0, 60, 'variable', $standard );
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
			$schema['items']    = array(
				'type'   => 'string',
				'format' => 'origin' === $this->format ? 'uri' : $this->format,
			);
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
		$text = sanitize_text_field( (string) $value );
		if ( $this->choices ) {
			return isset( $this->choices[ $text ] ) ? $text : null;
		}
		if ( 'uri' === $this->format ) {
			return esc_url_raw( $text, array( 'http', 'https' ) );
		}
		$typed = trim( (string) $value );
		if ( '' !== $typed && 'origin' === $this->format ) {
			return Origins::read_secure( $typed );
		}
		return '' === $typed || $this->is_allowed( $text, $typed ) ? mb_substr( $text, 0, $this->max ) : null;
	}

	/**
	 * Whether a text is of the format that it must have.
	 *
	 * @param string $text  Cleaned.
	 * @param string $typed Before that.
	 */
	private function is_allowed( string $text, string $typed ): bool {
		return match ( $this->format ) {
			'id'     => 1 === preg_match( '/^[\w-]{1,64}$/D', $text ),
			// The mask is what the form shows in its place: it was not touched. A key of which the cleaning takes something away would be another key.
			'secret' => self::MASK !== $text && $text === $typed && mb_strlen( $text ) >= $this->min,
			'value'  => str_contains( $text, Sale::token() ),
			'variable' => 1 === preg_match( '/^--[\w-]+$/D', $text ),
			default  => true,
		};
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
		$read = 'origin' === $this->format ? Origins::read( ... ) : sanitize_hex_color( ... );
		return array_values( array_filter( array_map( static fn ( mixed $item ): ?string => is_string( $item ) ? $read( $item ) : null, array_slice( $items, 0, $this->max ) ) ) );
	}

	/**
	 * No help.
	 */
	private static function nothing(): \Closure {
		return static fn (): string => '';
	}
}
