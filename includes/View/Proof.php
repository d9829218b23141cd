<?php
/**
 * Nonce of cart links and forms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Commerce\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * Used in links and forms of pages that are not cached, bound to the session.
 */
final class Proof {

	/**
	 * Name of the query variable and form field.
	 */
	public const FIELD = '_wpnonce';

	/**
	 * Creates a nonce.
	 *
	 * @param Engine $engine Engine of the session.
	 */
	public static function create( Engine $engine ): string {
		return wp_create_nonce( 'vitrine_cart_' . $engine->cart()->session_token() );
	}
}
