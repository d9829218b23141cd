<?php
/**
 * Texts that only two can read.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

defined( 'ABSPATH' ) || exit;

/**
 * Seals a text into the three parts that the wallet's wire has. The keys of a
 * text are derived from the shared one by a salt of its own, so that one key can
 * seal any number of texts, and for one purpose, so that no text passes for
 * another kind of text.
 *
 * `iv`: one byte for the cipher, 16 of salt, 12 of nonce. `session`: what is
 * encrypted, with its tag. Both base64url. `hash`: HMAC-SHA256 over purpose,
 * context and the two, in hex digits.
 *
 * @see spec 3.17
 */
final class Seal {

	private const SALT = 16;

	/**
	 * @param string $key Shared with whoever opens it.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * Seals.
	 *
	 * @param string      $purpose What kind of text it is.
	 * @param string      $context Whose it is; must be known to whoever opens it.
	 * @param string      $text    Plain.
	 * @param Cipher|null $cipher  By which; null: the best.
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
	 * Opens.
	 *
	 * @param string $purpose As it was sealed.
	 * @param string $context As it was sealed.
	 * @param string $session Part of what was sealed, as are the others.
	 * @param string $iv      Part.
	 * @param string $hash    Part.
	 * @return string|null Null: it was not sealed so, or not by this key.
	 */
	public function open( string $purpose, string $context, string $session, string $iv, string $hash ): ?string {
		$head   = self::decode( $iv );
		$sealed = self::decode( $session );
		$cipher = 1 + self::SALT + Cipher::NONCE === strlen( $head ) ? Cipher::tryFrom( ord( $head[0] ) ) : null;
		if ( null === $cipher ) {
			return null;
		}
		$salt = substr( $head, 1, self::SALT );
		// The hash is over the texts as they came, so that nothing is opened that was written in another way.
		if ( ! hash_equals( $this->hash( $purpose, $context, $session, $iv, $salt ), $hash ) ) {
			return null;
		}
		return $cipher->decrypt( $sealed, self::bound( $purpose, $context, $iv ), substr( $head, -Cipher::NONCE ), $this->derived( "$purpose encrypt", $salt ) );
	}

	/**
	 * The signature of a text that anybody may read.
	 *
	 * @param string $purpose What kind of text it is.
	 * @param string $context Whose it is.
	 * @param string $text    Signed.
	 * @return string 64 hex digits.
	 */
	public function sign( string $purpose, string $context, string $text ): string {
		return hash_hmac( 'sha256', "$context\n$text", $this->derived( "$purpose sign", '' ) );
	}

	/**
	 * The third part.
	 *
	 * @param string $purpose As it is sealed.
	 * @param string $context As it is sealed.
	 * @param string $session Part.
	 * @param string $iv      Part.
	 * @param string $salt    Of its keys.
	 */
	private function hash( string $purpose, string $context, string $session, string $iv, string $salt ): string {
		return hash_hmac( 'sha256', self::bound( $purpose, $context, $iv ) . "\n$session", $this->derived( "$purpose hash", $salt ) );
	}

	/**
	 * What a text is bound to.
	 *
	 * @param string $purpose As it is sealed.
	 * @param string $context As it is sealed.
	 * @param string $iv      Part.
	 */
	private static function bound( string $purpose, string $context, string $iv ): string {
		return "$purpose\n$context\n$iv";
	}

	/**
	 * A key of a text.
	 *
	 * @param string $info What it is for.
	 * @param string $salt Of the text.
	 */
	private function derived( string $info, string $salt ): string {
		return hash_hkdf( 'sha256', $this->key, Cipher::KEY, "vitrine wallet $info", $salt );
	}

	/**
	 * Bytes as text for an address.
	 *
	 * @param string $bytes Any.
	 */
	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- What is encrypted is no text.
	}

	/**
	 * The bytes of a text of encode().
	 *
	 * @param string $text As it came.
	 * @return string Empty when it is none.
	 */
	private static function decode( string $text ): string {
		$bytes = preg_match( '/^[\w-]+$/D', $text ) ? base64_decode( strtr( $text, '-_', '+/' ), true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As above.
		return is_string( $bytes ) ? $bytes : '';
	}
}
