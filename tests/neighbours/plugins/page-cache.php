<?php
/**
 * Plugin Name: A neighbour: page cache
 * Description: Caches the first response of each URL for all visitors, whatever its headers. The cart, checkout and account are excluded by their URLs.
 *
 * @package Vitrine
 */

declare(strict_types=1);

( static function (): void {
	$address = $_SERVER['REQUEST_URI'] ?? '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only used as a cache key.
	if ( 'GET' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || array() !== $_GET || preg_match( '#/(cart|checkout|account|wp-[^/]+)\b|\.php#', $address ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- Read-only request.
		return;
	}
	$file = WP_CONTENT_DIR . '/kept-pages/' . md5( $address ) . '.html';
	if ( is_readable( $file ) ) {
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'Cache-Control: public, max-age=600' );
		header( 'X-Kept: 1' );
		readfile( $file );
		exit;
	}
	add_action(
		'template_redirect',
		static function () use ( $file ): void {
			ob_start(
				static function ( string $html ) use ( $file ): string {
					if ( ! is_404() && str_contains( $html, '</html>' ) ) {
						wp_mkdir_p( dirname( $file ) );
						file_put_contents( $file, $html );
					}
					return $html;
				}
			);
		},
		1
	);
} )();
