<?php
/**
 * Redirects URLs of the built-in shop after the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Move\Parts\CategoriesMover;
use Vitrine\Move\Parts\ProductsMover;
use Vitrine\Move\Parts\TagsMover;

defined( 'ABSPATH' ) || exit;

/**
 * Most URLs do not change. Others are redirected, since emails, bookmarks and search
 * engines still contain them. Loaded only after a finished move.
 */
final class OldAddresses {

	/** Former URL prefixes of products, categories and tags. */
	private const BASES = array(
		ProductsMover::TYPE       => 'product/',
		CategoriesMover::TAXONOMY => 'product-category/',
		TagsMover::TAXONOMY       => 'product-tag/',
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before WooCommerce looks up the order.
		add_action( 'template_redirect', array( self::class, 'lead_on' ), 1 );
		add_filter( 'woocommerce_order_number', array( self::class, 'number' ), 10, 2 );
		add_filter( 'woocommerce_order_table_search_query_meta_keys', array( self::class, 'search' ) );
		add_filter( 'woocommerce_shop_order_search_fields', array( self::class, 'search' ) );
	}

	/**
	 * Redirects an old URL.
	 */
	public static function lead_on(): void {
		$url = self::receipt();
		$url = '' === $url ? self::content() : $url;
		if ( '' !== $url ) {
			wp_safe_redirect( $url, 301, 'Vitrine' );
			exit;
		}
	}

	/**
	 * Returns the original order number, which customers know.
	 *
	 * @param string|int         $number Order number in WooCommerce.
	 * @param \WC_Abstract_Order $order  The order.
	 */
	public static function number( string|int $number, \WC_Abstract_Order $order ): string {
		$own = $order->get_meta( Marks::ORDER );
		return is_string( $own ) && '' !== $own ? $own : (string) $number;
	}

	/**
	 * Makes the original order number searchable.
	 *
	 * @param list<string> $keys Meta keys.
	 * @return list<string>
	 */
	public static function search( array $keys ): array {
		return array( ...$keys, Marks::ORDER_NUMBER );
	}

	/**
	 * Returns the URL of the order received page for an old receipt URL, empty if it is not one.
	 */
	private static function receipt(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read-only; the number is validated and the key only compared.
		$number = $_GET['order-received'] ?? null;
		$key    = $_GET['key'] ?? null;
		// phpcs:enable
		if ( ! is_string( $number ) || ! is_string( $key ) || ! ctype_digit( $number ) ) {
			return '';
		}
		$order = wc_get_order( Marks::order( (int) $number ) );
		return $order instanceof \WC_Order && hash_equals( (string) $order->get_meta( Marks::ORDER_KEY ), $key ) ? $order->get_checkout_order_received_url() : '';
	}

	/**
	 * Returns the new URL of a product, category or tag, empty if the URL is not an old one or still works.
	 */
	private static function content(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read-only URL parameters.
		foreach ( array( ProductsMover::TYPE => ContentTypes::PRODUCT, CategoriesMover::TAXONOMY => ContentTypes::CATEGORY, TagsMover::TAXONOMY => ContentTypes::TAG ) as $theirs => $own ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			if ( is_string( $_GET[ $own ] ?? null ) ) {
				return self::url( $theirs, wp_unslash( $_GET[ $own ] ) );
			}
		}
		// phpcs:enable
		global $wp;
		$path = is_404() ? trailingslashit( $wp->request ) : '';
		foreach ( self::BASES as $theirs => $base ) {
			if ( '' !== $path && str_starts_with( $path, $base ) ) {
				return self::url( $theirs, substr( $path, strlen( $base ) ) );
			}
		}
		return '';
	}

	/**
	 * Returns the URL of a product, category or tag.
	 *
	 * @param string $kind WooCommerce post type or taxonomy.
	 * @param string $path Slug, possibly preceded by the slugs of its parents.
	 * @return string Empty if it does not exist.
	 */
	private static function url( string $kind, string $path ): string {
		$slug = sanitize_title( basename( $path ) );
		if ( '' === $slug ) {
			return '';
		}
		if ( ProductsMover::TYPE === $kind ) {
			$post = get_page_by_path( $slug, 'OBJECT', $kind );
			return $post instanceof \WP_Post && 'publish' === $post->post_status ? (string) get_permalink( $post ) : '';
		}
		$link = get_term_link( $slug, $kind );
		return is_wp_error( $link ) ? '' : $link;
	}
}
