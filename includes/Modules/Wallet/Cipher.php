<?php
/**
 * Authenticated encryption.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

defined( 'ABSPATH' ) || exit;

/**
 * ChaCha20-Poly1305 of libsodium, or AES-256-GCM without it. The first byte of an
 * encrypted text says which. Each key is used for a single text, so nonces cannot
 * collide.
 */
enum Cipher: int {

	case Sodium  = 1;
	case OpenSsl = 2;

	/** Length of a nonce in bytes, the same for both. */
	public const NONCE = 12;

	/** Length of a key in bytes, the same for both. */
	public const KEY = 32;

	private const TAG = 16;

	/**
	 * Returns the best cipher available on this server.
	 */
	public static function best(): self {
		return extension_loaded( 'sodium' ) ? self::Sodium : self::OpenSsl;
	}

	/**
	 * Encrypts a text.
	 *
	 * @param string $text  Plain text.
	 * @param string $bound Additional authenticated data, which is not included in the result.
	 * @param string $nonce Nonce of NONCE bytes.
	 * @param string $key   Key of KEY bytes.
	 * @return string Encrypted text followed by the tag.
	 */
	public function encrypt( #[\SensitiveParameter] string $text, string $bound, string $nonce, #[\SensitiveParameter] string $key ): string {
		if ( self::Sodium === $this ) {
			return sodium_crypto_aead_chacha20poly1305_ietf_encrypt( $text, $bound, $nonce, $key );
		}
		$tag    = '';
		$sealed = openssl_encrypt( $text, 'aes-256-gcm', $key, OPENSSL_RAW_DATA, $nonce, $tag, $bound, self::TAG );
		return $sealed . $tag;
	}

	/**
	 * Decrypts a text.
	 *
	 * @param string $sealed Result of encrypt().
	 * @param string $bound  Additional authenticated data.
	 * @param string $nonce  Nonce of NONCE bytes.
	 * @param string $key    Key of KEY bytes.
	 * @return string|null Null if it was not encrypted with these values.
	 */
	public function decrypt( string $sealed, string $bound, string $nonce, #[\SensitiveParameter] string $key ): ?string {
		if ( strlen( $sealed ) < self::TAG ) {
			return null;
		}
		$text = self::Sodium === $this
			? sodium_crypto_aead_chacha20poly1305_ietf_decrypt( $sealed, $bound, $nonce, $key )
			: openssl_decrypt( substr( $sealed, 0, -self::TAG ), 'aes-256-gcm', $key, OPENSSL_RAW_DATA, $nonce, substr( $sealed, -self::TAG ), $bound );
		return is_string( $text ) ? $text : null;
	}
}
