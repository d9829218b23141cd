<?php
/**
 * Validated request input.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Ajax\Routing\SentFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Reads input with types and limits. Invalid values are never corrected, but rejected,
 * so that a shopper never gets another quantity or product than requested.
 */
final class Request {

	/**
	 * Maximum body size in bytes. A large checkout has about 4,000.
	 */
	public const LIMIT = 65536;

	/**
	 * Maximum number of digits of a number.
	 */
	private const DIGITS = 9;

	/**
	 * Maximum number of choices in a request.
	 */
	private const MOST_CHOICES = 50;

	/**
	 * @param string       $method `GET` or `POST`.
	 * @param array<mixed> $fields Unslashed fields.
	 */
	public function __construct( public readonly string $method, private readonly array $fields ) {}

	/**
	 * Returns the current request.
	 *
	 * @param bool $takes_files Whether files are allowed: those of a product form belong to plugins.
	 * @throws Refusal When the request is too large or incomplete.
	 */
	public static function current( bool $takes_files = false ): self {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? 'POST' : 'GET';
		// phpcs:disable WordPress.Security.NonceVerification -- The router verifies the nonce; this only passes the values on.
		$fields = 'POST' === $method ? $_POST : $_GET;
		// phpcs:enable
		if ( self::size( $fields ) > self::LIMIT ) {
			throw self::too_large();
		}
		// At this limit PHP drops further variables silently, so the request may be incomplete.
		if ( count( $fields, COUNT_RECURSIVE ) >= (int) ini_get( 'max_input_vars' ) ) {
			throw Refusal::malformed();
		}
		SentFiles::check( $takes_files );
		return new self( $method, wp_unslash( $fields ) );
	}

	/**
	 * Returns the error for a body that is too large.
	 */
	public static function too_large(): Refusal {
		return Refusal::of( 'too_large', __( 'The request is too large. Please send less data at once.', 'vitrine' ), 413 );
	}

	/**
	 * Whether a field was submitted.
	 *
	 * @param string $field Field name.
	 */
	public function has( string $field ): bool {
		return isset( $this->fields[ $field ] );
	}

	/**
	 * Whether a field has several values.
	 *
	 * @param string $field Field name.
	 */
	public function is_list( string $field ): bool {
		return is_array( $this->fields[ $field ] ?? null );
	}

	/**
	 * Returns a line of text; empty if it was not submitted.
	 *
	 * @param string $field Field name.
	 * @param int    $max   Maximum length.
	 * @throws Refusal When the value is not a text or too long.
	 */
	public function text( string $field, int $max = 200 ): string {
		return self::text_of( $this->fields[ $field ] ?? '', $field, $max );
	}

	/**
	 * Returns a required text.
	 *
	 * @param string $field Field name.
	 * @param int    $max   Maximum length.
	 * @throws Refusal When the value is missing, not a text or too long.
	 */
	public function required( string $field, int $max = 200 ): string {
		$text = $this->text( $field, $max );
		return '' === $text ? throw Refusal::malformed( $field ) : $text;
	}

	/**
	 * Returns choices that are submitted as a single value or as a list, like
	 * WooCommerce's `shipping_method[0]`.
	 *
	 * @param string $field Field name.
	 * @return list<string> Submitted choices.
	 * @throws Refusal When a value is not a text, or there are too many.
	 */
	public function choices( string $field ): array {
		$sent  = array_values( (array) ( $this->fields[ $field ] ?? array() ) );
		$texts = count( $sent ) > self::MOST_CHOICES ? throw Refusal::malformed( $field ) : array_map( static fn ( mixed $one ): string => self::text_of( $one, $field, 100 ), $sent );
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Returns an ID; 0 if it is missing, empty or 0.
	 *
	 * @param string $field Field name.
	 * @throws Refusal When the value is not an integer.
	 */
	public function id( string $field ): int {
		$text = $this->text( $field, self::DIGITS );
		if ( '' !== $text && ! ctype_digit( $text ) ) {
			throw Refusal::malformed( $field );
		}
		return (int) $text;
	}

	/**
	 * Returns a quantity; 1 if it was not submitted.
	 *
	 * @param string $field Field name.
	 * @param int    $min   Minimum.
	 * @throws Refusal When the value is not an integer in this range.
	 */
	public function quantity( string $field, int $min = 1 ): int {
		return self::quantity_of( $this->fields[ $field ] ?? '1', $field, $min );
	}

	/**
	 * Returns several quantities; empty values are left out.
	 *
	 * @param string $field Field name.
	 * @param string $inner Key of the quantity in each nested array; empty: the values are quantities.
	 * @return array<string, int> Key to quantity, at least 0.
	 * @throws Refusal When a value is not an integer.
	 */
	public function quantities( string $field, string $inner = '' ): array {
		$values = $this->fields[ $field ] ?? array();
		if ( ! is_array( $values ) ) {
			throw Refusal::malformed( $field );
		}
		$quantities = array();
		foreach ( $values as $key => $value ) {
			if ( '' !== $inner ) {
				$value = is_array( $value ) && isset( $value[ $inner ] ) ? $value[ $inner ] : throw Refusal::malformed( $field );
			}
			if ( '' !== $value ) {
				$quantities[ self::text_of( (string) $key, $field, 64 ) ] = self::quantity_of( $value, $field, 0 );
			}
		}
		return $quantities;
	}

	/**
	 * Returns all texts with a prefix, such as chosen attributes or address fields.
	 *
	 * @param string $prefix Prefix of the field names.
	 * @param int    $max    Maximum length of each.
	 * @return array<string, string> Name to text.
	 * @throws Refusal When a name or value is not a text.
	 */
	public function texts( string $prefix, int $max = 200 ): array {
		$texts = array();
		foreach ( $this->fields as $name => $value ) {
			if ( str_starts_with( (string) $name, $prefix ) ) {
				$name           = self::text_of( (string) $name, $prefix, 200 );
				$texts[ $name ] = self::text_of( $value, $name, $max );
			}
		}
		return $texts;
	}

	/**
	 * Returns all texts with a prefix, for optional data: other values are dropped
	 * instead of rejecting the request.
	 *
	 * @param string $prefix Prefix of the field names.
	 * @return array<string, string> Name, without the prefix, to text.
	 */
	public function remarks( string $prefix ): array {
		$texts = array();
		foreach ( $this->fields as $name => $value ) {
			if ( str_starts_with( (string) $name, $prefix ) && is_string( $value ) ) {
				$texts[ substr( (string) $name, strlen( $prefix ) ) ] = $value;
			}
		}
		return $texts;
	}

	/**
	 * Returns all other fields unchanged, for plugins that have added them to a form.
	 *
	 * @param list<string> $names  Names of fields to leave out.
	 * @param string       $prefix Prefix of fields to leave out.
	 * @return array<string, mixed> Name to text, or to a list of texts; without slashes.
	 */
	public function besides( array $names, string $prefix ): array {
		$sent = array();
		foreach ( array_diff_key( $this->fields, array_flip( $names ) ) as $name => $value ) {
			if ( ! str_starts_with( (string) $name, $prefix ) ) {
				$sent[ (string) $name ] = $value;
			}
		}
		return $sent;
	}

	/**
	 * Returns an array of texts (`payment_data[token]`); empty if the field was not
	 * submitted.
	 *
	 * @param string $field Field name.
	 * @param int    $max   Maximum length of each.
	 * @return array<string, string> Key to text.
	 * @throws Refusal When it is not an array of texts.
	 */
	public function map( string $field, int $max = 200 ): array {
		$values = $this->fields[ $field ] ?? array();
		if ( ! is_array( $values ) ) {
			throw Refusal::malformed( $field );
		}
		$texts = array();
		foreach ( $values as $key => $value ) {
			$texts[ self::text_of( (string) $key, $field, 64 ) ] = self::text_of( $value, $field, $max );
		}
		return $texts;
	}

	/**
	 * Validates a text.
	 *
	 * @param mixed  $value Submitted value.
	 * @param string $field Field name for the error message.
	 * @param int    $max   Maximum length.
	 * @throws Refusal When the value is not a text or too long.
	 */
	private static function text_of( mixed $value, string $field, int $max ): string {
		if ( ! is_string( $value ) || ! mb_check_encoding( $value, 'UTF-8' ) || mb_strlen( $value ) > $max || preg_match( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', $value ) ) {
			throw Refusal::malformed( $field );
		}
		return trim( $value );
	}

	/**
	 * Validates a quantity.
	 *
	 * @param mixed  $value Submitted value.
	 * @param string $field Field name for the error message.
	 * @param int    $min   Minimum.
	 * @throws Refusal When the value is not an integer in this range.
	 */
	private static function quantity_of( mixed $value, string $field, int $min ): int {
		$text = self::text_of( $value, $field, 100 );
		if ( ctype_digit( $text ) && strlen( $text ) > self::DIGITS ) {
			throw Refusal::of( 'invalid_quantity', __( 'You cannot order that many at once.', 'vitrine' ) );
		}
		if ( ! ctype_digit( $text ) || (int) $text < $min ) {
			$message = 0 === $min
				? __( 'Please enter a whole number for the quantity.', 'vitrine' )
				/* translators: %d: smallest quantity. */
				: sprintf( __( 'Please enter a whole number for the quantity, %d or more.', 'vitrine' ), $min );
			throw Refusal::of( 'invalid_quantity', $message );
		}
		return (int) $text;
	}

	/**
	 * Returns the size of the body in bytes, or that of the fields if the header is
	 * missing.
	 *
	 * @param array<mixed> $fields Submitted fields.
	 */
	private static function size( array $fields ): int {
		$length = $_SERVER['CONTENT_LENGTH'] ?? '';
		return is_string( $length ) && ctype_digit( $length ) ? (int) $length : strlen( http_build_query( $fields ) );
	}
}
