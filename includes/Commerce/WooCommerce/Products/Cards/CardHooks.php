<?php
/**
 * Output of plugins in product cards.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products\Cards;

use Vitrine\Commerce\WooCommerce\Hooks\BlockFilters;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;
use Vitrine\Commerce\WooCommerce\Products\WooCommerceDetails;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's card template runs actions where plugins print wishlist buttons, badges
 * or savings. Our cards run the same actions. Callbacks of the theme are left out,
 * because they render its own card, which ours replaces.
 */
final class CardHooks {

	/** In the order of WooCommerce's template, named as in ForeignActions: divided where WooCommerce itself prints. */
	private const PLACES = array(
		'before_shop_loop_item',
		'before_shop_loop_item_title:-10',
		'before_shop_loop_item_title:10-',
		'shop_loop_item_title:-10',
		'shop_loop_item_title:10-',
		'after_shop_loop_item_title:-10',
		'after_shop_loop_item_title:10-',
		'after_shop_loop_item:-10',
		'after_shop_loop_item:10-',
	);

	/**
	 * Returns the output of plugins in the card of a product.
	 *
	 * @param int $id Product ID.
	 * @return array<string, string> Place to HTML.
	 */
	public static function of( int $id ): array {
		$places = array_filter( self::PLACES, static fn ( string $place ): bool => ForeignActions::exist( ForeignActions::action( $place ), true ) );
		$page   = array() === $places && ! BlockFilters::exist( BlockFilters::CARD ) ? null : get_post( $id );
		$known  = $page instanceof \WP_Post ? wc_get_product( $id ) : null;
		if ( ! $page instanceof \WP_Post || ! $known instanceof \WC_Product ) {
			return array();
		}
		return WooCommerceDetails::during(
			$page,
			static function () use ( $places, $known ): array {
				$html = array();
				foreach ( $places as $place ) {
					// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plugins escape their output.
					$html[ $place ] = GlobalProduct::output( $known, static fn () => print ForeignActions::at( $place, array(), true ) );
				}
				return array_filter( BlockFilters::add( $html, BlockFilters::CARD, $known->get_id() ), static fn ( string $one ): bool => '' !== $one );
			}
		);
	}
}
