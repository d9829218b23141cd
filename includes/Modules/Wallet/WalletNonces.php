<?php
/**
 * Nonces of direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Each endpoint has one of its own, under a name of its own.
 *
 * @see spec 6
 */
final class WalletNonces {

	/** Session data for the wallet. @see spec 7.14 */
	private const SESSION = 'vitrine_wallet_';

	/** The visitor's identity. @see spec 7.15 */
	private const IDENTITY = 'vitrine_identity_';

	/**
	 * Fresh ones.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string> The shape of `WalletNonces` in src/modules/wallet/types.ts.
	 * @see spec 3.17
	 */
	public static function create( Engine $engine ): array {
		return array(
			Contract::name( 'fields.ajax_nonce' )   => Nonces::create( self::SESSION, $engine ),
			Contract::name( 'fields.tracks_nonce' ) => Nonces::create( self::IDENTITY, $engine ),
		);
	}

	/**
	 * Adds them to what scripts ask for. Hooked.
	 *
	 * @param array<string, callable(Engine): array<string, string>> $kinds By what they are for.
	 * @return array<string, callable(Engine): array<string, string>>
	 */
	public static function add( array $kinds ): array {
		return $kinds + array( Contract::name( 'settings_values.wallet_nonces' ) => self::create( ... ) );
	}

	/**
	 * Refuses a request for session data without its nonce.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When it is not right.
	 */
	public static function check_session( Request $request, Engine $engine ): void {
		Nonces::check( $request->text( Contract::name( 'fields.ajax_nonce' ), 64 ), self::SESSION, $engine );
	}

	/**
	 * Refuses a request for the visitor's identity without its nonce.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When it is not right.
	 */
	public static function check_identity( Request $request, Engine $engine ): void {
		Nonces::check( $request->text( Contract::name( 'fields.tracks_nonce' ), 64 ), self::IDENTITY, $engine );
	}
}
