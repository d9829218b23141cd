<?php
/**
 * Options of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * Validated attributes of a loop builder. Although saved in the site's own content,
 * they may have any value: a block from another site, or a post type that no longer
 * exists or is not public.
 */
final class LoopOptions {

	/** Maximum number of posts per page. */
	public const MOST = 100;

	/** Facet controls with at most one chosen value. */
	public const SINGLE = array( 'radio', 'select' );

	private const STICKY = array( 'ignore', 'first', 'only', 'exclude' );

	/**
	 * @param string    $post_type       Public post type.
	 * @param string    $taxonomy        Taxonomy of the filters; empty: the post type has none.
	 * @param list<int> $terms           Term IDs that limit the posts; empty: all.
	 * @param string    $order           A key of Orders.
	 * @param int       $per_page        1 to MOST.
	 * @param int       $offset          Number of posts to skip.
	 * @param string    $sticky          `ignore`, `first`, `only` or `exclude`.
	 * @param bool      $inherit         Whether it lists the posts of the page's archive.
	 * @param bool      $without_current Whether to exclude the post of the page.
	 * @param array<string, string> $facets Facet names to `any` or `all`, depending on how many chosen values a post must have, or `one` for a single choice.
	 */
	private function __construct(
		public readonly string $post_type,
		public readonly string $taxonomy,
		public readonly array $terms,
		public readonly string $order,
		public readonly int $per_page,
		public readonly int $offset,
		public readonly string $sticky,
		public readonly bool $inherit,
		public readonly bool $without_current,
		public readonly array $facets = array(),
	) {}

	/**
	 * Reads the options from attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $post_type  Post type of the page; empty: that of the block.
	 * @param list<mixed>          $facets     Attributes of its facet blocks.
	 */
	public static function of( array $attributes, string $post_type = '', array $facets = array() ): self {
		$post_type = self::post_type( '' === $post_type ? $attributes['postType'] ?? '' : $post_type );
		$sticky    = $attributes['sticky'] ?? '';
		$terms     = $attributes['terms'] ?? array();
		return new self(
			$post_type,
			self::taxonomy( $attributes['taxonomy'] ?? '', $post_type ),
			array_values( array_filter( array_map( 'intval', is_array( $terms ) ? $terms : array() ) ) ),
			PostSortOrders::valid( (string) ( $attributes['order'] ?? '' ), $post_type ),
			max( 1, min( self::MOST, (int) ( $attributes['perPage'] ?? 9 ) ) ),
			max( 0, min( 10000, (int) ( $attributes['offset'] ?? 0 ) ) ),
			in_array( $sticky, self::STICKY, true ) ? $sticky : 'ignore',
			true === ( $attributes['inherit'] ?? false ),
			true === ( $attributes['withoutCurrent'] ?? false ),
			self::facets( $facets, $post_type )
		);
	}

	/**
	 * Returns the post types that a listing may show, by name.
	 *
	 * @return array<string, \WP_Post_Type>
	 */
	public static function post_types(): array {
		$types = get_post_types( array( 'public' => true ), 'objects' );
		// An attachment may be public while its parent post is not.
		unset( $types['attachment'] );
		return array_filter( $types, 'is_post_type_viewable' );
	}

	/**
	 * Returns the taxonomies of a post type for filters, the default first.
	 *
	 * @param string $post_type Name of the post type.
	 * @return array<string, \WP_Taxonomy>
	 */
	public static function taxonomies( string $post_type ): array {
		$all = array_filter( get_object_taxonomies( $post_type, 'objects' ), static fn ( \WP_Taxonomy $one ): bool => is_taxonomy_viewable( $one ) && 'post_format' !== $one->name );
		uasort( $all, static fn ( \WP_Taxonomy $a, \WP_Taxonomy $b ): int => $b->hierarchical <=> $a->hierarchical );
		return $all;
	}

	/**
	 * Returns the facet of a block: a taxonomy, the default one if the block has none,
	 * or a product, post or range facet. Empty: the post type has no such public facet.
	 *
	 * @param array<mixed> $attributes Saved attributes of the block.
	 * @param string       $post_type  Post type of the listing.
	 */
	public static function facet( array $attributes, string $post_type ): string {
		$kind = $attributes['kind'] ?? 'taxonomy';
		if ( 'attribute' === $kind ) {
			return self::attribute( $attributes['attribute'] ?? '', $post_type );
		}
		if ( is_string( $kind ) && PostFacets::is( $kind ) ) {
			return PostFacets::has( $kind, $post_type ) ? $kind : '';
		}
		if ( 'meta' === $kind || RangeFacets::DATE === $kind ) {
			$facet = 'meta' === $kind ? RangeFacets::prefix() . self::meta( $attributes['meta'] ?? '', $post_type ) : $kind;
			return RangeFacets::has( $facet, $post_type ) ? $facet : '';
		}
		if ( 'taxonomy' !== $kind ) {
			return is_string( $kind ) && ! str_starts_with( $kind, FacetedProducts::ATTRIBUTE ) && ProductFacets::has( $kind, $post_type ) ? $kind : '';
		}
		$name     = $attributes['taxonomy'] ?? '';
		$taxonomy = self::taxonomy( $name, $post_type );
		// The name may be reserved for a facet of the shop.
		return ( '' === $name || $name === $taxonomy ) && FacetedProducts::PRICE !== $taxonomy && ! ProductFacets::has( $taxonomy, $post_type ) && ! PostFacets::is( $taxonomy ) && ! RangeFacets::is( $taxonomy ) ? $taxonomy : '';
	}

	/**
	 * Returns the facet of an attribute; by default the first one.
	 *
	 * @param mixed  $name      Saved name, without the common prefix.
	 * @param string $post_type Post type of the listing.
	 */
	private static function attribute( mixed $name, string $post_type ): string {
		$all   = ProductFacets::attributes( $post_type );
		$facet = is_string( $name ) && '' !== $name ? FacetedProducts::ATTRIBUTE . $name : (string) ( array_key_first( $all ) ?? '' );
		return isset( $all[ $facet ] ) ? $facet : '';
	}

	/**
	 * Returns the meta key of a facet; by default the first one.
	 *
	 * @param mixed  $key       Saved key.
	 * @param string $post_type Post type of the listing.
	 */
	private static function meta( mixed $key, string $post_type ): string {
		return is_string( $key ) && '' !== $key ? $key : (string) ( array_key_first( RangeFacets::metas( $post_type ) ) ?? '' );
	}

	/**
	 * Returns the facets. If two blocks have the same facet, the first one decides how
	 * values match.
	 *
	 * @param list<mixed> $blocks    Saved attributes of the blocks.
	 * @param string      $post_type Post type of the listing.
	 * @return array<string, string>
	 */
	private static function facets( array $blocks, string $post_type ): array {
		$facets = array();
		foreach ( $blocks as $attributes ) {
			$attributes = is_array( $attributes ) ? $attributes : array();
			$taxonomy   = self::facet( $attributes, $post_type );
			$facets    += '' === $taxonomy ? array() : array( $taxonomy => self::match( $attributes, $taxonomy, $post_type ) );
		}
		return $facets;
	}

	/**
	 * Returns how the values of a facet match.
	 *
	 * @param array<mixed> $attributes Saved attributes of its block.
	 * @param string       $facet      Name of the facet.
	 * @param string       $post_type  Post type of the listing.
	 * @return string `any` of them is enough, `all` are needed, or there is but `one`.
	 */
	private static function match( array $attributes, string $facet, string $post_type ): string {
		if ( in_array( $attributes['selection'] ?? '', self::SINGLE, true ) && FacetedProducts::PRICE !== $facet && ! RangeFacets::is( $facet ) ) {
			return 'one';
		}
		return 'all' === ( $attributes['match'] ?? '' ) && ! ProductFacets::has( $facet, $post_type ) && ! PostFacets::is( $facet ) && ! RangeFacets::is( $facet ) ? 'all' : 'any';
	}

	/**
	 * Returns the facets with at most one chosen value.
	 *
	 * @return list<string>
	 */
	public function single(): array {
		return array_keys( $this->facets, 'one', true );
	}

	/**
	 * Returns a public post type.
	 *
	 * @param mixed $name Saved name.
	 */
	private static function post_type( mixed $name ): string {
		return is_string( $name ) && isset( self::post_types()[ $name ] ) ? $name : 'post';
	}

	/**
	 * Returns a taxonomy of the post type.
	 *
	 * @param mixed  $name      Saved name.
	 * @param string $post_type Post type of the listing.
	 */
	private static function taxonomy( mixed $name, string $post_type ): string {
		$all = self::taxonomies( $post_type );
		return is_string( $name ) && isset( $all[ $name ] ) ? $name : (string) ( array_key_first( $all ) ?? '' );
	}
}
