<?php
/**
 * Product in schema.org vocabulary.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Rating;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a `Product`, or the `ProductGroup` of a variable product with its variants.
 */
final class ProductGraph {

	/** Attribute name to the schema.org property by which variants differ. */
	private const VARIES = array(
		'color'    => 'color',
		'colour'   => 'color',
		'size'     => 'size',
		'material' => 'material',
		'pattern'  => 'pattern',
	);

	private const LONGEST_DESCRIPTION = 5000;

	/** Maximum number of variants in a page. */
	private const MOST_VARIANTS = 100;

	/**
	 * Returns the graph, or null if it would have neither an offer nor a review, which
	 * search engines need.
	 *
	 * @param Product                                                                      $product Product with all details except its description.
	 * @param string                                                                       $text    Description as plain text; may be empty.
	 * @param ProductOffers                                                                       $offers  Builder for offers.
	 * @param list<array{author: string, date: string, text: string, rating: int}> $reviews Newest reviews; `date` is ISO 8601.
	 * @return array<string, mixed>|null
	 */
	public static function of( Product $product, string $text, ProductOffers $offers, array $reviews = array() ): ?array {
		$is_group = Product::VARIABLE === $product->type && array() !== $product->variations;
		$offer    = $offers->of( $product );
		if ( null === $offer && null === $product->rating ) {
			return null;
		}
		return array_filter(
			array(
				'@type'           => $is_group ? 'ProductGroup' : 'Product',
				'@id'             => $product->permalink . '#product',
				'name'            => $product->name,
				'url'             => $product->permalink,
				'description'     => mb_substr( $text, 0, self::LONGEST_DESCRIPTION ),
				'image'           => self::images( $product ),
				'sku'             => self::sku( $product ),
				'gtin'            => self::gtin( $product->global_unique_id ),
				'productGroupID'  => $is_group ? self::sku( $product ) : '',
				'variesBy'        => $is_group ? self::varies_by( $product ) : array(),
				'hasVariant'      => $is_group ? self::variants( $product, $offers ) : array(),
				'offers'          => null === $offer ? array() : array( $offer ),
				'aggregateRating' => self::rating( $product->rating ),
				'review'          => array_map( self::review( ... ), $reviews ),
			),
			static fn ( mixed $value ): bool => array() !== $value && '' !== $value
		);
	}

	/**
	 * Returns the SKU, or the product ID if there is none.
	 *
	 * @param Product $product The product.
	 */
	private static function sku( Product $product ): string {
		return '' === $product->sku ? (string) $product->id : $product->sku;
	}

	/**
	 * Returns a valid GTIN, with the same rules as WooCommerce: GTIN-8, -12, -13 or
	 * -14. Variants do not inherit it, because each is an item of its own.
	 *
	 * @see https://schema.org/gtin
	 *
	 * @param string $global_unique_id With or without hyphens; may be an ISBN-10, which is not a GTIN.
	 */
	private static function gtin( string $global_unique_id ): string {
		$digits = str_replace( '-', '', $global_unique_id );
		return 1 === preg_match( '/^(\d{8}|\d{12,14})$/D', $digits ) ? $digits : '';
	}

	/**
	 * Returns the URLs of the full-size images.
	 *
	 * @param Product $product Product with all details.
	 * @return list<string>
	 */
	private static function images( Product $product ): array {
		return array_values( array_filter( array_map( static fn ( Image $image ): string => (string) wp_get_attachment_url( $image->id ), $product->images ) ) );
	}

	/**
	 * Returns the properties by which the variants differ.
	 *
	 * @param Product $product Product with all details.
	 * @return list<string>
	 */
	private static function varies_by( Product $product ): array {
		return array_values(
			array_unique(
				array_map(
					static fn ( array $attribute ): string => isset( self::VARIES[ self::slug( $attribute['name'] ) ] ) ? 'https://schema.org/' . self::VARIES[ self::slug( $attribute['name'] ) ] : $attribute['label'],
					$product->attributes
				)
			)
		);
	}

	/**
	 * Returns the visible variants.
	 *
	 * @param Product $product Product with all details.
	 * @param ProductOffers  $offers  Builder for offers.
	 * @return list<array<string, mixed>>
	 */
	private static function variants( Product $product, ProductOffers $offers ): array {
		$shown = array_values( array_filter( $product->variations, static fn ( Variation $variation ): bool => $variation->visible && $variation->purchasable ) );
		return array_map( static fn ( Variation $variation ): array => self::variant( $product, $variation, $offers ), array_slice( $shown, 0, self::MOST_VARIANTS ) );
	}

	/**
	 * Returns a variant.
	 *
	 * @param Product   $product   Product with all details.
	 * @param Variation $variation Variation of the product.
	 * @param ProductOffers    $offers    Builder for offers.
	 * @return array<string, mixed>
	 */
	private static function variant( Product $product, Variation $variation, ProductOffers $offers ): array {
		$values = array();
		$more   = array();
		foreach ( $product->attributes as $attribute ) {
			$option = $variation->attributes[ $attribute['name'] ] ?? '';
			$value  = $attribute['options'][ $option ] ?? $option;
			$known  = self::VARIES[ self::slug( $attribute['name'] ) ] ?? '';
			if ( '' === $value ) {
				continue;
			}
			if ( '' !== $known ) {
				$values[ $known ] = $value;
			} else {
				$more[] = array(
					'@type' => 'PropertyValue',
					'name'  => $attribute['label'],
					'value' => $value,
				);
			}
		}
		$names = array_merge( array_values( $values ), array_column( $more, 'value' ) );
		$image = $variation->image_id > 0 ? (string) wp_get_attachment_url( $variation->image_id ) : '';
		$url   = self::url( $product, $variation );
		return array_filter(
			array(
				'@type'              => 'Product',
				'name'               => trim( $product->name . ' – ' . implode( ', ', $names ), ' –' ),
				'url'                => $url,
				'sku'                => '' === $variation->sku ? (string) $variation->id : $variation->sku,
				'gtin'               => self::gtin( $variation->global_unique_id ),
				'image'              => $image,
				'additionalProperty' => $more,
				'offers'             => array( $offers->of_variation( $variation, $url ) ),
			) + $values,
			static fn ( mixed $value ): bool => array() !== $value && '' !== $value
		);
	}

	/**
	 * Returns the URL with a variant selected.
	 *
	 * @param Product   $product   Product with all details.
	 * @param Variation $variation Variation of the product.
	 */
	private static function url( Product $product, Variation $variation ): string {
		return add_query_arg( array_map( 'rawurlencode', array_filter( $variation->attributes, static fn ( string $option ): bool => '' !== $option ) ), $product->permalink );
	}

	/**
	 * Returns the name of an attribute without the prefix of the field.
	 *
	 * @param string $field Field name, such as `attribute_pa_color`.
	 */
	private static function slug( string $field ): string {
		return (string) preg_replace( '/^attribute_(pa_)?/', '', $field );
	}

	/**
	 * Returns the average rating.
	 *
	 * @param Rating|null $rating The rating; null: none.
	 * @return array<string, mixed>
	 */
	private static function rating( ?Rating $rating ): array {
		return null === $rating ? array() : array(
			'@type'       => 'AggregateRating',
			'ratingValue' => (string) $rating->average,
			'bestRating'  => (string) Rating::BEST,
			'worstRating' => '1',
			'reviewCount' => $rating->count,
		);
	}

	/**
	 * Returns a review.
	 *
	 * @param array{author: string, date: string, text: string, rating: int} $review Review of of().
	 * @return array<string, mixed>
	 */
	private static function review( array $review ): array {
		return array(
			'@type'         => 'Review',
			'reviewRating'  => array(
				'@type'       => 'Rating',
				'bestRating'  => (string) Rating::BEST,
				'ratingValue' => (string) $review['rating'],
				'worstRating' => '1',
			),
			'author'        => array(
				'@type' => 'Person',
				'name'  => $review['author'],
			),
			'reviewBody'    => $review['text'],
			'datePublished' => $review['date'],
		);
	}
}
