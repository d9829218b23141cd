<?php
/**
 * Plugin Name: A neighbour: language
 * Description: Languages by URL: /de/ before every path, with texts, URLs and cart messages in that language.
 *
 * @package Vitrine
 */

declare(strict_types=1);

/**
 * Whether the request is for the German pages.
 */
function neighbour_is_german(): bool {
	static $is = null;
	if ( null === $is ) {
		$is = (bool) preg_match( '#^/de(/|$|\?)#', sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) );
	}
	return $is;
}

// Before WordPress parses the request.
if ( neighbour_is_german() ) {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only removes a prefix.
	$_SERVER['REQUEST_URI'] = '/' . ltrim( (string) preg_replace( '#^/de#', '', wp_unslash( $_SERVER['REQUEST_URI'] ) ), '/' );
}

add_filter(
	'home_url',
	static function ( string $url, $path ): string {
		if ( ! neighbour_is_german() || is_admin() || str_contains( $url, '/wp-json' ) ) {
			return $url;
		}
		$home = (string) get_option( 'home' );
		return str_replace( $home, $home . '/de', $url );
	},
	10,
	2
);
// Endpoint URLs for scripts are not page URLs.
add_filter( 'woocommerce_ajax_get_endpoint', static fn ( string $url ): string => neighbour_is_german() && ! str_starts_with( $url, '/de/' ) ? '/de' . $url : $url );
add_filter( 'redirect_canonical', static fn ( $url ) => neighbour_is_german() ? false : $url );
add_filter( 'language_attributes', static fn ( string $all ): string => neighbour_is_german() ? 'lang="de"' : $all );

const GERMAN = array(
	'Add to cart'                       => 'In den Warenkorb',
	'View cart'                         => 'Warenkorb ansehen',
	'Proceed to checkout'               => 'Zur Kasse',
	'Place order'                       => 'Kaufen',
	'Update cart'                       => 'Warenkorb aktualisieren',
	'Apply coupon'                      => 'Gutschein einlösen',
	'Coupon code applied successfully.' => 'Der Gutschein gilt.',
	'Cart updated.'                     => 'Der Warenkorb ist neu.',
	'%s has been added to your cart.'   => '%s liegt im Warenkorb.',
);
add_filter( 'gettext_woocommerce', static fn ( string $text, string $source ): string => neighbour_is_german() ? ( GERMAN[ $source ] ?? $text ) : $text, 10, 2 );
add_filter( 'ngettext_woocommerce', static fn ( string $text, string $one ): string => neighbour_is_german() ? ( GERMAN[ $one ] ?? $text ) : $text, 10, 2 );

add_action(
	'wp_footer',
	static function (): void {
		printf( '<nav class="languages" aria-label="Language"><a href="/de/shop/">Deutsch</a> <a href="/shop/">English</a></nav>' );
	}
);
