<?php
/**
 * Easy Digital Downloads' checkout form in Vitrine's block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Plugin;
use Vitrine\Support\MainQuery;
use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes Easy Digital Downloads treat a page with the block as a checkout page, like one
 * with its shortcode: it enqueues its scripts, prevents caching, and its form returns
 * to the page.
 */
final class CheckoutForm {

	private const BLOCK = 'vitrine/checkout';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'edd_is_checkout', array( self::class, 'is_here' ) );
	}

	/**
	 * Filters whether the request is for a checkout. Hooked.
	 *
	 * @param mixed $is Result of Easy Digital Downloads.
	 */
	public static function is_here( mixed $is ): bool {
		// With another main engine the block shows that engine's checkout.
		return $is || ( Plugin::engine() instanceof DownloadsEngine && self::has_block() );
	}

	/**
	 * Whether the current page, or the page of an AJAX request, has the block.
	 */
	private static function has_block(): bool {
		if ( ! wp_doing_ajax() ) {
			return MainQuery::has_block( self::BLOCK );
		}
		$page = $_POST['current_page'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing,WordPress.Security.ValidatedSanitizedInput -- Page ID sent by that plugin's script; cast to an integer below.
		return is_string( $page ) && PostBlocks::has( self::BLOCK, absint( $page ) );
	}
}
