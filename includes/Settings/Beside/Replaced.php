<?php
/**
 * Notices about replaced blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Beside;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\DrawsPages;
use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Another plugin may replace the cart or checkout, and is then shown instead of this
 * plugin's block. The messages explain why.
 */
final class Replaced {

	/**
	 * Returns a message for each replaced page.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return array<string, string> Messages by page: `cart` or `checkout`.
	 */
	public static function notices( Engine $engine ): array {
		$notices = array();
		foreach ( $engine instanceof DrawsPages ? $engine->replaced() : array() as $page => $plugin ) {
			$notices[ $page ] = sprintf(
				'cart' === $page
					/* translators: %s: name of a plugin. */
					? __( '“%s” has its own cart, which is shown instead of Vitrine’s block.', 'vitrine' )
					/* translators: %s: name of a plugin. */
					: __( '“%s” has its own checkout, which is shown instead of Vitrine’s block.', 'vitrine' ),
				$plugin
			);
		}
		return $notices;
	}

	/**
	 * Returns the messages of pages that have the block.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return array<string, string>
	 */
	public static function on_pages( Engine $engine ): array {
		return array_filter( self::notices( $engine ), static fn ( string $page ): bool => PostBlocks::has( "vitrine/$page", url_to_postid( $engine->page_url( $page ) ) ), ARRAY_FILTER_USE_KEY );
	}
}
