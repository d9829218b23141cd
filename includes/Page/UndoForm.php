<?php
/**
 * The undo form for a removal without JavaScript.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Ajax\Nonces;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Shown above the cart after an item was removed by its link.
 *
 * @see field 18
 */
final class UndoForm {

	private const ARGUMENT = 'removed_item';

	/**
	 * Returns the cart URL with the offer to restore an item.
	 *
	 * @param string $url Cart URL.
	 * @param string $key Cart item key.
	 */
	public static function url( string $url, string $key ): string {
		return add_query_arg( self::ARGUMENT, rawurlencode( $key ), $url );
	}

	/**
	 * Prepends the form to the cart block if the URL asks for it.
	 *
	 * @param string $html Block HTML.
	 */
	public static function prepend( string $html ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read-only; the form has a nonce.
		$key = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_key( $_GET[ self::ARGUMENT ] ) : '';
		if ( '' === $key ) {
			return $html;
		}
		$engine = Plugin::engine();
		return sprintf(
			'<form class="vitrine-undo" method="post" action="%1$s"><input type="hidden" name="_wpnonce" value="%2$s"><button type="submit" class="restore-item" name="%3$s" value="%4$s" data-cart_item_key="%4$s">%5$s</button></form>',
			esc_url( $engine->page_url( 'cart' ) ),
			esc_attr( Nonces::create( Nonces::CART, $engine ) ),
			esc_attr( Contract::name( 'fields.undo_item' ) ),
			esc_attr( $key ),
			esc_html__( 'Undo removal', 'vitrine' )
		) . $html;
	}
}
