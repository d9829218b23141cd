<?php
/**
 * Product cards with a custom layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Blocks\CurrentPost;
use Vitrine\View\Markup;
use Vitrine\View\QuickView\Dialog;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the blocks of a listing's product template once per product.
 */
final class ComposedCards {

	public const TEMPLATE = 'vitrine/product-template';

	/** Product page blocks that have their own version in cards. */
	private const OF_CARDS = array( 'vitrine/product-title', 'vitrine/product-rating', 'vitrine/product-price', 'vitrine/product-stock', 'vitrine/product-short-description' );

	/** Style of product pages, and prefix of their blocks. */
	private const PAGE_STYLE = 'vitrine-product-style';
	private const PAGE_PART  = 'vitrine/product-';

	/**
	 * The block with the data that WordPress adds before it is rendered: link colors, a
	 * style, custom CSS.
	 *
	 * @var array<string, mixed>
	 */
	private readonly array $template;

	/** The list of the cards. */
	private readonly CardList $list;

	/** Whether a part needs the style of product pages. */
	private readonly bool $has_page_parts;

	/**
	 * @param array<string, mixed> $template Parsed block.
	 * @param list<Product>        $products Products of the listing.
	 */
	public function __construct( array $template, array $products ) {
		/** This filter is documented in WordPress: wp-includes/blocks.php */
		$this->template       = apply_filters( 'render_block_data', $template, $template, null );
		$this->list           = new CardList( array_map( static fn ( Product $product ): int => $product->id, $products ) );
		$this->has_page_parts = self::has_page_part( $template['innerBlocks'] ?? array() );
		ListingLayout::load_style( CardParts::STYLE );
	}

	/**
	 * Returns the product template of a listing; null if it has none.
	 *
	 * @param \WP_Block $listing The listing block.
	 * @return array<string, mixed>|null Parsed block.
	 */
	public static function template( \WP_Block $listing ): ?array {
		foreach ( $listing->parsed_block['innerBlocks'] ?? array() as $inner ) {
			if ( self::TEMPLATE === $inner['blockName'] ) {
				return $inner;
			}
		}
		return null;
	}

	/**
	 * Renders a card.
	 *
	 * @param Product                                                                            $product Product in the list.
	 * @param array{heading?: string, sizes?: string, loading?: string, quick_view?: string, others?: CardOthers|null} $options Options of Card::render().
	 */
	public function render( Product $product, array $options ): Markup {
		$own     = array(
			'postId'   => $product->id,
			'postType' => (string) get_post_type( $product->id ),
		);
		$context = static fn ( array $context ): array => array_merge( $context, $own );
		$draw    = fn (): string => ( new \WP_Block( $this->template, $own ) )->render();
		$is_used = wp_style_is( self::PAGE_STYLE );
		// Also for blocks in a synced pattern.
		add_filter( 'render_block_context', $context, 1 );
		try {
			$html = ( new ShownCard( $product, $this->list, $options ) )->around( static fn (): string => CurrentPost::within( $product->id, $draw ) );
		} finally {
			remove_filter( 'render_block_context', $context, 1 );
		}
		if ( ! $is_used && ! $this->has_page_parts ) {
			// The parts have enqueued it, but cards do not need it.
			wp_dequeue_style( self::PAGE_STYLE );
		}
		return Markup::safe( $html );
	}

	/**
	 * Loads the block styles and the quick view dialog for a listing that a script
	 * fills later.
	 *
	 * @param array<string, mixed> $template Parsed block.
	 */
	public static function prepare( array $template ): void {
		$cards   = new self( $template, array() );
		$is_used = wp_style_is( self::PAGE_STYLE );
		foreach ( $template['innerBlocks'] ?? array() as $block ) {
			// Without a product this only loads the block's assets.
			( new \WP_Block( $block ) )->render();
		}
		if ( ! $is_used && ! $cards->has_page_parts ) {
			wp_dequeue_style( self::PAGE_STYLE );
		}
		if ( self::has_opener( $template['innerBlocks'] ?? array() ) ) {
			Dialog::need();
		}
	}

	/**
	 * Whether blocks contain a quick view button.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed blocks.
	 */
	private static function has_opener( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( 'quick-view' === ( $block['attrs']['part'] ?? '' ) || 'core/block' === ( $block['blockName'] ?? '' ) || self::has_opener( $block['innerBlocks'] ?? array() ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether blocks contain a part that is rendered as on product pages.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed blocks.
	 */
	private static function has_page_part( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			$name = (string) ( $block['blockName'] ?? '' );
			if ( ( str_starts_with( $name, self::PAGE_PART ) && ! in_array( $name, self::OF_CARDS, true ) ) || 'core/block' === $name || self::has_page_part( $block['innerBlocks'] ?? array() ) ) {
				return true;
			}
		}
		return false;
	}
}
