<?php
/**
 * Cards whose parts the owner has put together.
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
 * The blocks of a listing's product template, once for each product.
 */
final class ComposedCards {

	public const TEMPLATE = 'vitrine/product-template';

	/** Parts of a product's page that a card draws in its own way. */
	private const OF_CARDS = array( 'vitrine/product-title', 'vitrine/product-rating', 'vitrine/product-price', 'vitrine/product-stock', 'vitrine/product-short-description' );

	/** The style of a product's page, and what its parts are called. */
	private const PAGE_STYLE = 'vitrine-product-style';
	private const PAGE_PART  = 'vitrine/product-';

	/**
	 * The block, with what WordPress adds to the data of one before it is rendered:
	 * colors of links, a style, CSS of its own.
	 *
	 * @var array<string, mixed>
	 */
	private readonly array $template;

	/** The list that the cards are in. */
	private readonly CardList $list;

	/** Whether a part needs the style of a product's page. */
	private readonly bool $has_page_parts;

	/**
	 * @param array<string, mixed> $template The block, as parsed.
	 * @param list<Product>        $products Of the listing.
	 */
	public function __construct( array $template, array $products ) {
		/** This filter is documented in WordPress: wp-includes/blocks.php */
		$this->template       = apply_filters( 'render_block_data', $template, $template, null );
		$this->list           = new CardList( array_map( static fn ( Product $product ): int => $product->id, $products ) );
		$this->has_page_parts = self::has_page_part( $template['innerBlocks'] ?? array() );
		Layout::load_style( CardParts::STYLE );
	}

	/**
	 * The template of a listing; null where the owner has put none together.
	 *
	 * @param \WP_Block $listing The block.
	 * @return array<string, mixed>|null As parsed.
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
	 * A card.
	 *
	 * @param Product                                                                            $product One of the list's.
	 * @param array{heading?: string, sizes?: string, loading?: string, quick_view?: string, others?: CardOthers|null} $options Of Card::render().
	 */
	public function render( Product $product, array $options ): Markup {
		$own     = array(
			'postId'   => $product->id,
			'postType' => (string) get_post_type( $product->id ),
		);
		$context = static fn ( array $context ): array => array_merge( $context, $own );
		$draw    = fn (): string => ( new \WP_Block( $this->template, $own ) )->render();
		$is_used = wp_style_is( self::PAGE_STYLE );
		// Blocks of a synced pattern get it too.
		add_filter( 'render_block_context', $context, 1 );
		try {
			$html = ( new ShownCard( $product, $this->list, $options ) )->around( static fn (): string => CurrentPost::within( $product->id, $draw ) );
		} finally {
			remove_filter( 'render_block_context', $context, 1 );
		}
		if ( ! $is_used && ! $this->has_page_parts ) {
			// The parts asked for it, and a card does without.
			wp_dequeue_style( self::PAGE_STYLE );
		}
		return Markup::safe( $html );
	}

	/**
	 * Loads what the cards need of a listing that a script fills later: the styles of
	 * their blocks, and the dialog that they open.
	 *
	 * @param array<string, mixed> $template The block, as parsed.
	 */
	public static function prepare( array $template ): void {
		$cards   = new self( $template, array() );
		$is_used = wp_style_is( self::PAGE_STYLE );
		foreach ( $template['innerBlocks'] ?? array() as $block ) {
			// There is no product: only what WordPress loads for a block stays of it.
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
	 * Whether a quick view is among blocks.
	 *
	 * @param list<array<string, mixed>> $blocks As parsed.
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
	 * Whether blocks have a part in them that is drawn as on a product's page.
	 *
	 * @param list<array<string, mixed>> $blocks As parsed.
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
