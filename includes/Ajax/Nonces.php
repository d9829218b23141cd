<?php
/**
 * Nonces bound to the visitor's session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's nonces are the same for all guests, so anybody could get one with a
 * single visit. These are also bound to the session. Like WordPress's, they are valid
 * for 12 to 24 hours.
 *
 * @see spec 6
 */
final class Nonces {

	/** Changes of the cart, coupons, and the checkout; also used in links and forms. */
	public const CART = 'vitrine_cart_';

	/** Quantities in the mini-cart. @see spec 7.5 */
	public const QUANTITY = 'vitrine_quantity_';

	/** The question whether an email address has an account. @see spec 7.8 */
	public const USER_EXISTS = 'vitrine_user_exists_';

	/** A login at the checkout. @see spec 7.9 */
	public const LOGIN = 'vitrine_login_';

	/** A customer's addresses. */
	public const ADDRESS = 'vitrine_customer_address_';

	/** A customer's name, email address and password. */
	public const DETAILS = 'vitrine_account_details_';

	/** Reading a listing. @see spec 3.12 */
	private const LISTING = 'vitrine_listing';

	/**
	 * Creates a nonce. Starts a session if there is none.
	 *
	 * @param string $purpose One of the constants, or a purpose of a module.
	 * @param Engine $engine  Engine of the session.
	 */
	public static function create( string $purpose, Engine $engine ): string {
		return wp_create_nonce( $purpose . $engine->cart()->session_token() );
	}

	/**
	 * Rejects a missing, invalid or expired nonce, or one of another visitor.
	 *
	 * @param string $nonce   The submitted nonce.
	 * @param string $purpose One of the constants, or a purpose of a module.
	 * @param Engine $engine  Engine of the session.
	 * @throws Refusal With the code `nonce_expired`; the client fetches a new nonce and retries once.
	 */
	public static function check( string $nonce, string $purpose, Engine $engine ): void {
		// Do not start a session for a request without nonce.
		if ( '' === $nonce || ! wp_verify_nonce( $nonce, $purpose . $engine->cart()->session_token() ) ) {
			throw self::expired();
		}
	}

	/**
	 * Returns the nonce of listings. Their content is public, so it is the same for all
	 * guests, like WordPress's nonces, and starts no session.
	 *
	 * @return array<string, string>
	 * @see spec 3.12
	 */
	public static function listing(): array {
		return array( Contract::name( 'fields.security' ) => wp_create_nonce( self::LISTING ) );
	}

	/**
	 * Rejects a missing, invalid or expired nonce of a listing.
	 *
	 * @param string $nonce The submitted nonce.
	 * @throws Refusal With the code `nonce_expired`; the client fetches a new nonce and retries once.
	 */
	public static function check_listing( string $nonce ): void {
		if ( ! wp_verify_nonce( $nonce, self::LISTING ) ) {
			throw self::expired();
		}
	}

	/**
	 * Returns the nonces that a script needs before its first change.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, string> The shape of `Nonces` in src/contract/types/cart.ts.
	 */
	public static function all( Engine $engine ): array {
		return array(
			Contract::name( 'fields.qty_nonce' ) => self::create( self::QUANTITY, $engine ),
			Contract::name( 'fields.security' )  => self::create( self::CART, $engine ),
		);
	}

	/**
	 * Returns the nonces for the account, with their names in the page settings.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, string>
	 * @see spec 3.9
	 */
	public static function account( Engine $engine ): array {
		return array(
			'check_user_exist_nonce' => self::create( self::USER_EXISTS, $engine ),
			Contract::brands_of( $engine->cart_kind() )['commerce'] . '_login_nonce' => self::create( self::LOGIN, $engine ),
		);
	}

	/**
	 * Returns the error for an invalid nonce.
	 */
	private static function expired(): Refusal {
		return Refusal::of( 'nonce_expired', __( 'This page has expired. Please reload it and try again.', 'vitrine' ), 403 );
	}
}
