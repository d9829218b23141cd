<?php
/**
 * Messages for a visitor's next page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own list, so that its pages and its plugins show the same.
 */
final class Notices {

	/** Of the port to WooCommerce's. */
	private const TYPES = array(
		'success' => 'success',
		'error'   => 'error',
		'info'    => 'notice',
	);

	/**
	 * Keeps a message, once however often it is said before somebody reads it.
	 *
	 * @param string $type `success`, `error` or `info`.
	 * @param string $text Text, not HTML.
	 */
	public static function add( string $type, string $text ): void {
		Loaded::start_session();
		$kind = self::TYPES[ $type ] ?? 'notice';
		if ( ! wc_has_notice( esc_html( $text ), $kind ) ) {
			wc_add_notice( esc_html( $text ), $kind );
		}
		Loaded::save( Loaded::cart() );
	}

	/**
	 * Takes the messages; they are then forgotten. What the cart itself says
	 * stands beside it already.
	 *
	 * @return list<array{type: string, text: string}>
	 */
	public static function take(): array {
		Loaded::session();
		$kept = wc_get_notices();
		if ( array() === $kept ) {
			return array();
		}
		$taken = array();
		foreach ( $kept as $type => $notices ) {
			foreach ( $notices as $notice ) {
				$text = self::text( (string) ( is_array( $notice ) ? $notice['notice'] ?? '' : $notice ) );
				if ( '' !== $text && ! in_array( $text, Memory::changes(), true ) ) {
					$taken[] = array(
						'type' => (string) ( array_search( $type, self::TYPES, true ) ?: 'info' ),
						'text' => $text,
					);
				}
			}
		}
		wc_clear_notices();
		Loaded::save( Loaded::cart() );
		return $taken;
	}

	/**
	 * A message of WooCommerce's as text, without the button that it may begin or end with.
	 *
	 * @param string $html The message.
	 */
	public static function text( string $html ): string {
		return Names::plain( (string) preg_replace( '#<a\b[^>]*\bclass="[^"]*\bbutton\b[^"]*"[^>]*>.*?</a>#is', '', $html ) );
	}
}
