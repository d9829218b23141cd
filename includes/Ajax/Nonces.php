<?php
/**
 * Nonces of one visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress gives every guest the same nonce, so a shop's would be known to
 * whoever visits it once. These are bound to the visitor's session too. They
 * live 12 to 24 hours, as WordPress's.
 *
 * @see spec 6
 */
final class Nonces {

	/** Changes of the cart, coupons, the checkout; the proof in links and forms is the same. */
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
	 * A fresh nonce. Starts a session where there is none.
	 *
	 * @param string $purpose One of the constants, or a module's own.
	 * @param Engine $engine  Whose session it is bound to.
	 */
	public static function create( string $purpose, Engine $engine ): string {
		return wp_create_nonce( $purpose . $engine->cart()->session_token() );
	}

	/**
	 * Refuses a nonce that is missing, wrong, another visitor's or expired.
	 *
	 * @param string $nonce   As sent.
	 * @param string $purpose One of the constants, or a module's own.
	 * @param Engine $engine  Whose session it must be bound to.
	 * @throws Refusal With the code `nonce_expired`; the client fetches a new one and tries once more.
	 */
	public static function check( string $nonce, string $purpose, Engine $engine ): void {
		// No session is started for whoever brings nothing.
		if ( '' === $nonce || ! wp_verify_nonce( $nonce, $purpose . $engine->cart()->session_token() ) ) {
			throw self::expired();
		}
	}

	/**
	 * The nonce of listings. It guards what everybody may read, so it is the same
	 * for all guests, as WordPress's are, and starts no session.
	 *
	 * @return array<string, string>
	 * @see spec 3.12
	 */
	public static function listing(): array {
		return array( Contract::name( 'fields.security' ) => wp_create_nonce( self::LISTING ) );
	}

	/**
	 * Refuses a listing's nonce that is missing, wrong or expired.
	 *
	 * @param string $nonce As sent.
	 * @throws Refusal With the code `nonce_expired`; the client fetches a new one and tries once more.
	 */
	public static function check_listing( string $nonce ): void {
		if ( ! wp_verify_nonce( $nonce, self::LISTING ) ) {
			throw self::expired();
		}
	}

	/**
	 * Those that a script needs before its first change.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string> The shape of `Nonces` in src/contract/types/cart.ts.
	 */
	public static function all( Engine $engine ): array {
		return array(
			Contract::name( 'fields.qty_nonce' ) => self::create( self::QUANTITY, $engine ),
			Contract::name( 'fields.security' )  => self::create( self::CART, $engine ),
		);
	}

	/**
	 * Those of the account, under the names that the page's settings give them.
	 *
	 * @param Engine $engine The shop.
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
	 * The refusal of a nonce.
	 */
	private static function expired(): Refusal {
		return Refusal::of( 'nonce_expired', __( 'This page has expired. Please reload it and try again.', 'vitrine' ), 403 );
	}
}
