<?php
/**
 * What the cart's view says after a change of one line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Commerce\Engine;
use Vitrine\View\Cart\CartData;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the parts of `CartViewState` (src/islands/types.ts) that the server
 * knows: the line that can be put back, and why a change was refused.
 */
final class Undo {

	/**
	 * A line as the view shows it, before it goes; null when the cart has none such.
	 *
	 * @param string $key    `cart_item_key`.
	 * @param Engine $engine The shop.
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
	 * The view's state after a removal.
	 *
	 * @param array<string, mixed>|null $line Of line().
	 * @return array<string, mixed>
	 */
	public static function state( ?array $line ): array {
		return null === $line ? array() : array( 'removed' => array( 'line' => $line ) );
	}

	/**
	 * The view's state after a refusal.
	 *
	 * @param \WP_Error $error The refusal.
	 * @param string    $key   The line that it concerns.
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
