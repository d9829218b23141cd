<?php
/**
 * Signed answer of the wallet.
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
 * Confirmation that a session was paid, signed with the merchant key. It is parsed only
 * after the signature is verified.
 */
final class SignedAnswer {

	public const PURPOSE = 'answer';

	/** Paths of the field names in the contract. */
	public const FIELDS = array( 'fields.wallet_blog', 'fields.wallet_answer', 'fields.wallet_signature' );

	/** Maximum length of an answer in characters. */
	private const LONGEST = 32768;

	/** Tolerance in seconds for the wallet's clock and the duration of its request. */
	private const LEEWAY = 300;

	/**
	 * Address fields, order comments and terms: the wallet cannot set other checkout
	 * fields.
	 */
	private const FIELD = '/^(?:(?:billing|shipping)_(?!method)[a-z0-9_]{1,60}|order_comments|terms)$/D';

	/** Maximum number of checkout fields. */
	private const MOST_FIELDS = 60;

	/**
	 * @param string                $ticket         Ticket of the session.
	 * @param Payment               $payment        Payment.
	 * @param array<string, string> $fields         Values by checkout field, such as `billing_city`.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 */
	private function __construct(
		public readonly string $ticket,
		public readonly Payment $payment,
		public readonly array $fields,
		public readonly bool $ship_elsewhere,
	) {}

	/**
	 * Returns the answer in a request.
	 *
	 * @param Config  $config  Configuration of the wallet.
	 * @param Request $request The request.
	 * @throws Refusal If it is not signed by the wallet, or malformed.
	 */
	public static function of( Config $config, Request $request ): self {
		$blog = $request->required( Contract::name( self::FIELDS[0] ), 64 );
		$text = $request->required( Contract::name( self::FIELDS[1] ), self::LONGEST );
		$sign = $request->required( Contract::name( self::FIELDS[2] ), 64 );
		if ( ! self::is_signed( $config, $blog, $text, $sign ) ) {
			throw Refusal::of( 'wallet_signature', __( 'This response is not signed by this shop’s wallet and was ignored.', 'vitrine' ), 401 );
		}
		$data = json_decode( $text, true, 4 );
		$data = is_array( $data ) ? $data : throw self::malformed( '' );
		if ( self::text( $data, 'merchant_id' ) !== $config->merchant_id ) {
			throw Refusal::of( 'wallet_signature', __( 'This response is for another merchant and was ignored.', 'vitrine' ), 401 );
		}
		if ( abs( time() - self::number( $data, 'issued' ) ) > self::LEEWAY ) {
			throw Refusal::of( 'wallet_signature', __( 'This response is too old, or the wallet’s clock is wrong, so it was ignored. Please sign it again.', 'vitrine' ), 401 );
		}
		return new self( self::text( $data, 'ticket' ), self::payment( $config, $data ), self::fields( $data ), true === ( $data['ship_elsewhere'] ?? false ) );
	}

	/**
	 * Returns the ticket in a request, for code that runs before translations are
	 * available.
	 *
	 * @param Config       $config Configuration of the wallet.
	 * @param array<mixed> $fields Fields of the request.
	 * @return string Empty if the request is not signed by the wallet.
	 */
	public static function ticket( Config $config, array $fields ): string {
		list( $blog, $text, $sign ) = array_map( static fn ( string $place ): mixed => $fields[ Contract::name( $place ) ] ?? null, self::FIELDS );
		if ( ! is_string( $blog ) || ! is_string( $text ) || ! is_string( $sign ) || ! self::is_signed( $config, $blog, $text, $sign ) ) {
			return '';
		}
		$data = json_decode( $text, true, 4 );
		return is_array( $data ) && is_string( $data['ticket'] ?? null ) ? $data['ticket'] : '';
	}

	/**
	 * Whether the wallet has signed a text for this shop.
	 *
	 * @param Config $config Configuration of the wallet.
	 * @param string $blog   Shop ID in the request.
	 * @param string $text   Signed text.
	 * @param string $sign   64 hex digits.
	 */
	private static function is_signed( Config $config, string $blog, string $text, string $sign ): bool {
		return $blog === $config->blog_id && hash_equals( ( new Seal( $config->key ) )->sign( self::PURPOSE, $blog, $text ), $sign );
	}

	/**
	 * Returns the payment in an answer.
	 *
	 * @param Config       $config Configuration of the wallet.
	 * @param array<mixed> $data   Answer.
	 * @throws Refusal If it is malformed.
	 */
	private static function payment( Config $config, array $data ): Payment {
		$payment   = is_array( $data['payment'] ?? null ) ? $data['payment'] : throw self::malformed( 'payment' );
		$reference = self::text( $payment, 'id' );
		if ( ! preg_match( '/^[\w-]{1,100}$/D', $reference ) ) {
			throw self::malformed( 'payment.id' );
		}
		return new Payment( Contract::name( 'wallet.payment_method' ), $config->title(), $reference, self::number( $payment, 'amount' ), self::text( $payment, 'currency' ) );
	}

	/**
	 * Returns the fields in an answer.
	 *
	 * @param array<mixed> $data Answer.
	 * @return array<string, string>
	 * @throws Refusal If a field is malformed.
	 */
	private static function fields( array $data ): array {
		$fields = $data['fields'] ?? null;
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
	 * Returns a required text.
	 *
	 * @param array<mixed> $data Answer, or a part of it.
	 * @param string       $key  Key of the value.
	 * @throws Refusal If it is missing.
	 */
	private static function text( array $data, string $key ): string {
		$text = $data[ $key ] ?? null;
		return is_string( $text ) && '' !== $text ? $text : throw self::malformed( $key );
	}

	/**
	 * Returns a required integer, 0 or more.
	 *
	 * @param array<mixed> $data Answer, or a part of it.
	 * @param string       $key  Key of the value.
	 * @throws Refusal If it is missing or invalid.
	 */
	private static function number( array $data, string $key ): int {
		$number = $data[ $key ] ?? null;
		return is_int( $number ) && $number >= 0 ? $number : throw self::malformed( $key );
	}

	/**
	 * Returns the error of a malformed answer.
	 *
	 * @param string $key Malformed key; empty: the whole answer.
	 */
	private static function malformed( string $key ): Refusal {
		return Refusal::malformed( '' === $key ? Contract::name( self::FIELDS[1] ) : $key );
	}
}
