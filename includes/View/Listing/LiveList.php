<?php
/**
 * A listing that a script changes later.
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
 * What src/behaviours/cart/cross-sell-lists.ts and src/behaviours/visit/viewed.ts
 * need, each a script that only pages with such a listing load.
 */
final class LiveList {

	/** How many of them this page has. */
	private static int $count = 0;

	/**
	 * A listing of what goes with the cart, for the cart page, which is `no-store`.
	 *
	 * @param list<int> $ids Of the products that it shows.
	 * @return array<string, string> Attributes.
	 */
	public static function of_cart( array $ids ): array {
		Assets::enqueue_rare( Assets::CROSS_SELLS );
		return self::with_number( array( Contract::name( 'markers.cross_sell_list' ) => implode( ',', $ids ) ) );
	}

	/**
	 * A listing of what the visitor has looked at: the same for every visitor.
	 *
	 * @param Engine $engine The shop.
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
	 * Prints the place of a listing that has nothing yet, and loads what it needs when
	 * it has. A script shows it as soon as it knows that something is to come; what a
	 * visitor has looked at it knows at once, and how much, so that there is room for it.
	 *
	 * @param array<string, string>     $attributes Of the listing, with of_cart() or of_viewed().
	 * @param array<string, mixed>      $options    Attributes of the block.
	 * @param array<string, mixed>|null $template   Of its cards, as parsed; null: the usual ones.
	 * @param int                       $number     Cards of a page of it.
	 */
	public static function print_place( array $attributes, array $options, ?array $template, int $number ): void {
		$is_viewed = Collection::VIEWED === $options['collection'];
		Layout::load( $options );
		if ( Opener::NONE !== Opener::kind( $options['quickView'] ) ) {
			Dialog::need();
		}
		if ( null !== $template ) {
			ComposedCards::prepare( $template );
		}
		printf(
			'<div hidden %1$s>%2$s</div>',
			get_block_wrapper_attributes( $attributes + ( $is_viewed ? array( 'aria-busy' => 'true' ) : array() ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes them.
			$is_viewed ? Listing::coming( $options, $number ) : '' // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
		);
	}

	/**
	 * Attributes with a number that is the same whenever the page is printed.
	 *
	 * @param array<string, string> $attributes Of the listing.
	 * @return array<string, string>
	 */
	private static function with_number( array $attributes ): array {
		return $attributes + array( 'data-list' => (string) ++self::$count );
	}
}
