<?php
/**
 * Base class of tests of guests and accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Account;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Provides a customer account and guests at the checkout.
 */
abstract class AccountTestCase extends ShopTestCase {

	/**
	 * Creates the customer.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->assertIsInt( wp_create_user( 'anna', 'secret word', 'anna@example.org' ) );
	}

	/**
	 * Returns a guest with a lamp in the cart, and the nonces of the account
	 * endpoints.
	 *
	 * @return array{0: Visitor, 1: array<string, string>}
	 */
	protected function guest(): array {
		list( $visitor ) = $this->shopper();
		return array( $visitor, $visitor->get( '/?wc-ajax=vitrine_nonces&for=account' )->json() );
	}

	/**
	 * Asks whether a name has an account.
	 *
	 * @param Visitor $visitor The visitor.
	 * @param string  $nonce   The nonce.
	 * @param string  $name    Login name or email address.
	 * @param string  $client  IP address that a trusted proxy reports; empty: none.
	 */
	protected function ask( Visitor $visitor, string $nonce, string $name, string $client = '' ): Response {
		return $visitor->request(
			'POST',
			self::ADMIN,
			array(
				'action'          => 'vitrine_woo_check_user_exist',
				'user_name_email' => $name,
				'security'        => $nonce,
			),
			'' === $client ? array() : array( 'X-Forwarded-For' => $client )
		);
	}

	/**
	 * Logs in.
	 *
	 * @param Visitor $visitor  The visitor.
	 * @param string  $nonce    The nonce.
	 * @param string  $name     Login name or email address.
	 * @param string  $password The password.
	 * @param string  $client   IP address that a trusted proxy reports; empty: none.
	 */
	protected function log_in( Visitor $visitor, string $nonce, string $name, string $password, string $client = '' ): Response {
		return $visitor->request(
			'POST',
			self::ADMIN,
			array(
				'action'          => 'vitrine_woocommerce_login_user',
				'user_name_email' => $name,
				'password'        => $password,
				'security'        => $nonce,
			),
			'' === $client ? array() : array( 'X-Forwarded-For' => $client )
		);
	}
}
