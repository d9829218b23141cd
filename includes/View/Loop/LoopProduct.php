<?php
/**
 * Product parts in a content listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Loop\Loop;
use Vitrine\Plugin;
use Vitrine\View\Listing\Card;
use Vitrine\View\Listing\CardList;
use Vitrine\View\Listing\CardParts;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Badge;
use Vitrine\View\QuickView\Opener;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Renders price, button, sale badge, image and swatches as in the product listing.
 *
 * @see spec 2.1, 3.2
 */
final class LoopProduct {

	/**
	 * Cards of a listing's products.
	 *
	 * @var \WeakMap<Loop, array<int, ShownCard>>|null
	 */
	private static ?\WeakMap $cards = null;

	/**
	 * Renders a part; null if the post is not a product or lacks the part.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param int                  $post_id    Post ID.
	 * @param array<string, mixed> $attributes Block attributes: `part`, and `secondImage` of an image.
	 */
	public static function render( Loop $loop, int $post_id, array $attributes ): ?Markup {
		$shown = self::cards( $loop )[ $post_id ] ?? null;
		$card  = $shown->data ?? array();
		return $shown ? match ( $attributes['part'] ) {
			'image', 'swatches' => CardParts::part( $shown, $attributes ),
			'price'      => Card::price( $card, Plugin::engine()->currency()->to_array() ),
			'button'     => Card::button( $card ),
			'sale-badge' => Badge::of_card( $card, ShopProps::props( Plugin::engine() )['sale_badge'] ),
			default      => Opener::render( Opener::BUTTON, $card['id'], $card['permalink'], $card['name'] ),
		} : null;
	}

	/**
	 * Renders the placeholder of a product image in the same size, so that cards in a
	 * row are aligned and badges have an image below them.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param int                  $post_id    Post ID.
	 * @param array<string, mixed> $attributes Attributes of WordPress's featured image block: `isLink`, `aspectRatio`.
	 * @return Markup|null Null where the post is no product.
	 */
	public static function picture( Loop $loop, int $post_id, array $attributes ): ?Markup {
		$card = ( self::cards( $loop )[ $post_id ] ?? null )?->data;
		if ( ! $card ) {
			return null;
		}
		$picture = Card::image( $card );
		$ratio   = $attributes['aspectRatio'] ?? '';
		return Markup::tag(
			'figure',
			array(
				'class' => 'wp-block-post-featured-image',
				'style' => is_string( $ratio ) && 1 === preg_match( '#^\d+(?:/\d+)?$#', $ratio ) ? "--vitrine-ratio:$ratio" : null,
			),
			// The title is the link for keyboards and screen readers.
			empty( $attributes['isLink'] ) ? $picture : Markup::tag(
				'a',
				array(
					'href'        => $card['permalink'],
					'tabindex'    => '-1',
					'aria-hidden' => 'true',
				),
				$picture
			)
		);
	}

	/**
	 * Returns the cards of all products of a listing, loaded together.
	 *
	 * @param Loop $loop The listing.
	 * @return array<int, ShownCard> Post id to card.
	 */
	private static function cards( Loop $loop ): array {
		self::$cards ??= new \WeakMap();
		if ( ! isset( self::$cards[ $loop ] ) ) {
			$ids   = array_column( $loop->posts(), 'ID' );
			$list  = new CardList( $ids );
			$cards = array();
			if ( array() !== $ids && Plugin::engine()->content_types()['post_type'] === $loop->query->options->post_type ) {
				foreach ( Plugin::engine()->catalog()->query( new ProductQuery( ids: $ids, per_page: count( $ids ) ) )->products as $product ) {
					$cards[ $product->id ] = new ShownCard( $product, $list );
				}
			}
			self::$cards[ $loop ] = $cards;
		}
		return self::$cards[ $loop ];
	}
}
