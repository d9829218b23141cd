<?php
/**
 * Validation of values.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Reports what is wrong with a value before it is saved, while Field::sanitize() makes
 * the best of a saved value.
 *
 * @see spec 3.8, 3.9
 */
final class Validator {

	/**
	 * Returns the error of a value, if any.
	 *
	 * @param Field $field Setting.
	 * @param mixed $value Value decoded from JSON.
	 */
	public static function problem( Field $field, mixed $value ): ?Problem {
		return match ( $field->type ) {
			Field::TOGGLE => is_bool( $value ) ? null : new Problem( 'truth' ),
			Field::NUMBER => self::number( $field, $value ),
			Field::LISTS  => self::items( $field, $value ),
			default       => is_string( $value ) ? self::text( $field, $value ) : new Problem( 'text' ),
		};
	}

	/**
	 * Returns the error of a number, if any.
	 *
	 * @param Field $field Setting.
	 * @param mixed $value Value.
	 */
	private static function number( Field $field, mixed $value ): ?Problem {
		$is_whole = is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
		return $is_whole && $value >= $field->min && $value <= $field->max ? null : new Problem( 'range' );
	}

	/**
	 * Returns the error of a list, if any.
	 *
	 * @param Field $field Setting.
	 * @param mixed $value Value.
	 */
	private static function items( Field $field, mixed $value ): ?Problem {
		if ( ! is_array( $value ) || ! array_is_list( $value ) || array_filter( $value, 'is_string' ) !== $value ) {
			return new Problem( 'list' );
		}
		$reads = Formats::ORIGIN === $field->format
			? static fn ( string $item ): bool => null !== UrlOrigins::read( $item )
			: static fn ( string $item ): bool => Formats::fits( $field->format, $item );
		$wrong = array_values( array_filter( $value, static fn ( string $item ): bool => ! $reads( $item ) ) );
		if ( array() !== $wrong ) {
			return new Problem( Formats::ORIGIN === $field->format ? 'origins' : $field->format, $wrong );
		}
		return count( $value ) > $field->max ? new Problem( 'many' ) : null;
	}

	/**
	 * Returns the error of a text, if any.
	 *
	 * @param Field  $field Setting.
	 * @param string $value Value.
	 */
	private static function text( Field $field, string $value ): ?Problem {
		if ( array() !== $field->choices ) {
			return isset( $field->choices[ $value ] ) ? null : new Problem( 'choice' );
		}
		$text = Formats::SEPARATOR === $field->format ? $value : trim( $value, " \t\r\n" );
		if ( '' === $text ) {
			return Formats::CURRENCY === $field->format ? new Problem( Formats::CURRENCY ) : null;
		}
		return match ( true ) {
			Formats::SECRET === $field->format && Field::MASK === $text => null,
			mb_strlen( $text ) > $field->max => new Problem( 'long' ),
			Formats::ORIGIN === $field->format => null === UrlOrigins::read_secure( $text ) ? new Problem( Formats::ORIGIN ) : null,
			Formats::would_lose( $field->format, $text ) => new Problem( Formats::SECRET === $field->format ? 'lost-of-secret' : 'lost' ),
			mb_strlen( $text ) < $field->min => new Problem( 'short' ),
			Formats::fits( $field->format, $text ) => null,
			default => new Problem( $field->format ),
		};
	}
}
