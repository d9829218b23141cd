<?php
/**
 * Who asks for the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A name that is the same for one visitor as long as the session or the account
 * lasts, and leads to nobody.
 *
 * @see spec 3.17, 7.15
 */
final class Identity {

	/** What is said of a visitor who is logged in. */
	private const CUSTOMER = 'customer';

	/**
	 * The identity of the visitor.
	 *
	 * @param Engine $engine The shop.
	 * @return array{_ui: string, _ut: string}
	 */
	public static function of( Engine $engine ): array {
		$user  = get_current_user_id();
		$whose = $user > 0 ? "user|$user" : 'guest|' . $engine->cart()->session_token();
		return array(
			'_ui' => wp_hash( "vitrine|wallet|$whose", 'nonce' ),
			'_ut' => $user > 0 ? self::CUSTOMER : Contract::name( 'wallet.anonymous_ut' ),
		);
	}
}
