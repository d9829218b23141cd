<?php
/**
 * Identity of a visitor for the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A hash that is constant for a session or account and does not reveal who the visitor
 * is.
 *
 * @see spec 3.17, 7.15
 */
final class Identity {

	/** Type of logged-in visitors. */
	private const CUSTOMER = 'customer';

	/**
	 * Returns the identity of the current visitor.
	 *
	 * @param Engine $engine Engine of the shop.
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
