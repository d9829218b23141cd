<?php
/**
 * The proof that a link or form was printed for this visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Commerce\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * Stands in links and forms of pages that are `no-store`, bound to the session.
 */
final class Proof {

	/**
	 * The query argument and form field.
	 */
	public const FIELD = '_wpnonce';

	/**
	 * A fresh one.
	 *
	 * @param Engine $engine Whose session it is bound to.
	 */
	public static function create( Engine $engine ): string {
		return wp_create_nonce( 'vitrine_cart_' . $engine->cart()->session_token() );
	}
}
