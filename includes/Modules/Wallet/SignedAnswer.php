<?php
/**
 * What the wallet answers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Value\Payment;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The wallet's word that a session was paid, signed by the merchant's key. It is
 * read only after its signature was checked.
 */
final class SignedAnswer {

	public const PURPOSE = 'answer';

	/** Places in the contract of what is sent. */
	public const FIELDS = array( 'fields.wallet_blog', 'fields.wallet_answer', 'fields.wallet_signature' );

	/** Characters that an answer may have. */
	private const LONGEST = 32768;

	/** Seconds that the wallet's clock may differ, and its request be under way. */
	private const LEEWAY = 300;

	/** An address, a note, the terms: nothing else of a checkout's form is the wallet's to say. */
	private const FIELD = '/^(?:(?:billing|shipping)_(?!method)[a-z0-9_]{1,60}|order_comments|terms)$/D';

	/** Fields that a checkout may have. */
	private const MOST_FIELDS = 60;

	/**
	 * @param string                $ticket         As the session held it.
	 * @param Payment               $payment        What was paid.
	 * @param array<string, string> $fields         Of the checkout: name (`billing_city`) to value.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 */
	private function __construct(
		public readonly string $ticket,
		public readonly Payment $payment,
		public readonly array $fields,
		public readonly bool $ship_elsewhere,
	) {}

	/**
	 * The answer of a request.
	 *
	 * @param Config  $config  Of the wallet.
	 * @param Request $request The request.
	 * @throws Refusal When it is not the wallet's, or not an answer.
	 */
	public static function of( Config $config, Request $request ): self {
		$blog = $request->required( Contract::name( self::FIELDS[0] ), 64 );
		$text = $request->required( Contract::name( self::FIELDS[1] ), self::LONGEST );
		$sign = $request->required( Contract::name( self::FIELDS[2] ), 64 );
		if ( ! self::is_signed( $config, $blog, $text, $sign ) ) {
			throw Refusal::of( 'wallet_signature', __( 'This response is not signed by this shop’s wallet and was ignored.', 'vitrine' ), 401 );
		}
		$said = json_decode( $text, true, 4 );
		$said = is_array( $said ) ? $said : throw self::malformed( '' );
		if ( self::text( $said, 'merchant_id' ) !== $config->merchant_id ) {
			throw Refusal::of( 'wallet_signature', __( 'This response is for another merchant and was ignored.', 'vitrine' ), 401 );
		}
		if ( abs( time() - self::number( $said, 'issued' ) ) > self::LEEWAY ) {
			throw Refusal::of( 'wallet_signature', __( 'This response is too old, or the wallet’s clock is wrong, so it was ignored. Please sign it again.', 'vitrine' ), 401 );
		}
		return new self( self::text( $said, 'ticket' ), self::payment( $config, $said ), self::fields( $said ), true === ( $said['ship_elsewhere'] ?? false ) );
	}

	/**
	 * The ticket of a request's answer, for who must know it before any text can be
	 * said in the site's language.
	 *
	 * @param Config       $config Of the wallet.
	 * @param array<mixed> $fields As they came.
	 * @return string Empty: the request is not the wallet's.
	 */
	public static function ticket( Config $config, array $fields ): string {
		list( $blog, $text, $sign ) = array_map( static fn ( string $place ): mixed => $fields[ Contract::name( $place ) ] ?? null, self::FIELDS );
		if ( ! is_string( $blog ) || ! is_string( $text ) || ! is_string( $sign ) || ! self::is_signed( $config, $blog, $text, $sign ) ) {
			return '';
		}
		$said = json_decode( $text, true, 4 );
		return is_array( $said ) && is_string( $said['ticket'] ?? null ) ? $said['ticket'] : '';
	}

	/**
	 * Whether the wallet has signed a text, for this shop.
	 *
	 * @param Config $config Of the wallet.
	 * @param string $blog   As it came, as did the others.
	 * @param string $text   Signed.
	 * @param string $sign   64 hex digits.
	 */
	private static function is_signed( Config $config, string $blog, string $text, string $sign ): bool {
		return $blog === $config->blog_id && hash_equals( ( new Seal( $config->key ) )->sign( self::PURPOSE, $blog, $text ), $sign );
	}

	/**
	 * The payment of an answer.
	 *
	 * @param Config       $config Of the wallet.
	 * @param array<mixed> $said   The answer.
	 * @throws Refusal When it is none.
	 */
	private static function payment( Config $config, array $said ): Payment {
		$payment   = is_array( $said['payment'] ?? null ) ? $said['payment'] : throw self::malformed( 'payment' );
		$reference = self::text( $payment, 'id' );
		if ( ! preg_match( '/^[\w-]{1,100}$/D', $reference ) ) {
			throw self::malformed( 'payment.id' );
		}
		return new Payment( Contract::name( 'wallet.payment_method' ), $config->title(), $reference, self::number( $payment, 'amount' ), self::text( $payment, 'currency' ) );
	}

	/**
	 * The fields of an answer.
	 *
	 * @param array<mixed> $said The answer.
	 * @return array<string, string>
	 * @throws Refusal When one of them is no field.
	 */
	private static function fields( array $said ): array {
		$fields = $said['fields'] ?? null;
		if ( ! is_array( $fields ) || count( $fields ) > self::MOST_FIELDS ) {
			throw self::malformed( 'fields' );
		}
		$texts = array();
		foreach ( $fields as $name => $value ) {
			if ( ! is_string( $value ) || ! preg_match( self::FIELD, (string) $name ) ) {
				throw self::malformed( 'fields' );
			}
			$texts[ (string) $name ] = $value;
		}
		return $texts;
	}

	/**
	 * A text that must be there.
	 *
	 * @param array<mixed> $said What is said.
	 * @param string       $key  Name of the entry.
	 * @throws Refusal When it is none.
	 */
	private static function text( array $said, string $key ): string {
		$text = $said[ $key ] ?? null;
		return is_string( $text ) && '' !== $text ? $text : throw self::malformed( $key );
	}

	/**
	 * A whole number that must be there, 0 or more.
	 *
	 * @param array<mixed> $said What is said.
	 * @param string       $key  Name of the entry.
	 * @throws Refusal When it is none.
	 */
	private static function number( array $said, string $key ): int {
		$number = $said[ $key ] ?? null;
		return is_int( $number ) && $number >= 0 ? $number : throw self::malformed( $key );
	}

	/**
	 * The refusal of an answer that makes no sense.
	 *
	 * @param string $key What is at fault; empty: the whole.
	 */
	private static function malformed( string $key ): Refusal {
		return Refusal::malformed( '' === $key ? Contract::name( self::FIELDS[1] ) : $key );
	}
}
