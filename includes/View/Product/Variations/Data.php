<?php
/**
 * Variation data for scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Variation;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\StockStatus;
use Vitrine\View\Product\Gallery\GalleryImage;

defined( 'ABSPATH' ) || exit;

/**
 * Has the shape of `Variation` in src/contract/types/variation.ts, which is the same as
 * WooCommerce's, so that the same scripts can read it.
 *
 * @see spec 3.18
 */
final class Data {

	/**
	 * Returns the data of a variation.
	 *
	 * @param Variation $variation  The variation.
	 * @param int       $product_id Product ID, for the image if the variation has none.
	 * @param Currency  $currency   Currency of the shop.
	 * @return array<string, mixed>
	 */
	public static function of( Variation $variation, int $product_id, Currency $currency ): array {
		$image_id = $variation->image_id > 0 ? $variation->image_id : (int) get_post_thumbnail_id( $product_id );
		$unit     = 10 ** $currency->decimals;
		$data     = array(
			'variation_id'          => $variation->id,
			'attributes'            => $variation->attributes,
			'sku'                   => $variation->sku,
			'weight'                => $variation->weight,
			'weight_html'           => self::measure( $variation->weight_html, $variation->weight ),
			'dimensions'            => $variation->dimensions,
			'dimensions_html'       => self::measure( $variation->dimensions_html, $variation->dimensions ),
			'image'                 => GalleryImage::of( $image_id, get_the_title( $product_id ) ),
			'image_id'              => $image_id,
			'variation_is_visible'  => $variation->visible,
			'variation_is_active'   => $variation->active,
			'is_sold_individually'  => $variation->sold_individually ? 'yes' : 'no',
			'min_qty'               => $variation->min,
			'max_qty'               => $variation->max ?? '',
			'is_purchasable'        => $variation->purchasable,
			'is_in_stock'           => $variation->in_stock,
			'display_price'         => $variation->price / $unit,
			'display_regular_price' => $variation->regular_price / $unit,
			'price_html'            => self::price_html( $variation, $currency ),
			'availability_html'     => self::availability_html( $variation ),
			'variation_description' => $variation->description,
		);
		/**
		 * Filters the variation data for scripts. It may be cached: do not add visitor
		 * data.
		 *
		 * @param array<string, mixed> $data       Data in the shape of `Variation`.
		 * @param Variation            $variation  The variation.
		 * @param int                  $product_id Product ID.
		 *
		 * @example
		 * add_filter(
		 *     'vitrine_variation_data',
		 *     fn( $data, $variation ) => $variation->price < $variation->regular_price ? array( 'availability_html' => '<p class="stock">Only while the sale lasts</p>' ) + $data : $data,
		 *     10,
		 *     2
		 * );
		 */
		return (array) apply_filters( 'vitrine_variation_data', $data, $variation, $product_id );
	}

	/**
	 * Returns the data of several variations.
	 *
	 * @param list<Variation> $variations Variations.
	 * @param int             $product_id ID of their product.
	 * @param Currency        $currency   Currency of the shop.
	 * @return list<array<string, mixed>>
	 */
	public static function list( array $variations, int $product_id, Currency $currency ): array {
		$images = array_unique( array_filter( array_column( $variations, 'image_id' ) ) );
		_prime_post_caches( array_values( $images ), false );
		return array_map( static fn ( Variation $variation ): array => self::of( $variation, $product_id, $currency ), $variations );
	}

	/**
	 * Returns the price HTML.
	 *
	 * @param Variation $variation The variation.
	 * @param Currency  $currency  Currency of the shop.
	 */
	public static function price_html( Variation $variation, Currency $currency ): string {
		if ( null !== $variation->price_html || ! $variation->purchasable ) {
			return $variation->price_html ?? '';
		}
		$price = array(
			'price'         => $variation->price,
			'max_price'     => $variation->price,
			'regular_price' => $variation->regular_price,
		);
		return (string) Money::price( $price, $currency->to_array() );
	}

	/**
	 * Returns the stock status HTML.
	 *
	 * @param Variation $variation The variation.
	 */
	public static function availability_html( Variation $variation ): string {
		return $variation->availability_html ?? (string) StockStatus::render( $variation->in_stock, $variation->few );
	}

	/**
	 * Returns the HTML of weight or dimensions.
	 *
	 * @param string $html HTML of the engine; may be empty.
	 * @param string $text Plain text.
	 */
	private static function measure( string $html, string $text ): string {
		return '' === $html ? (string) Markup::join( '' === $text ? __( 'N/A', 'vitrine' ) : $text ) : $html;
	}
}
