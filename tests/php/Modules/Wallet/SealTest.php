<?php
/**
 * Tests of encrypted texts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Modules\Wallet\Cipher;
use Vitrine\Modules\Wallet\Seal;
use Vitrine\Tests\TestCase;

/**
 * Without the key, they can be neither read nor changed.
 */
final class SealTest extends TestCase {

	private const TEXT = '{"total":1490,"name":"Ünïcode"}';

	/**
	 * Encrypts and decrypts.
	 *
	 * @testdox Opens what it sealed, by libsodium and by AES-256-GCM
	 * @dataProvider ciphers
	 * @param Cipher $cipher The cipher.
	 */
	public function test_round_trip( Cipher $cipher ): void {
		$seal = new Seal( WalletSide::KEY );
		foreach ( array( self::TEXT, '', str_repeat( 'x', 20000 ) ) as $text ) {
			$sealed = $seal->seal( 'session', '1', $text, $cipher );
			$this->assertSame( $text, $seal->open( 'session', '1', ...array_values( $sealed ) ) );
		}
		$this->assertNotSame( $seal->seal( 'session', '1', self::TEXT, $cipher ), $seal->seal( 'session', '1', self::TEXT, $cipher ) );
	}

	/**
	 * Data provider of both ciphers.
	 *
	 * @return array<string, array{0: Cipher}>
	 */
	public static function ciphers(): array {
		return array(
			'libsodium'   => array( Cipher::Sodium ),
			'AES-256-GCM' => array( Cipher::OpenSsl ),
		);
	}

	/**
	 * A change at any position.
	 *
	 * @testdox Opens nothing with a character changed, removed or added
	 * @dataProvider ciphers
	 * @param Cipher $cipher The cipher.
	 */
	public function test_tampered( Cipher $cipher ): void {
		$seal   = new Seal( WalletSide::KEY );
		$sealed = $seal->seal( 'session', '1', self::TEXT, $cipher );
		foreach ( $sealed as $part => $text ) {
			foreach ( array_keys( str_split( $text ) ) as $at ) {
				foreach ( array( 'A' === $text[ $at ] ? 'B' : 'A', '', $text[ $at ] . 'A' ) as $instead ) {
					$bad = array_replace( $sealed, array( $part => substr_replace( $text, $instead, $at, 1 ) ) );
					$this->assertNull( $seal->open( 'session', '1', ...array_values( $bad ) ), "$part at $at became '$instead'." );
				}
			}
			$this->assertNull( $seal->open( 'session', '1', ...array_values( array_replace( $sealed, array( $part => '' ) ) ) ) );
		}
	}

	/**
	 * Another key, purpose or shop.
	 *
	 * @testdox Opens nothing with another key, purpose or shop
	 */
	public function test_bound(): void {
		$seal   = new Seal( WalletSide::KEY );
		$sealed = array_values( $seal->seal( 'session', '1', self::TEXT ) );
		$this->assertNull( ( new Seal( WalletSide::KEY . 'x' ) )->open( 'session', '1', ...$sealed ) );
		$this->assertNull( $seal->open( 'user', '1', ...$sealed ) );
		$this->assertNull( $seal->open( 'session', '2', ...$sealed ) );
		$other = array_values( $seal->seal( 'session', '1', self::TEXT ) );
		$this->assertNull( $seal->open( 'session', '1', $sealed[0], $other[1], $other[2] ) );
		$this->assertNull( $seal->open( 'session', '1', $sealed[0], $sealed[1], $other[2] ) );
	}

	/**
	 * Test vector of the wallet's implementation.
	 *
	 * @testdox Opens and signs the example that wallet implementations rely on
	 */
	public function test_example(): void {
		$example = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/wallet/sealed.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Test file.
		$seal    = new Seal( $example['key'] );
		foreach ( $example['sealed'] as $sealed ) {
			$this->assertSame( $example['text'], $seal->open( $example['purpose'], $example['context'], $sealed['session'], $sealed['iv'], $sealed['hash'] ) );
		}
		$this->assertSame( $example['signature'], $seal->sign( $example['purpose'], $example['context'], $example['text'] ) );
	}
}
