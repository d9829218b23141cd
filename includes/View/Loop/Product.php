<?php
/**
 * The parts of a product in a listing of content.
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
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Price, buttons, sale badge, image and swatches, as the product listing has them.
 *
 * @see spec 2.1, 3.2
 */
final class Product {

	/**
	 * Cards of a listing's products.
	 *
	 * @var \WeakMap<Loop, array<int, ShownCard>>|null
	 */
	private static ?\WeakMap $cards = null;

	/**
	 * A part; null where the post is no product, or lacks it.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param int                  $post_id    The post.
	 * @param array<string, mixed> $attributes Of the block: `part`, and `secondImage` of an image.
	 */
	public static function render( Loop $loop, int $post_id, array $attributes ): ?Markup {
		$shown = self::cards( $loop )[ $post_id ] ?? null;
		$card  = $shown->data ?? array();
		return $shown ? match ( $attributes['part'] ) {
			'image', 'swatches' => CardParts::part( $shown, $attributes ),
			'price'      => Card::price( $card, Plugin::engine()->currency()->to_array() ),
			'button'     => Card::button( $card ),
			'sale-badge' => Badge::of_card( $card, Shop::props( Plugin::engine() )['sale_badge'] ),
			default      => Opener::render( Opener::BUTTON, $card['id'], $card['permalink'], $card['name'] ),
		} : null;
	}

	/**
	 * What stands in the place of a product's picture, of the same room, so that cards
	 * side by side begin at one height and a badge has something to lie upon.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param int                  $post_id    The post.
	 * @param array<string, mixed> $attributes Of WordPress's block of a featured image: `isLink`, `aspectRatio`.
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
	 * The cards of all products of a listing, fetched together.
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
				foreach ( Plugin::engine()->catalogue()->query( new ProductQuery( ids: $ids, per_page: count( $ids ) ) )->products as $product ) {
					$cards[ $product->id ] = new ShownCard( $product, $list );
				}
			}
			self::$cards[ $loop ] = $cards;
		}
		return self::$cards[ $loop ];
	}
}
