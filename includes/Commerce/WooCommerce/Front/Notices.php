<?php
/**
 * Messages on WooCommerce's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own pages say what there is to say, where the theme wants it: the
 * messages are left to them. Where our blocks stand in the place of a template
 * that prints the messages, they are printed above the block, in WooCommerce's
 * own markup.
 */
final class Notices {

	/**
	 * Blocks that stand in the place of WooCommerce's listing and product.
	 */
	private const PLACES = array( 'vitrine/product-listing', 'vitrine/product' );

	/**
	 * Kinds of messages that are not queued twice. Errors may belong to two fields.
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
			// After plugins have had their word.
			add_filter( "woocommerce_add_$type", static fn ( mixed $message ): mixed => self::once( $message, $type ), PHP_INT_MAX );
		}
	}

	/**
	 * Whether our messages at the top of a page are wanted.
	 *
	 * @param bool $wanted So far.
	 */
	public static function leave_to_pages( bool $wanted ): bool {
		return $wanted && ! ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() );
	}

	/**
	 * Keeps a page that is going to show messages from being shown to others.
	 */
	public static function forbid_caches(): void {
		if ( self::are_shown() ) {
			NoStore::send();
		}
	}

	/**
	 * Prints the messages above a block.
	 *
	 * @param string               $html  Of the block.
	 * @param array<string, mixed> $block As parsed.
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
	 * A message, or nothing when the same one waits already: one for each click
	 * would pile up where nothing shows them.
	 *
	 * @param mixed  $message HTML.
	 * @param string $type    `success` or `notice`.
	 */
	private static function once( mixed $message, string $type ): mixed {
		return is_string( $message ) && wc_has_notice( $message, $type ) ? '' : $message;
	}

	/**
	 * Whether messages wait that this page is to show: as WooCommerce's templates
	 * do, or since it was asked for by what they tell of.
	 */
	private static function are_shown(): bool {
		if ( null === WC()->session || 0 === wc_notice_count() || is_cart() || is_checkout() || is_account_page() ) {
			return false;
		}
		return is_woocommerce() || isset( $_GET['add-to-cart'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says where words are shown.
	}
}
