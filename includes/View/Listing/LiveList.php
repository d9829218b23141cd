<?php
/**
 * Listing that a script updates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Cookies\SiteMark;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Page\Assets;
use Vitrine\View\QuickView\Dialog;
use Vitrine\View\QuickView\Opener;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes for src/behaviours/cart/cross-sell-lists.ts and
 * src/behaviours/visit/viewed.ts, which are loaded only on pages with such a listing.
 */
final class LiveList {

	/** Number of these listings on the page. */
	private static int $count = 0;

	/**
	 * Returns the attributes of a listing of cross-sells, for the cart page, which is
	 * not cached.
	 *
	 * @param list<int> $ids IDs of the displayed products.
	 * @return array<string, string> Attributes.
	 */
	public static function of_cart( array $ids ): array {
		Assets::enqueue_rare( Assets::CROSS_SELLS );
		return self::with_number( array( Contract::name( 'markers.cross_sell_list' ) => implode( ',', $ids ) ) );
	}

	/**
	 * Returns the attributes of a listing of recently viewed products, the same for all
	 * visitors.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, string> Attributes: the product of the page, if any, and where the browser keeps them.
	 */
	public static function of_viewed( Engine $engine ): array {
		Assets::enqueue_rare( Assets::VIEWED );
		return self::with_number(
			array(
				Contract::name( 'markers.viewed_list' ) => $engine->is_page( 'product' ) ? (string) get_queried_object_id() : '',
				'data-key'                              => Contract::name( 'storage.viewed' ) . '_' . SiteMark::of_address(),
			)
		);
	}

	/**
	 * Prints a placeholder for a listing that is still empty, and loads its assets. A
	 * script shows it once it knows that products will follow; for recently viewed
	 * products it knows their number at once, so that it can reserve space.
	 *
	 * @param array<string, string>     $attributes Attributes of of_cart() or of_viewed().
	 * @param array<string, mixed>      $options    Block attributes.
	 * @param array<string, mixed>|null $template   Parsed template of the cards; null: default cards.
	 * @param int                       $number     Cards per page.
	 */
	public static function print_place( array $attributes, array $options, ?array $template, int $number ): void {
		$is_viewed = Collection::VIEWED === $options['collection'];
		ListingLayout::load( $options );
		if ( Opener::NONE !== Opener::kind( $options['quickView'] ) ) {
			Dialog::need();
		}
		if ( null !== $template ) {
			ComposedCards::prepare( $template );
		}
		printf(
			'<div hidden %1$s>%2$s</div>',
			get_block_wrapper_attributes( $attributes + ( $is_viewed ? array( 'aria-busy' => 'true' ) : array() ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
			$is_viewed ? Listing::coming( $options, $number ) : '' // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		);
	}

	/**
	 * Adds a number that is the same whenever the page is printed.
	 *
	 * @param array<string, string> $attributes Attributes of the listing.
	 * @return array<string, string>
	 */
	private static function with_number( array $attributes ): array {
		return $attributes + array( 'data-list' => (string) ++self::$count );
	}
}
