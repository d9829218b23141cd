<?php
/**
 * What the shop says on every page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A text, which visitors may dismiss until another one is written.
 *
 * @see spec 2.9, 3.8, 4.4
 */
final class StoreNotice {

	/**
	 * The text; HTML. Empty: there is none.
	 */
	public static function text(): string {
		/**
		 * Changes what the shop says on every page. It is kept by caches: put
		 * nothing of a visitor into it.
		 *
		 * @param string $text HTML; empty: nothing.
		 *
		 * @example
		 * add_filter( 'vitrine_store_notice', fn( $text ) => '12' === wp_date( 'n' ) ? $text . ' Order by December 20 for delivery before Christmas.' : $text );
		 */
		$text = (string) apply_filters( 'vitrine_store_notice', esc_html( Settings::text( 'store_notice' ) ) );
		// Nearly every page of nearly every shop has none.
		return '' === $text ? '' : wp_kses_post( $text );
	}

	/**
	 * Names a text: another one is another notice, which nobody has dismissed yet.
	 *
	 * @param string $text The text.
	 */
	public static function id( string $text ): string {
		return md5( $text );
	}
}
