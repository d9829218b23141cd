<?php
/**
 * Notices on WooCommerce pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own pages print their notices where the theme wants them. Where our
 * blocks replace a template that prints notices, they are printed above the block, in
 * WooCommerce's markup.
 */
final class FrontNotices {

	/**
	 * Blocks that replace WooCommerce's product archive and product templates.
	 */
	private const PLACES = array( 'vitrine/product-listing', 'vitrine/product' );

	/**
	 * Notice types that are not queued twice. The same error may belong to two fields.
	 */
	private const ONCE = array( 'success', 'notice' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_print_notices', array( self::class, 'leave_to_pages' ) );
		add_action( 'template_redirect', array( self::class, 'forbid_caches' ) );
		foreach ( self::PLACES as $block ) {
			add_filter( "render_block_$block", array( self::class, 'add_to_block' ), 10, 2 );
		}
		foreach ( self::ONCE as $type ) {
			// After the filters of plugins.
			add_filter( "woocommerce_add_$type", static fn ( mixed $message ): mixed => self::once( $message, $type ), PHP_INT_MAX );
		}
	}

	/**
	 * Whether our notices are printed at the top of a page.
	 *
	 * @param bool $wanted Result of earlier filters.
	 */
	public static function leave_to_pages( bool $wanted ): bool {
		return $wanted && ! ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() );
	}

	/**
	 * Prevents caching of a page with notices.
	 */
	public static function forbid_caches(): void {
		if ( self::are_shown() ) {
			NoStore::send();
		}
	}

	/**
	 * Prints the notices above a block.
	 *
	 * @param string               $html  HTML of the block.
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function add_to_block( string $html, array $block ): string {
		if ( ! self::are_shown() ) {
			return $html;
		}
		ob_start();
		woocommerce_output_all_notices();
		$align = $block['attrs']['align'] ?? '';
		$class = is_string( $align ) && '' !== $align ? "woocommerce align$align" : 'woocommerce';
		return sprintf( '<div class="%1$s">%2$s</div>', esc_attr( $class ), (string) ob_get_clean() ) . $html;
	}

	/**
	 * Drops a notice that is queued already: repeated clicks would pile them up where
	 * they are not shown.
	 *
	 * @param mixed  $message HTML.
	 * @param string $type    `success` or `notice`.
	 */
	private static function once( mixed $message, string $type ): mixed {
		return is_string( $message ) && wc_has_notice( $message, $type ) ? '' : $message;
	}

	/**
	 * Whether this page shows queued notices: because WooCommerce's templates would, or
	 * because the request added to the cart.
	 */
	private static function are_shown(): bool {
		if ( null === WC()->session || 0 === wc_notice_count() || is_cart() || is_checkout() || is_account_page() ) {
			return false;
		}
		return is_woocommerce() || isset( $_GET['add-to-cart'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only affects where texts are shown.
	}
}
