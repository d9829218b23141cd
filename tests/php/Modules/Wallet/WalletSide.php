<?php
/**
 * The wallet's side of direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Modules\Wallet\Seal;
use Vitrine\Modules\Wallet\SessionData;
use Vitrine\Modules\Wallet\SignedAnswer;
use Vitrine\Modules\Wallet\Ticket;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Acts as the wallet's server: has the merchant's key, decrypts sessions, and
 * sends requests without a browser's headers and cookies.
 */
final class WalletSide {

	public const KEY      = 'test-key-0123456789abcdef0123456789abcdef';
	public const MERCHANT = 'acct_test';
	public const BLOG     = 'shop-1';
	public const ORDER    = '/?wc-ajax=vitrine_woopay_order';

	public const FIELDS = array(
		'billing_email'      => 'ada@example.org',
		'billing_first_name' => 'Ada',
		'billing_last_name'  => 'Byron',
		'billing_country'    => 'GB',
		'billing_address_1'  => 'St James Square 12',
		'billing_city'       => 'London',
		'billing_postcode'   => 'SW1Y 4JH',
		'billing_phone'      => '020 7946 0018',
	);

	/**
	 * Enables direct checkout.
	 *
	 * @param array<string, mixed> $other Settings that replace the defaults.
	 */
	public static function switch_on( array $other = array() ): void {
		update_option(
			Settings::OPTION,
			$other + array(
				'wallet_direct_checkout' => true,
				'wallet_test_mode'       => true,
				'wallet_host'            => 'http://localhost:9900',
				'wallet_merchant_id'     => self::MERCHANT,
				'wallet_blog_id'         => self::BLOG,
				'wallet_key'             => self::KEY,
			)
		);
	}

	/**
	 * Decrypts a session.
	 *
	 * @param array<string, mixed> $answer Response of the shop's endpoint.
	 * @return array<string, mixed> Content of the session.
	 */
	public static function opened( array $answer ): array {
		$text = ( new Seal( self::KEY ) )->open( SessionData::PURPOSE, $answer['blog_id'], ...array_values( $answer['data'] ) );
		return json_decode( (string) $text, true, 16, JSON_THROW_ON_ERROR );
	}

	/**
	 * Returns an expired session. Only the shop itself can create such a ticket.
	 *
	 * @param array<string, mixed> $session Session from opened().
	 * @return array<string, mixed>
	 */
	public static function ended( array $session ): array {
		$seal  = new Seal( wp_salt( 'auth' ) );
		$facts = json_decode( (string) $seal->open( Ticket::PURPOSE, self::BLOG, ...explode( '.', $session['ticket'] ) ), true, 16, JSON_THROW_ON_ERROR );
		$ended = (string) wp_json_encode( array( 'expires' => time() - 1 ) + $facts );
		return array( 'ticket' => implode( '.', $seal->seal( Ticket::PURPOSE, self::BLOG, $ended ) ) ) + $session;
	}

	/**
	 * Returns the payment report of a session.
	 *
	 * @param array<string, mixed> $session Session from opened().
	 * @param array<string, mixed> $other   Data that replace the defaults.
	 * @return array<string, mixed>
	 */
	public static function answer( array $session, array $other = array() ): array {
		return array_replace_recursive(
			array(
				'ticket'         => $session['ticket'],
				'merchant_id'    => self::MERCHANT,
				'issued'         => time(),
				'ship_elsewhere' => false,
				'payment'        => array(
					'id'       => 'pay_1',
					'amount'   => $session['total'],
					'currency' => $session['currency'],
				),
				'fields'         => self::FIELDS,
			),
			$other
		);
	}

	/**
	 * Returns the request fields of a signed payment report.
	 *
	 * @param array<string, mixed> $answer Report from answer().
	 * @param string               $key    Key of the signature.
	 * @param string               $blog   Blog ID.
	 * @return array<string, string>
	 */
	public static function signed( array $answer, string $key = self::KEY, string $blog = self::BLOG ): array {
		$text = (string) wp_json_encode( $answer );
		return array(
			'blog_id'   => $blog,
			'answer'    => $text,
			'signature' => ( new Seal( $key ) )->sign( SignedAnswer::PURPOSE, $blog, $text ),
		);
	}

	/**
	 * Sends a payment report.
	 *
	 * @param array<string, mixed> $answer Report from answer().
	 */
	public static function send( array $answer ): Response {
		return self::post( self::signed( $answer ) );
	}

	/**
	 * Sends fields to the shop, as a server does.
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 * @param string               $path   Path of the endpoint.
	 */
	public static function post( array $fields, string $path = self::ORDER ): Response {
		return ( new Visitor() )->post(
			$path,
			$fields,
			array(
				'Origin'         => null,
				'Sec-Fetch-Site' => null,
			)
		);
	}
}
