<?php
/**
 * A product in a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Badge;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Picture;
use Vitrine\View\Parts\Stars;
use Vitrine\View\QuickView\Opener;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/listing/card.tsx.
 *
 * @see spec 2.1, 3.2
 */
final class Card {

	/**
	 * The card.
	 *
	 * @param array<string, mixed> $card     Of CardData.
	 * @param array<string, mixed> $currency Wire shape.
	 * @param array<string, mixed> $badge    `sale_badge` of Shop.
	 * @param array{heading?: string, sizes?: string, loading?: string, price?: bool, button?: bool, summary?: bool, quick_view?: string, others?: CardOthers|null} $options
	 *        `heading`: tag of the name; `sizes`, `loading`: of Picture; `price`, `button`: whether they show;
	 *        `summary`: whether what is below the name is one part;
	 *        `quick_view`: kind of Opener, `others`: what plugins print; both for listings only, which React never draws.
	 */
	public static function render( array $card, array $currency, array $badge, array $options = array() ): Markup {
		$opener = $options['quick_view'] ?? Opener::NONE;
		$others = $options['others'] ?? null;
		$image  = Markup::tag(
			'div',
			array( 'class' => 'vitrine-card-image' ),
			self::picture( $card, $options, $opener ),
			Badge::of_card( $card, $badge ),
			self::out_of_stock( $card ),
			Opener::TRIGGER === $opener ? self::opener( $card, $opener ) : null
		);
		$title  = self::title( $card, $options['heading'] ?? 'h2' );
		return Markup::tag(
			'li',
			array( 'class' => Markup::classes( 'product', 'product-type-' . $card['type'], $card['in_stock'] ? 'instock' : 'outofstock', $card['on_sale'] ? 'sale' : '', $card['classes'] ?? '' ) ),
			$others?->around( CardOthers::START, null ),
			self::among( $others, 'image', $image ),
			self::among( $others, 'title', $title ),
			( $options['summary'] ?? false ) ? Markup::tag( 'div', array( 'class' => 'vitrine-card-summary' ), self::offer( $card, $currency, $options ) ) : self::offer( $card, $currency, $options ),
			in_array( $opener, array( Opener::BUTTON, Opener::TEXT ), true ) ? self::opener( $card, $opener ) : null
		);
	}

	/**
	 * The name.
	 *
	 * @param array<string, mixed> $card      Of CardData.
	 * @param string               $heading   Tag name.
	 * @param bool                 $is_linked Whether it leads to the product's page.
	 */
	public static function title( array $card, string $heading, bool $is_linked = true ): Markup {
		return Markup::tag(
			$heading,
			array( 'class' => 'woocommerce-loop-product__title' ),
			$is_linked ? Markup::tag( 'a', array( 'href' => $card['permalink'] ), $card['name'] ) : $card['name']
		);
	}

	/**
	 * What stands in the place of the sale badge where there is nothing left.
	 *
	 * @param array<string, mixed> $card Of CardData.
	 */
	public static function out_of_stock( array $card ): ?Markup {
		return $card['in_stock'] ? null : Markup::tag( 'span', array( 'class' => 'vitrine-badge vitrine-badge--out' ), $card['stock_text'] );
	}

	/**
	 * The picture. The name below it is the link that is announced; this one is
	 * for the pointer, unless it opens the quick view.
	 *
	 * @param array<string, mixed>                                  $card    Of CardData.
	 * @param array{sizes?: string, loading?: string, ...} $options As in render().
	 * @param string                                                $opener  Kind of Opener.
	 * @param Markup|null                                           $second  Another picture over it.
	 */
	public static function picture( array $card, array $options, string $opener, ?Markup $second = null ): Markup {
		$link = array(
			'href'        => $card['permalink'],
			'tabindex'    => '-1',
			'aria-hidden' => 'true',
		);
		return Markup::tag(
			'a',
			Opener::IMAGE === $opener ? Opener::attributes( $opener, $card['id'], $card['permalink'], $card['name'] ) : $link,
			self::image( $card, $options['sizes'] ?? '', $options['loading'] ?? 'lazy', '' ),
			$second
		);
	}

	/**
	 * The picture by itself, or what others show in its place.
	 *
	 * @param array<string, mixed> $card    Of CardData.
	 * @param string               $sizes   Of Picture.
	 * @param string               $loading Of Picture.
	 * @param string|null          $alt     Of Picture.
	 */
	public static function image( array $card, string $sizes = '', string $loading = 'lazy', ?string $alt = null ): Markup {
		return isset( $card['image_html'] ) ? Markup::foreign( $card['image_html'] ) : Picture::render( $card['image'], $sizes, $loading, $alt );
	}

	/**
	 * What customers think of it, what it costs, how many are left, and what one can do with it.
	 *
	 * @param array<string, mixed>                 $card     Of CardData.
	 * @param array<string, mixed>                 $currency Wire shape.
	 * @param array{price?: bool, button?: bool, others?: CardOthers|null} $options  As in render().
	 */
	private static function offer( array $card, array $currency, array $options ): Markup {
		$others = $options['others'] ?? null;
		return Markup::join(
			self::rating( $card ),
			self::among( $others, 'price', ( $options['price'] ?? true ) ? self::price( $card, $currency ) : null ),
			self::low_stock( $card ),
			self::among( $others, 'button', ( $options['button'] ?? true ) ? self::button( $card ) : null )
		);
	}

	/**
	 * A part with what plugins print around it.
	 *
	 * @param CardOthers|null $others Of the card.
	 * @param string          $name   Of the part, as in CardOthers.
	 * @param Markup|null     $part   Drawn.
	 */
	private static function among( ?CardOthers $others, string $name, ?Markup $part ): ?Markup {
		return null === $others ? $part : $others->around( $name, $part );
	}

	/**
	 * What customers think of it, where somebody has said so.
	 *
	 * @param array<string, mixed> $card Of CardData.
	 */
	public static function rating( array $card ): ?Markup {
		if ( isset( $card['rating_html'] ) ) {
			return '' === $card['rating_html'] ? null : Markup::tag( 'div', array( 'class' => 'vitrine-card-rating' ), Markup::foreign( $card['rating_html'] ) );
		}
		return isset( $card['rating'] ) ? Markup::tag( 'p', array( 'class' => 'vitrine-card-rating' ), Stars::render( $card['rating']['average'], $card['rating']['text'] ) ) : null;
	}

	/**
	 * How many are left, where they are few.
	 *
	 * @param array<string, mixed> $card Of CardData.
	 */
	public static function low_stock( array $card ): ?Markup {
		return $card['in_stock'] && '' !== $card['stock_text'] ? Markup::tag( 'p', array( 'class' => 'stock low-stock' ), $card['stock_text'] ) : null;
	}

	/**
	 * What it costs.
	 *
	 * @param array<string, mixed> $card     Of CardData.
	 * @param array<string, mixed> $currency Wire shape.
	 */
	public static function price( array $card, array $currency ): ?Markup {
		if ( isset( $card['price_html'] ) ) {
			return Money::written( $card['price_html'] );
		}
		return $card['purchasable'] || $card['price'] > 0 ? Money::price( $card, $currency ) : null;
	}

	/**
	 * The way to the quick view.
	 *
	 * @param array<string, mixed> $card Of CardData.
	 * @param string               $kind Of Opener.
	 */
	public static function opener( array $card, string $kind ): Markup {
		return Opener::render( $kind, $card['id'], $card['permalink'], $card['name'] );
	}

	/**
	 * What one can do with it. All data attributes of an adding button are its payload.
	 *
	 * @param array<string, mixed> $card Of CardData.
	 */
	public static function button( array $card ): Markup {
		$button = $card['button'];
		$type   = 'product_type_' . $card['type'];
		if ( ! $button['background'] ) {
			return Markup::tag(
				'a',
				array(
					'class'      => Markup::classes( 'button', 'wp-element-button', $type ),
					'href'       => $button['url'],
					'rel'        => 'external' === $card['type'] ? 'nofollow noopener' : null,
					'aria-label' => $button['label'],
				),
				$button['text']
			);
		}
		return Markup::tag(
			'form',
			array(
				'class'  => 'vitrine-card-form',
				'method' => 'post',
			),
			1 === $button['quantity'] ? null : Markup::tag(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => Contract::name( 'fields.quantity' ),
					'value' => $button['quantity'],
				)
			),
			Markup::tag(
				'button',
				array(
					'type'                 => 'submit',
					'class'                => Markup::classes( 'button', 'wp-element-button', $type, 'add_to_cart_button', 'ajax_add_to_cart' ),
					'name'                 => Contract::name( 'fields.add_to_cart' ),
					'value'                => $card['id'],
					'aria-label'           => $button['label'],
					'data-product_id'      => $card['id'],
					'data-quantity'        => $button['quantity'],
					'data-product_sku'     => '' === $card['sku'] ? null : $card['sku'],
					'data-success_message' => '' === $button['success_message'] ? null : $button['success_message'],
				),
				$button['text']
			)
		);
	}
}
