<?php
/**
 * Encrypted and signed messages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts a text to the three parts of the wallet's format. The keys for a text are
 * derived from the shared key with a random salt, so that a key can encrypt any number
 * of texts, and for a purpose, so that texts of different kinds cannot be exchanged.
 *
 * `iv`: one byte for the cipher, 16 of salt, 12 of nonce. `session`: encrypted text
 * with tag. Both base64url. `hash`: HMAC-SHA256 of purpose, context, `iv` and
 * `session`, in hex digits.
 *
 * @see spec 3.17
 */
final class Seal {

	private const SALT = 16;

	/** @param string $key Key shared with the recipient. */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * Encrypts a text.
	 *
	 * @param string      $purpose Kind of text.
	 * @param string      $context Context that the recipient must know, such as the shop ID.
	 * @param string      $text    Plain text.
	 * @param Cipher|null $cipher  Cipher; null: the best.
	 * @return array{session: string, iv: string, hash: string}
	 */
	public function seal( string $purpose, string $context, #[\SensitiveParameter] string $text, ?Cipher $cipher = null ): array {
		$cipher ??= Cipher::best();
		$salt     = random_bytes( self::SALT );
		$nonce    = random_bytes( Cipher::NONCE );
		$iv       = self::encode( chr( $cipher->value ) . $salt . $nonce );
		$session  = self::encode( $cipher->encrypt( $text, self::bound( $purpose, $context, $iv ), $nonce, $this->derived( "$purpose encrypt", $salt ) ) );
		return array(
			'session' => $session,
			'iv'      => $iv,
			'hash'    => $this->hash( $purpose, $context, $session, $iv, $salt ),
		);
	}

	/**
	 * Decrypts a text.
	 *
	 * @param string $purpose Same as in seal().
	 * @param string $context Same as in seal().
	 * @param string $session Part of the message.
	 * @param string $iv      Part of the message.
	 * @param string $hash    Part of the message.
	 * @return string|null Null if it was not encrypted with this key and these values.
	 */
	public function open( string $purpose, string $context, string $session, string $iv, string $hash ): ?string {
		$head   = self::decode( $iv );
		$sealed = self::decode( $session );
		$cipher = 1 + self::SALT + Cipher::NONCE === strlen( $head ) ? Cipher::tryFrom( ord( $head[0] ) ) : null;
		if ( null === $cipher ) {
			return null;
		}
		$salt = substr( $head, 1, self::SALT );
		// The hash includes the encoded texts, so that other encodings of the same
		// message are refused.
		if ( ! hash_equals( $this->hash( $purpose, $context, $session, $iv, $salt ), $hash ) ) {
			return null;
		}
		return $cipher->decrypt( $sealed, self::bound( $purpose, $context, $iv ), substr( $head, -Cipher::NONCE ), $this->derived( "$purpose encrypt", $salt ) );
	}

	/**
	 * Returns the signature of a plain text.
	 *
	 * @param string $purpose Kind of text.
	 * @param string $context Context of the text.
	 * @param string $text    Text to sign.
	 * @return string 64 hex digits.
	 */
	public function sign( string $purpose, string $context, string $text ): string {
		return hash_hmac( 'sha256', "$context\n$text", $this->derived( "$purpose sign", '' ) );
	}

	/**
	 * Returns the hash of a message.
	 *
	 * @param string $purpose Kind of text.
	 * @param string $context Context of the text.
	 * @param string $session Part of the message.
	 * @param string $iv      Part of the message.
	 * @param string $salt    Salt of the keys.
	 */
	private function hash( string $purpose, string $context, string $session, string $iv, string $salt ): string {
		return hash_hmac( 'sha256', self::bound( $purpose, $context, $iv ) . "\n$session", $this->derived( "$purpose hash", $salt ) );
	}

	/**
	 * Returns the additional authenticated data.
	 *
	 * @param string $purpose Kind of text.
	 * @param string $context Context of the text.
	 * @param string $iv      Part of the message.
	 */
	private static function bound( string $purpose, string $context, string $iv ): string {
		return "$purpose\n$context\n$iv";
	}

	/**
	 * Derives a key.
	 *
	 * @param string $info Use of the key.
	 * @param string $salt Salt of the text.
	 */
	private function derived( string $info, string $salt ): string {
		return hash_hkdf( 'sha256', $this->key, Cipher::KEY, "vitrine wallet $info", $salt );
	}

	/**
	 * Encodes bytes as base64url.
	 *
	 * @param string $bytes Bytes.
	 */
	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Encrypted data is binary.
	}

	/**
	 * Decodes base64url.
	 *
	 * @param string $text Encoded text.
	 * @return string Empty if it is invalid.
	 */
	private static function decode( string $text ): string {
		$bytes = preg_match( '/^[\w-]+$/D', $text ) ? base64_decode( strtr( $text, '-_', '+/' ), true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Encrypted data is binary.
		return is_string( $bytes ) ? $bytes : '';
	}
}
