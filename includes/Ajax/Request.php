<?php
/**
 * What a script or a form has sent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Ajax\Routing\SentFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Reads input with types and bounds. Nothing is ever made to fit: what is not
 * plainly what it should be is refused, so that a shopper never gets another
 * quantity or another product than the one that was asked for.
 */
final class Request {

	/**
	 * Bytes that a body may have. The longest honest one, a checkout, has 4,000.
	 */
	public const LIMIT = 65536;

	/**
	 * Digits of the largest number that is taken for one.
	 */
	private const DIGITS = 9;

	/**
	 * So many things at most are chosen for at once.
	 */
	private const MOST_CHOICES = 50;

	/**
	 * @param string       $method `GET` or `POST`.
	 * @param array<mixed> $fields Without slashes.
	 */
	public function __construct( public readonly string $method, private readonly array $fields ) {}

	/**
	 * The request that PHP is answering.
	 *
	 * @param bool $takes_files Whether it may bring files: a product form's are for the plugin that put their fields there.
	 * @throws Refusal When it is too large, or PHP could not read all of it.
	 */
	public static function current( bool $takes_files = false ): self {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] ? 'POST' : 'GET';
		// phpcs:disable WordPress.Security.NonceVerification -- The router asks for the nonce; this only measures and carries.
		$fields = 'POST' === $method ? $_POST : $_GET;
		// phpcs:enable
		if ( self::size( $fields ) > self::LIMIT ) {
			throw self::too_large();
		}
		// From here on PHP drops variables in silence: a part of a cart would pass for the whole.
		if ( count( $fields, COUNT_RECURSIVE ) >= (int) ini_get( 'max_input_vars' ) ) {
			throw Refusal::malformed();
		}
		SentFiles::check( $takes_files );
		return new self( $method, wp_unslash( $fields ) );
	}

	/**
	 * The refusal of a body that is too large.
	 */
	public static function too_large(): Refusal {
		return Refusal::of( 'too_large', __( 'The request is too large. Please send less data at once.', 'vitrine' ), 413 );
	}

	/**
	 * Whether a field was sent at all.
	 *
	 * @param string $field Name on the wire.
	 */
	public function has( string $field ): bool {
		return isset( $this->fields[ $field ] );
	}

	/**
	 * Whether a field holds several values.
	 *
	 * @param string $field Name on the wire.
	 */
	public function is_list( string $field ): bool {
		return is_array( $this->fields[ $field ] ?? null );
	}

	/**
	 * A line of text; empty when it was not sent.
	 *
	 * @param string $field Name on the wire.
	 * @param int    $max   Characters.
	 * @throws Refusal When it is no text, or longer.
	 */
	public function text( string $field, int $max = 200 ): string {
		return self::text_of( $this->fields[ $field ] ?? '', $field, $max );
	}

	/**
	 * A text that must be there.
	 *
	 * @param string $field Name on the wire.
	 * @param int    $max   Characters.
	 * @throws Refusal When it is not there, no text, or longer.
	 */
	public function required( string $field, int $max = 200 ): string {
		$text = $this->text( $field, $max );
		return '' === $text ? throw Refusal::malformed( $field ) : $text;
	}

	/**
	 * Choices that are sent as one value, or as a list of one for each thing that
	 * there is to choose for (WooCommerce's `shipping_method[0]`).
	 *
	 * @param string $field Name on the wire.
	 * @return list<string> None when none was sent.
	 * @throws Refusal When one is no text, or there are too many.
	 */
	public function choices( string $field ): array {
		$sent  = array_values( (array) ( $this->fields[ $field ] ?? array() ) );
		$texts = count( $sent ) > self::MOST_CHOICES ? throw Refusal::malformed( $field ) : array_map( static fn ( mixed $one ): string => self::text_of( $one, $field, 100 ), $sent );
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * The id of something; 0 when it was not sent, is empty or is 0.
	 *
	 * @param string $field Name on the wire.
	 * @throws Refusal When it is no whole number.
	 */
	public function id( string $field ): int {
		$text = $this->text( $field, self::DIGITS );
		if ( '' !== $text && ! ctype_digit( $text ) ) {
			throw Refusal::malformed( $field );
		}
		return (int) $text;
	}

	/**
	 * A quantity; 1 when it was not sent.
	 *
	 * @param string $field Name on the wire.
	 * @param int    $min   Smallest.
	 * @throws Refusal When it is not a whole number of that size.
	 */
	public function quantity( string $field, int $min = 1 ): int {
		return self::quantity_of( $this->fields[ $field ] ?? '1', $field, $min );
	}

	/**
	 * Quantities of several things. Empty ones are left out.
	 *
	 * @param string $field Name on the wire.
	 * @param string $inner Where each is an array, the key that holds the quantity; empty: each is a quantity.
	 * @return array<string, int> Key to quantity, at least 0.
	 * @throws Refusal When one of them is no whole number.
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
	 * Every text whose name begins so: chosen attributes, address fields.
	 *
	 * @param string $prefix Of the name on the wire.
	 * @param int    $max    Characters of one.
	 * @return array<string, string> Name to text.
	 * @throws Refusal When one of them is no text, or its name none.
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
	 * Every text whose name begins so, of what no request is worth refusing for:
	 * what is no text is left out.
	 *
	 * @param string $prefix Of the name on the wire.
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
	 * Every field but some, as it was sent: for the plugins that have put it into a form.
	 *
	 * @param list<string> $names  Of the fields that are not meant.
	 * @param string       $prefix Nor those whose names begin so.
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
	 * Texts under keys of their own (`payment_data[token]`); none when the field was not sent.
	 *
	 * @param string $field Name on the wire.
	 * @param int    $max   Characters of one.
	 * @return array<string, string> Key to text.
	 * @throws Refusal When it is no list, or one of them is no text.
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
	 * A text.
	 *
	 * @param mixed  $value As sent.
	 * @param string $field For the message.
	 * @param int    $max   Characters.
	 * @throws Refusal When it is no text, or longer.
	 */
	private static function text_of( mixed $value, string $field, int $max ): string {
		if ( ! is_string( $value ) || ! mb_check_encoding( $value, 'UTF-8' ) || mb_strlen( $value ) > $max || preg_match( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', $value ) ) {
			throw Refusal::malformed( $field );
		}
		return trim( $value );
	}

	/**
	 * A quantity.
	 *
	 * @param mixed  $value As sent.
	 * @param string $field For the message.
	 * @param int    $min   Smallest.
	 * @throws Refusal When it is not a whole number of that size.
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
	 * Bytes of the body, or of the fields where the client did not say.
	 *
	 * @param array<mixed> $fields As sent.
	 */
	private static function size( array $fields ): int {
		$length = $_SERVER['CONTENT_LENGTH'] ?? '';
		return is_string( $length ) && ctype_digit( $length ) ? (int) $length : strlen( http_build_query( $fields ) );
	}
}
