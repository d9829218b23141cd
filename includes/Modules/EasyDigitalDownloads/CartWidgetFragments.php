<?php
/**
 * Cart elements of Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Updates its item count and cart widget after a cart change by Vitrine, as its own
 * scripts do.
 */
final class CartWidgetFragments {

	/** ID of the cart widget. */
	private const WIDGET = 'edd_cart_widget';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_fragments', array( self::class, 'add' ), 10, 3 );
	}

	/**
	 * Adds the elements to cart responses.
	 *
	 * @param array<string, string> $fragments HTML of whole elements by selector.
	 * @param CartSnapshot          $snapshot  Cart.
	 * @param Engine            $engine    Engine of the cart.
	 * @return array<string, string>
	 */
	public static function add( array $fragments, CartSnapshot $snapshot, Engine $engine ): array {
		if ( ! $engine instanceof DownloadsEngine ) {
			return $fragments;
		}
		$fragments[ Contract::name( 'markers.downloads_count' ) ] = sprintf( '<span class="edd-cart-quantity">%d</span>', $snapshot->count() );
		if ( is_active_widget( false, false, self::WIDGET ) ) {
			preg_match( '#<ul class="edd-cart.*</ul>#s', (string) edd_shopping_cart(), $found );
			if ( $found ) {
				$fragments['ul.edd-cart'] = $found[0];
			}
		}
		return $fragments;
	}
}
