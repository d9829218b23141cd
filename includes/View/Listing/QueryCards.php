<?php
/**
 * Product parts in WordPress's own loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Product\Parts\ShownProduct;

defined( 'ABSPATH' ) || exit;

/**
 * Lets card parts be used in a Query Loop and in WooCommerce's product collection,
 * where they show the product of the current post. The products of a loop are loaded
 * together.
 */
final class QueryCards {

	private const STYLE = 'vitrine-query-parts';

	/** Style of the quick view button and dialog on pages without our listings. */
	private const QUICK_VIEW = 'vitrine-quick-view';

	/**
	 * The loop that was started last.
	 *
	 * @var \WP_Query|null
	 */
	private static ?\WP_Query $query = null;

	/**
	 * Cards by product ID.
	 *
	 * @var array<int, ShownCard>
	 */
	private static array $cards = array();

	/**
	 * Registers the hook.
	 */
	public static function prepare(): void {
		add_action( 'loop_start', array( self::class, 'begin' ) );
	}

	/**
	 * Remembers a loop, so that the first part can load its products. Hooked.
	 *
	 * @param mixed $query The loop.
	 */
	public static function begin( mixed $query ): void {
		self::$query = $query instanceof \WP_Query ? $query : null;
	}

	/**
	 * Renders the part; empty if the post is not a product or lacks the part.
	 *
	 * @param \WP_Block            $block      Block of the part, outside of our listings.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function render( \WP_Block $block, array $attributes ): string {
		$card = self::card( $block );
		$part = null === $card ? '' : CardParts::render( $card, Plugin::engine(), $attributes );
		if ( '' === $part ) {
			return '';
		}
		ListingLayout::load_style( self::STYLE );
		if ( 'quick-view' === $attributes['part'] ) {
			ListingLayout::load_style( self::QUICK_VIEW );
		}
		return (string) Markup::tag( 'div', array( 'class' => "vitrine-query-part is-{$attributes['part']}" ), Markup::safe( $part ) );
	}

	/**
	 * Returns the card of the product; in the template editor that of the newest one.
	 *
	 * @param \WP_Block $block Block of the part.
	 */
	private static function card( \WP_Block $block ): ?ShownCard {
		$id = (int) ( $block->context['postId'] ?? get_the_ID() );
		if ( 0 === $id ) {
			$example = ShownProduct::of( $block )?->product;
			return null === $example ? null : new ShownCard( $example, new CardList( array( $example->id ) ) );
		}
		$engine = Plugin::engine();
		if ( ! isset( self::$cards[ $id ] ) && get_post_type( $id ) === $engine->content_types()['post_type'] ) {
			$ids  = array_map( static fn ( mixed $post ): int => $post instanceof \WP_Post ? $post->ID : (int) $post, array_values( self::$query->posts ?? array() ) );
			$ids  = in_array( $id, $ids, true ) ? $ids : array( $id );
			$list = new CardList( $ids );
			foreach ( $engine->catalog()->query( new ProductQuery( ids: $ids, per_page: count( $ids ) ) )->products as $product ) {
				self::$cards[ $product->id ] = new ShownCard( $product, $list );
			}
		}
		return self::$cards[ $id ] ?? null;
	}
}
