<?php
/**
 * Who may show the visitor's own pages in a frame.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Cart, checkout and account in another site's frame can be laid under what a
 * visitor thinks to press. Only this site frames them, and who may try designs on
 * it. Beside another shop plugin, what its pages send is that plugin's.
 */
final class Framing {

	/**
	 * Sends the headers of a page of the visitor's own.
	 */
	public static function send_headers(): void {
		if ( headers_sent() || 'builtin' !== Plugin::engine()->id() ) {
			return;
		}
		$others = (array) Settings::get( 'preview_origins' );
		/**
		 * Lets other sites show cart, checkout and account in a frame.
		 *
		 * @param list<string> $origins Such as `https://example.com`; those that may try designs.
		 *
		 * @example
		 * add_filter( 'vitrine_frame_ancestors', fn( $origins ) => array( ...$origins, 'https://portal.example.com' ) );
		 */
		$origins = array_filter( (array) apply_filters( 'vitrine_frame_ancestors', $others ), static fn ( $origin ): bool => is_string( $origin ) && 1 === preg_match( '#^https?://[A-Za-z0-9.:\[\]-]+$#D', $origin ) );
		// Beside a policy that the site has: browsers keep both.
		header( "Content-Security-Policy: frame-ancestors 'self'" . implode( '', array_map( static fn ( string $origin ): string => ' ' . $origin, $origins ) ), false );
		if ( array() === $origins ) {
			header( 'X-Frame-Options: SAMEORIGIN' );
		}
	}
}
