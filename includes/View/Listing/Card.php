<?php
/**
 * Product card.
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
	 * Renders the card.
	 *
	 * @param array<string, mixed> $card     Data of CardData.
	 * @param array<string, mixed> $currency Currency data.
	 * @param array<string, mixed> $badge    `sale_badge` of Shop.
	 * @param array{heading?: string, sizes?: string, loading?: string, price?: bool, button?: bool, summary?: bool, quick_view?: string, others?: CardOthers|null} $options
	 *        `heading`: tag of the name; `sizes`, `loading`: see Picture; `price`, `button`: whether they are shown;
	 *        `summary`: whether the parts below the name are wrapped;
	 *        `quick_view`: kind of Opener, `others`: output of plugins; both for listings only, which React never renders.
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
	 * Renders the product name.
	 *
	 * @param array<string, mixed> $card      Data of CardData.
	 * @param string               $heading   Tag name.
	 * @param bool                 $is_linked Whether it links to the product page.
	 */
	public static function title( array $card, string $heading, bool $is_linked = true ): Markup {
		return Markup::tag(
			$heading,
			array( 'class' => 'woocommerce-loop-product__title' ),
			$is_linked ? Markup::tag( 'a', array( 'href' => $card['permalink'] ), $card['name'] ) : $card['name']
		);
	}

	/**
	 * Renders the out-of-stock badge, which replaces the sale badge.
	 *
	 * @param array<string, mixed> $card Data of CardData.
	 */
	public static function out_of_stock( array $card ): ?Markup {
		return $card['in_stock'] ? null : Badge::out( $card['stock_text'] );
	}

	/**
	 * Renders the image. Its link is hidden from assistive technology, since the name
	 * is linked too, unless it opens the quick view.
	 *
	 * @param array<string, mixed>                                  $card    Data of CardData.
	 * @param array{sizes?: string, loading?: string, ...} $options See render().
	 * @param string                                                $opener  Kind of Opener.
	 * @param Markup|null                                           $second  Second image on top of it.
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
	 * Renders only the image, or the HTML with which a plugin replaces it.
	 *
	 * @param array<string, mixed> $card    Data of CardData.
	 * @param string               $sizes   See Picture.
	 * @param string               $loading See Picture.
	 * @param string|null          $alt     See Picture.
	 */
	public static function image( array $card, string $sizes = '', string $loading = 'lazy', ?string $alt = null ): Markup {
		return isset( $card['image_html'] ) ? Markup::foreign( $card['image_html'] ) : Picture::render( $card['image'], $sizes, $loading, $alt );
	}

	/**
	 * Renders rating, price, low stock and button.
	 *
	 * @param array<string, mixed>                 $card     Data of CardData.
	 * @param array<string, mixed>                 $currency Currency data.
	 * @param array{price?: bool, button?: bool, others?: CardOthers|null} $options  See render().
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
	 * Renders a part with the output of plugins around it.
	 *
	 * @param CardOthers|null $others Output of plugins in the card.
	 * @param string          $name   Name of the part in CardOthers.
	 * @param Markup|null     $part   Rendered part.
	 */
	private static function among( ?CardOthers $others, string $name, ?Markup $part ): ?Markup {
		return null === $others ? $part : $others->around( $name, $part );
	}

	/**
	 * Renders the rating, if there are reviews.
	 *
	 * @param array<string, mixed> $card Data of CardData.
	 */
	public static function rating( array $card ): ?Markup {
		if ( isset( $card['rating_html'] ) ) {
			return '' === $card['rating_html'] ? null : Markup::tag( 'div', array( 'class' => 'vitrine-card-rating' ), Markup::foreign( $card['rating_html'] ) );
		}
		return isset( $card['rating'] ) ? Markup::tag( 'p', array( 'class' => 'vitrine-card-rating' ), Stars::render( $card['rating']['average'], $card['rating']['text'] ) ) : null;
	}

	/**
	 * Renders the low stock text, if any.
	 *
	 * @param array<string, mixed> $card Data of CardData.
	 */
	public static function low_stock( array $card ): ?Markup {
		return $card['in_stock'] && '' !== $card['stock_text'] ? Markup::tag( 'p', array( 'class' => 'stock low-stock' ), $card['stock_text'] ) : null;
	}

	/**
	 * Renders the price.
	 *
	 * @param array<string, mixed> $card     Data of CardData.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function price( array $card, array $currency ): ?Markup {
		if ( isset( $card['price_html'] ) ) {
			return Money::written( $card['price_html'] );
		}
		return $card['purchasable'] || $card['price'] > 0 ? Money::price( $card, $currency ) : null;
	}

	/**
	 * Renders the quick view button.
	 *
	 * @param array<string, mixed> $card Data of CardData.
	 * @param string               $kind Kind of Opener.
	 */
	public static function opener( array $card, string $kind ): Markup {
		return Opener::render( $kind, $card['id'], $card['permalink'], $card['name'] );
	}

	/**
	 * Renders the add to cart button. All its data attributes are sent with the
	 * request.
	 *
	 * @param array<string, mixed> $card Data of CardData.
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
