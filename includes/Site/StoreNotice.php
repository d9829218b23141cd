<?php
/**
 * Store notice.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Text on every page, which visitors may dismiss until it changes.
 *
 * @see spec 2.9, 3.8, 4.4
 */
final class StoreNotice {

	/**
	 * Returns the notice HTML; empty if there is none.
	 */
	public static function text(): string {
		/**
		 * Filters the store notice. Pages are cached: do not put visitor data into it.
		 *
		 * @param string $text HTML; empty for no notice.
		 *
		 * @example
		 * add_filter( 'vitrine_store_notice', fn( $text ) => '12' === wp_date( 'n' ) ? $text . ' Order by December 20 for delivery before Christmas.' : $text );
		 */
		$text = (string) apply_filters( 'vitrine_store_notice', esc_html( Settings::text( 'store_notice' ) ) );
		// Most pages have no notice.
		return '' === $text ? '' : wp_kses_post( $text );
	}

	/**
	 * Returns an ID for a notice text: a changed text is a new notice, not dismissed
	 * yet.
	 *
	 * @param string $text Notice text.
	 */
	public static function id( string $text ): string {
		return md5( $text );
	}
}
