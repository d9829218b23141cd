<?php
/**
 * Data of a product card.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Parts\Stars;
use Vitrine\View\Parts\StockStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Has the shape of `ProductCard` in src/contract/types/cart.ts.
 */
final class CardData {

	/**
	 * Returns the data of a product card.
	 *
	 * @param Product $product Product with all details.
	 * @return array<string, mixed>
	 */
	public static function of( Product $product ): array {
		return array(
			'id'              => $product->id,
			'type'            => $product->type,
			'name'            => $product->name,
			'permalink'       => esc_url_raw( $product->permalink ),
			'sku'             => $product->sku,
			'image'           => isset( $product->images[0] ) ? $product->images[0]->to_array() : null,
			'price'           => $product->price,
			'max_price'       => $product->max_price,
			'regular_price'   => $product->regular_price,
			'on_sale'         => $product->on_sale,
			'sale_percentage' => $product->sale_percentage(),
			'in_stock'        => $product->in_stock,
			'purchasable'     => $product->purchasable,
			'stock_text'      => self::stock_text( $product ),
			'button'          => self::button( $product ),
		) + self::foreign( $product ) + self::rating( $product );
	}

	/**
	 * Returns the HTML with which plugins replace parts of the card.
	 *
	 * @param Product $product Product with all details.
	 * @return array<string, string>
	 */
	private static function foreign( Product $product ): array {
		return array_filter(
			array(
				'price_html'  => $product->price_html,
				'sale_html'   => $product->sale_html,
				'image_html'  => $product->images[0]->html ?? null,
				'rating_html' => $product->rating_html,
				'classes'     => $product->classes,
			),
			'is_string'
		);
	}

	/**
	 * Returns the average rating, if there are reviews.
	 *
	 * @param Product $product Product with all details.
	 * @return array{rating?: array{average: float, text: string}}
	 */
	private static function rating( Product $product ): array {
		return null === $product->rating ? array() : array(
			'rating' => array(
				'average' => $product->rating->average,
				'text'    => Stars::text( $product->rating ),
			),
		);
	}

	/**
	 * Returns the stock text, such as 'Out of stock' or 'Only 2 left'; may be empty.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function stock_text( Product $product ): string {
		return StockStatus::text( $product->in_stock, $product->few );
	}

	/**
	 * Returns the text and behavior of the button. Only products without options are
	 * added by AJAX.
	 *
	 * @param Product $product Product with all details.
	 * @return array{text: string, url: string, background: bool, quantity: int, label: string, success_message: string}
	 * @see spec 3.2, readings 9
	 */
	private static function button( Product $product ): array {
		$name   = $product->name;
		$button = array(
			'text'            => __( 'Read more', 'vitrine' ),
			'url'             => esc_url_raw( $product->permalink ),
			'background'      => false,
			'quantity'        => max( 1, $product->min ),
			/* translators: %s: product name. */
			'label'           => sprintf( __( 'Read more about “%s”', 'vitrine' ), $name ),
			'success_message' => '',
		);
		if ( Product::EXTERNAL === $product->type ) {
			$button['text'] = '' === $product->external_text ? __( 'Buy product', 'vitrine' ) : $product->external_text;
			$button['url']  = esc_url_raw( $product->external_url );
			/* translators: 1: button text, 2: product name. */
			$button['label'] = sprintf( __( '%1$s: “%2$s”', 'vitrine' ), $button['text'], $name );
		} elseif ( null !== $product->page_text ) {
			$button['text'] = $product->page_text;
			/* translators: 1: button text, 2: product name. */
			$button['label'] = sprintf( __( '%1$s: “%2$s”', 'vitrine' ), $button['text'], $name );
		} elseif ( ! $product->in_stock || ! $product->purchasable ) {
			return $button;
		} elseif ( Product::VARIABLE === $product->type ) {
			$button['text'] = __( 'Select options', 'vitrine' );
			/* translators: %s: product name. */
			$button['label'] = sprintf( __( 'Select options for “%s”', 'vitrine' ), $name );
		} elseif ( Product::GROUPED === $product->type ) {
			$button['text'] = __( 'View products', 'vitrine' );
			/* translators: %s: product name. */
			$button['label'] = sprintf( __( 'View products of “%s”', 'vitrine' ), $name );
		} else {
			$button['text']       = __( 'Add to cart', 'vitrine' );
			$button['background'] = true;
			/* translators: %s: product name. */
			$button['label'] = sprintf( __( 'Add to cart: “%s”', 'vitrine' ), $name );
			/* translators: %s: product name. */
			$button['success_message'] = sprintf( __( '“%s” has been added to your cart.', 'vitrine' ), $name );
		}
		return $button;
	}
}
