<?php
/**
 * A listing of what goes with the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Contract;
use Vitrine\Page\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * What src/behaviours/cart/cross-sell-lists.ts needs to keep it true to the
 * cart. On the cart page only, which is `no-store`.
 */
final class CartList {

	/** How many of them this page has. */
	private static int $count = 0;

	/**
	 * Loads the script, and says what is shown.
	 *
	 * @param list<int> $ids Of the products.
	 * @return array<string, string> Attributes of the listing.
	 */
	public static function attributes( array $ids ): array {
		wp_enqueue_script( Assets::CROSS_SELLS );
		return array(
			Contract::name( 'markers.cross_sell_list' ) => implode( ',', $ids ),
			'data-list'                                 => (string) ++self::$count,
		);
	}

	/**
	 * Prints the place of a listing that has nothing yet.
	 *
	 * @param array<string, string> $attributes Of the listing; none: it needs no place.
	 */
	public static function print_place( array $attributes ): void {
		if ( array() === $attributes ) {
			return;
		}
		echo '<div hidden';
		foreach ( $attributes as $name => $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		echo '></div>';
	}
}
