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
 * ChaCha20-Poly1305 of libsodium, or AES-256-GCM where that is absent. Whoever
 * opens a text is told which by its first byte. A key serves for one text only,
 * so nonces cannot collide.
 */
enum Cipher: int {

	case Sodium  = 1;
	case OpenSsl = 2;

	/** Bytes of a nonce, the same for both. */
	public const NONCE = 12;

	/** Bytes of a key, the same for both. */
	public const KEY = 32;

	private const TAG = 16;

	/**
	 * The better one of those that this server has.
	 */
	public static function best(): self {
		return extension_loaded( 'sodium' ) ? self::Sodium : self::OpenSsl;
	}

	/**
	 * Encrypts.
	 *
	 * @param string $text  Plain.
	 * @param string $bound What it is bound to and does not hold.
	 * @param string $nonce As long as NONCE.
	 * @param string $key   As long as KEY.
	 * @return string With the tag at its end.
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
	 * Decrypts.
	 *
	 * @param string $sealed As encrypt() gave it.
	 * @param string $bound  What it is bound to.
	 * @param string $nonce  As long as NONCE.
	 * @param string $key    As long as KEY.
	 * @return string|null Null: it is not what was encrypted so.
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
