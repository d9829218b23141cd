<?php
/**
 * Factory for products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Rating;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Commerce\WooCommerce\Catalog\Visibility;
use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;
use Vitrine\Commerce\WooCommerce\Products\Cards\CardHtml;
use Vitrine\Commerce\WooCommerce\Products\Cards\LoopLink;
use Vitrine\Commerce\WooCommerce\Products\Cards\SaleFlash;
use Vitrine\Commerce\WooCommerce\Products\Quantity\Quantities;

defined( 'ABSPATH' ) || exit;

/**
 * Creates products for the engine port. A product type that neither WooCommerce core
 * nor the port knows (a bundle, a booking) is configured on its own page, so it becomes
 * a link to that page.
 */
final class ProductFactory {

	/**
	 * Loads posts, terms, images and variation transients of several products at once.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public static function prime( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		_prime_post_caches( $ids );
		if ( ! wp_using_ext_object_cache() ) {
			// Otherwise each product would query its own.
			wp_prime_option_caches( array_merge( ...array_map( array( self::class, 'kept' ), $ids ) ) );
		}
		$images = array_map( static fn ( int $id ): int => (int) get_post_thumbnail_id( $id ), $ids );
		_prime_post_caches( array_values( array_unique( array_filter( $images ) ) ), false );
	}

	/**
	 * Creates a product for a card: with its main image, without descriptions,
	 * attributes, variations or children.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 */
	public static function card( \WC_Product $product ): Product {
		return self::make( $product, false );
	}

	/**
	 * Creates a product for a list, with the link that plugins set.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 */
	public static function listed( \WC_Product $product ): Product {
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$link = GlobalProduct::during( $product, static fn () => apply_filters( 'woocommerce_loop_product_link', $product->get_permalink(), $product ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return self::make( $product, false, is_string( $link ) ? $link : '' );
	}

	/**
	 * Creates a product with all details.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 */
	public static function whole( \WC_Product $product ): Product {
		return self::make( $product, true );
	}

	/**
	 * Returns the URL of a category.
	 *
	 * @param \WP_Term $term Term of the category.
	 */
	public static function term_url( \WP_Term $term ): string {
		$url = get_term_link( $term );
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Creates a product. Callbacks of WooCommerce's filters use the global product of its
	 * templates.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 * @param bool        $whole   Whether to include descriptions, all images, attributes, variations and children.
	 * @param string      $link    URL of its page; empty: its permalink.
	 */
	private static function make( \WC_Product $product, bool $whole, string $link = '' ): Product {
		return GlobalProduct::during( $product, static fn (): Product => self::fill( $product, $whole, $link ) );
	}

	/**
	 * Creates a product, with the global product set.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 * @param bool        $whole   Whether to include descriptions, all images, attributes, variations and children.
	 * @param string      $link    URL of its page; empty: its permalink.
	 */
	private static function fill( \WC_Product $product, bool $whole, string $link ): Product {
		$type       = self::type( $product );
		$name       = Names::of( $product );
		$children   = Product::GROUPED === $type ? self::children( $product ) : array();
		$prices     = Prices::of( $product, $children );
		$quantities = Quantities::of( $product );
		$variations = $whole && $product instanceof \WC_Product_Variable ? VisibleVariations::of( $product ) : array();
		return new Product(
			$product->get_id(),
			$type,
			$name,
			$product->get_slug(),
			'' === $link ? $product->get_permalink() : $link,
			$whole && ! wc_product_sku_enabled() ? '' : (string) $product->get_sku(),
			$whole ? ProductDescriptions::description( $product ) : '',
			$whole ? ProductDescriptions::short_description( $product ) : '',
			ProductImages::of( $product, $whole, $name ),
			$prices->price,
			$prices->max,
			$prices->regular,
			$product->is_on_sale(),
			self::is_available( $product, $variations, $children ),
			Product::VARIABLE === $type ? null : $quantities->left,
			Product::EXTERNAL !== $type && ( Product::GROUPED === $type || Visibility::is_sold( $product ) ),
			$product->is_sold_individually(),
			$quantities->min,
			$quantities->most( $product->is_sold_individually() ),
			$quantities->step,
			self::categories( $product ),
			$whole ? VariationAttributes::of( $product ) : array(),
			$variations,
			$whole ? array_map( array( self::class, 'card' ), $children ) : array(),
			$product instanceof \WC_Product_External ? (string) $product->get_product_url() : ( Product::EXTERNAL === $type ? $product->get_permalink() : '' ),
			Product::EXTERNAL === $type ? Names::plain( $product->add_to_cart_text() ) : '',
			array_values( array_map( 'intval', $product->get_cross_sell_ids() ) ),
			Product::SIMPLE === $type ? Quantities::few( $product ) : null,
			// Only cards use it, and computing it runs the form hooks of plugins, which should run once.
			$whole ? null : ( Product::SIMPLE === $type ? LoopLink::page_text( $product ) : null ) ?? LoopLink::other_text( $product ),
			$whole ? wp_kses_post( wc_get_stock_html( $product ) ) : null,
			Prices::html( $product ),
			rating: wc_review_ratings_enabled() ? Rating::of( (float) $product->get_average_rating(), (int) $product->get_rating_count() ) : null,
			sale_html: SaleFlash::of( $product ),
			rating_html: CardHtml::rating( $product ),
			classes: CardHtml::classes( $product ),
			global_unique_id: (string) $product->get_global_unique_id(),
		);
	}

	/**
	 * Returns the product type in the port.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 */
	private static function type( \WC_Product $product ): string {
		return match ( true ) {
			$product instanceof \WC_Product_Variable => Product::VARIABLE,
			$product instanceof \WC_Product_Grouped => Product::GROUPED,
			$product instanceof \WC_Product_Simple => Product::SIMPLE,
			default => Product::EXTERNAL,
		};
	}

	/**
	 * Whether a product, or one of its children or variations, can be bought.
	 *
	 * @param \WC_Product       $product    WooCommerce product.
	 * @param list<Variation>   $variations Variations, if all details are included.
	 * @param list<\WC_Product> $children   Children of a grouped product.
	 */
	private static function is_available( \WC_Product $product, array $variations, array $children ): bool {
		foreach ( $children as $child ) {
			if ( $child->is_in_stock() && Visibility::is_sold( $child ) ) {
				return true;
			}
		}
		foreach ( $variations as $variation ) {
			if ( $variation->is_available() ) {
				return true;
			}
		}
		return array() === $variations && array() === $children && $product->is_in_stock();
	}

	/**
	 * Returns the children of a grouped product that this visitor may see.
	 *
	 * @param \WC_Product $product Grouped product.
	 * @return list<\WC_Product>
	 */
	private static function children( \WC_Product $product ): array {
		$ids = array_values( array_map( 'intval', $product->get_children() ) );
		self::prime( $ids );
		return array_values( array_filter( array_map( array( Visibility::class, 'product' ), $ids ), static fn ( ?\WC_Product $child ): bool => null !== $child && $child->is_visible() ) );
	}

	/**
	 * Returns the options in which WooCommerce caches the variation prices and IDs of a
	 * product.
	 *
	 * @param int $id Product ID.
	 * @return list<string>
	 */
	private static function kept( int $id ): array {
		$names = array();
		foreach ( 'variable' === \WC_Product_Factory::get_product_type( $id ) ? array( 'var_prices', 'product_children' ) : array() as $what ) {
			array_push( $names, "_transient_wc_{$what}_$id", "_transient_timeout_wc_{$what}_$id" );
		}
		return $names;
	}

	/**
	 * Returns the categories of a product.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 * @return list<array{slug: string, name: string, url: string}>
	 */
	private static function categories( \WC_Product $product ): array {
		$terms = get_the_terms( $product->get_id(), 'product_cat' );
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'slug' => $term->slug,
				'name' => Names::plain( $term->name ),
				'url'  => self::term_url( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}
}
