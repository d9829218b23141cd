<?php
/**
 * What the owner is told of blocks that give way.
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
 * Where a plugin has a cart or a checkout of its own, shoppers get that one in the
 * place of our block, which its owner would look for in vain.
 */
final class Replaced {

	/**
	 * A sentence for each.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string> `cart` or `checkout` to what is said of it.
	 */
	public static function told( Engine $engine ): array {
		$said = array();
		foreach ( $engine instanceof DrawsPages ? $engine->replaced() : array() as $page => $plugin ) {
			$said[ $page ] = sprintf(
				'cart' === $page
					/* translators: %s: name of a plugin. */
					? __( '“%s” has its own cart, which is shown instead of Vitrine’s block.', 'vitrine' )
					/* translators: %s: name of a plugin. */
					: __( '“%s” has its own checkout, which is shown instead of Vitrine’s block.', 'vitrine' ),
				$plugin
			);
		}
		return $said;
	}

	/**
	 * The same, where the block stands on the shop's page.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string>
	 */
	public static function on_pages( Engine $engine ): array {
		return array_filter( self::told( $engine ), static fn ( string $page ): bool => PostBlocks::has( "vitrine/$page", url_to_postid( $engine->page_url( $page ) ) ), ARRAY_FILTER_USE_KEY );
	}
}
