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
 * Each endpoint has its own nonce.
 *
 * @see spec 6
 */
final class WalletNonces {

	/** Session data for the wallet. @see spec 7.14 */
	private const SESSION = 'vitrine_wallet_';

	/** The visitor's identity. @see spec 7.15 */
	private const IDENTITY = 'vitrine_identity_';

	/**
	 * Creates the nonces.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return array<string, string> In the format of `WalletNonces` in src/modules/wallet/types.ts.
	 * @see spec 3.17
	 */
	public static function create( Engine $engine ): array {
		return array(
			Contract::name( 'fields.ajax_nonce' )   => Nonces::create( self::SESSION, $engine ),
			Contract::name( 'fields.tracks_nonce' ) => Nonces::create( self::IDENTITY, $engine ),
		);
	}

	/**
	 * Adds them to the nonces that scripts can request. Hooked.
	 *
	 * @param array<string, callable(Engine): array<string, string>> $kinds Nonces by purpose.
	 * @return array<string, callable(Engine): array<string, string>>
	 */
	public static function add( array $kinds ): array {
		return $kinds + array( Contract::name( 'settings_values.wallet_nonces' ) => self::create( ... ) );
	}

	/**
	 * Checks the nonce of a request for session data.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  Engine of the shop.
	 * @throws Refusal If it is invalid.
	 */
	public static function check_session( Request $request, Engine $engine ): void {
		Nonces::check( $request->text( Contract::name( 'fields.ajax_nonce' ), 64 ), self::SESSION, $engine );
	}

	/**
	 * Checks the nonce of a request for the visitor's identity.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  Engine of the shop.
	 * @throws Refusal If it is invalid.
	 */
	public static function check_identity( Request $request, Engine $engine ): void {
		Nonces::check( $request->text( Contract::name( 'fields.tracks_nonce' ), 64 ), self::IDENTITY, $engine );
	}
}
