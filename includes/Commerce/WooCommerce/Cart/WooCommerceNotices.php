<?php
/**
 * Notices for the visitor's next page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Uses WooCommerce's queue, so that its pages and plugins show the same notices.
 */
final class WooCommerceNotices {

	/** Notice type of the port to WooCommerce's. */
	private const TYPES = array(
		'success' => 'success',
		'error'   => 'error',
		'info'    => 'notice',
	);

	/**
	 * Adds a notice, unless the same one is queued already.
	 *
	 * @param string $type `success`, `error` or `info`.
	 * @param string $text Plain text.
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
	 * Returns and clears the queued notices, without the messages that the cart itself
	 * shows.
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
	 * Converts a WooCommerce notice to plain text, without its button.
	 *
	 * @param string $html HTML of the notice.
	 */
	public static function text( string $html ): string {
		return Names::plain( (string) preg_replace( '#<a\b[^>]*\bclass="[^"]*\bbutton\b[^"]*"[^>]*>.*?</a>#is', '', $html ) );
	}
}
