<?php
/**
 * What Easy Digital Downloads shows of its cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Engine as EnginePort;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Its number of items and its cart widget follow a change that was made by
 * Vitrine's markup, as they follow its own scripts.
 */
final class Fragments {

	/** Id of Easy Digital Downloads' cart widget. */
	private const WIDGET = 'edd_cart_widget';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_fragments', array( self::class, 'add' ), 10, 3 );
	}

	/**
	 * Adds its regions to the answers of its cart.
	 *
	 * @param array<string, string> $fragments Selector to HTML of the whole element.
	 * @param CartSnapshot          $snapshot  The cart.
	 * @param EnginePort            $engine    Whose it is.
	 * @return array<string, string>
	 */
	public static function add( array $fragments, CartSnapshot $snapshot, EnginePort $engine ): array {
		if ( ! $engine instanceof Engine ) {
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
