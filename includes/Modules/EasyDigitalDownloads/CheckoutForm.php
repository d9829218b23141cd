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
 * A page with the block is a checkout to that plugin too, as one with its shortcode
 * is: its scripts and those of its gateways are loaded there, nothing keeps a copy of
 * the page, and its form leads back to it.
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
	 * Whether this request is for a checkout. Hooked.
	 *
	 * @param mixed $is As that plugin knows.
	 */
	public static function is_here( mixed $is ): bool {
		// Beside another shop the block is that shop's.
		return $is || ( Plugin::engine() instanceof Engine && self::has_block() );
	}

	/**
	 * Whether the page of this request, or the one whose script asks, has the block.
	 */
	private static function has_block(): bool {
		if ( ! wp_doing_ajax() ) {
			return MainQuery::has_block( self::BLOCK );
		}
		$page = $_POST['current_page'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing,WordPress.Security.ValidatedSanitizedInput -- Which page asks, as that plugin's scripts say; made a number below.
		return is_string( $page ) && PostBlocks::has( self::BLOCK, absint( $page ) );
	}
}
