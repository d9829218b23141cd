<?php
/**
 * Creates products from rows and posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\QuantityRules;
use Vitrine\Commerce\Value\Image;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Rating;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Uses only data that prime() has loaded in bulk.
 */
final class ProductFactory {

	/**
	 * Primes posts, categories and images of products.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	public static function prime( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		ProductRows::products( $ids );
		_prime_post_caches( $ids );
		$images = array();
		foreach ( $ids as $id ) {
			$images[] = (int) get_post_thumbnail_id( $id );
		}
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
	}

	/**
	 * Returns a product for a card: main image, but no texts, variations or children.
	 *
	 * @param int $id Post ID, primed.
	 */
	public static function card( int $id ): ?Product {
		return self::make( $id, false );
	}

	/**
	 * Returns a complete product.
	 *
	 * @param int $id Post ID.
	 */
	public static function whole( int $id ): ?Product {
		return self::make( $id, true );
	}

	/**
	 * Returns a complete product except its description, whose blocks should be
	 * rendered only once per page.
	 *
	 * @param int $id Post ID.
	 */
	public static function without_description( int $id ): ?Product {
		return self::make( $id, true, false );
	}

	/**
	 * Creates a product.
	 *
	 * @param int  $id        Post ID.
	 * @param bool $whole     Whether to include texts, all images, variations and children.
	 * @param bool $described Whether a complete product has its description.
	 */
	private static function make( int $id, bool $whole, bool $described = true ): ?Product {
		$row  = ProductRows::product( $id );
		$post = get_post( $id );
		if ( null === $row || ! $post instanceof \WP_Post ) {
			return null;
		}
		$name       = ProductNames::plain( $post->post_title );
		$price      = static fn ( ?int $amount ): int => ShopPrices::shown( $amount ?? 0, TaxStatus::of( $row ) );
		$variations = $whole && Product::VARIABLE === $row->type ? VariationFactory::of( $row ) : array();
		$children   = $whole && Product::GROUPED === $row->type ? self::children( $row ) : array();
		return new Product(
			$id,
			$row->type,
			$name,
			$post->post_name,
			(string) get_permalink( $post ),
			$row->sku,
			$whole && $described ? self::description( $post ) : '',
			$whole ? self::short_description( $post ) : '',
			self::images( $id, $whole ? $row->data->gallery : array(), $name ),
			$price( $row->price ),
			$price( $row->max_price ),
			$price( $row->regular_price ),
			$row->on_sale,
			self::is_available( $row, $variations, $children ),
			Product::VARIABLE === $row->type ? null : $row->stock,
			null !== $row->price && Product::EXTERNAL !== $row->type && Visibility::is_sold( $id ),
			$row->sold_individually,
			$row->min,
			QuantityRules::most( $row->sold_individually, $row->max, $row->stock ),
			$row->step,
			self::terms( $id, ContentTypes::CATEGORY ),
			self::attributes( $row ),
			$variations,
			$children,
			$row->external_url,
			$row->external_text,
			$row->data->cross_sells,
			Product::VARIABLE === $row->type ? null : $row->few( $row->stock ),
			weight: Measures::shown( $row->data->weight, ShopOptions::units()['weight'] ),
			dimensions: Measures::shown( $row->data->dimensions, ShopOptions::units()['dimensions'] ),
			rating: ShopOptions::get()->reviews ? Rating::of( $row->rating, $row->rating_count ) : null,
			last_sale_day: $row->data->sale?->last_day_at( time() ),
			tags: $whole ? self::terms( $id, ContentTypes::TAG ) : array(),
			global_unique_id: $row->global_unique_id,
		);
	}

	/**
	 * Returns the attributes that a shopper chooses from.
	 *
	 * @param ProductRow $row Product row.
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string}>
	 */
	private static function attributes( ProductRow $row ): array {
		return array_map(
			static fn ( array $attribute ): array => array(
				'name'    => $attribute['name'],
				'label'   => $attribute['label'],
				'options' => $attribute['options'],
				'default' => $attribute['default'],
			),
			$row->data->variation_attributes()
		);
	}

	/**
	 * Whether a product, or one of its parts, is available.
	 *
	 * @param ProductRow      $row        Product row.
	 * @param list<Variation> $variations Variations, if the product is complete.
	 * @param list<Product>   $children   Children, if the product is complete.
	 */
	private static function is_available( ProductRow $row, array $variations, array $children ): bool {
		foreach ( array_merge( $variations, $children ) as $part ) {
			if ( $part->in_stock && $part->purchasable ) {
				return true;
			}
		}
		return array() === $variations && array() === $children && $row->is_available();
	}

	/**
	 * Returns the children that this visitor can see.
	 *
	 * @param ProductRow $row Row of the grouped product.
	 * @return list<Product>
	 */
	private static function children( ProductRow $row ): array {
		self::prime( $row->data->children );
		$visible = array_filter( $row->data->children, static fn ( int $id ): bool => Visibility::may_see( $id ) );
		return array_values( array_filter( array_map( array( self::class, 'card' ), $visible ) ) );
	}

	/**
	 * Returns the images, the main one first.
	 *
	 * @param int       $id      Product ID.
	 * @param list<int> $gallery Attachment IDs of the gallery.
	 * @param string    $name    Alternative text of images without one.
	 * @return list<Image>
	 */
	private static function images( int $id, array $gallery, string $name ): array {
		_prime_post_caches( $gallery, false );
		$images = array_map( static fn ( int $image ): ?Image => Image::of_attachment( $image, 'medium_large', $name ), array_merge( array( (int) get_post_thumbnail_id( $id ) ), $gallery ) );
		return array_values( array_filter( $images ) );
	}

	/**
	 * Returns the categories or tags of a product.
	 *
	 * @param int    $id       Product ID.
	 * @param string $taxonomy Taxonomy.
	 * @return list<array{slug: string, name: string, url: string}>
	 */
	private static function terms( int $id, string $taxonomy ): array {
		$terms = get_the_terms( $id, $taxonomy );
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'slug' => $term->slug,
				'name' => ProductNames::plain( $term->name ),
				'url'  => self::term_url( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	/**
	 * Returns the URL of a category or tag.
	 *
	 * @param \WP_Term $term Term.
	 */
	public static function term_url( \WP_Term $term ): string {
		$url = get_term_link( $term );
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Returns the description, rendered like the content of a post.
	 *
	 * @param \WP_Post $post Post of the product.
	 */
	private static function description( \WP_Post $post ): string {
		// Prevents recursion: the description may contain a product block.
		static $running = false;
		if ( $running || '' === trim( $post->post_content ) ) {
			return '';
		}
		$running = true;
		try {
			/** This filter is documented in wp-includes/post-template.php */
			return (string) apply_filters( 'the_content', $post->post_content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		} finally {
			$running = false;
		}
	}

	/**
	 * Returns the short description.
	 *
	 * @param \WP_Post $post Post of the product.
	 */
	private static function short_description( \WP_Post $post ): string {
		return '' === trim( $post->post_excerpt ) ? '' : wpautop( wp_kses_post( $post->post_excerpt ) );
	}
}
