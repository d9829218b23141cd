<?php
/**
 * State of the cart view after a change of an item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Commerce\Engine;
use Vitrine\View\Cart\CartData;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the server-side parts of `CartViewState` (src/islands/types.ts): the item
 * that can be restored, and the error of a change.
 */
final class Undo {

	/**
	 * Returns an item as the view displays it, before its removal; null if it is not in
	 * the cart.
	 *
	 * @param string $key    Cart item key.
	 * @param Engine $engine The engine.
	 * @return array<string, mixed>|null
	 */
	public static function line( string $key, Engine $engine ): ?array {
		foreach ( CartData::of( $engine->cart()->snapshot(), $engine )['lines'] as $line ) {
			if ( $line['key'] === $key ) {
				return $line;
			}
		}
		return null;
	}

	/**
	 * Returns the state after a removal.
	 *
	 * @param array<string, mixed>|null $line Item of line().
	 * @return array<string, mixed>
	 */
	public static function state( ?array $line ): array {
		return null === $line ? array() : array( 'removed' => array( 'line' => $line ) );
	}

	/**
	 * Returns the state after an error.
	 *
	 * @param \WP_Error $error The error.
	 * @param string    $key   Cart item key.
	 * @return array<string, mixed>
	 */
	public static function failure( \WP_Error $error, string $key ): array {
		return array(
			'failure' => array(
				'text' => $error->get_error_message(),
				'code' => (string) $error->get_error_code(),
				'key'  => $key,
			),
		);
	}
}
