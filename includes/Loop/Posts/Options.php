<?php
/**
 * How a listing is set up.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * The saved attributes of a loop builder, each within its bounds. They come from
 * the site's own content and still may say anything: a block of another site, a
 * post type that is gone, one that is not for visitors.
 */
final class Options {

	/** The most posts of one page. */
	public const MOST = 100;

	/** Forms of a facet of which one value is chosen at most. */
	public const SINGLE = array( 'radio', 'select' );

	private const STICKY = array( 'ignore', 'first', 'only', 'exclude' );

	/**
	 * @param string    $post_type       One that visitors may see.
	 * @param string    $taxonomy        What the filters filter by; empty: the type has none.
	 * @param list<int> $terms           Only posts of these; empty: all.
	 * @param string    $order           One of Orders.
	 * @param int       $per_page        1 to MOST.
	 * @param int       $offset          So many of the first are left out.
	 * @param string    $sticky          `ignore`, `first`, `only` or `exclude`.
	 * @param bool      $inherit         Whether it lists what the page is about.
	 * @param bool      $without_current Whether the post of the page is left out.
	 * @param array<string, string> $facets Taxonomies of its facets, or names of ProductFacets; `any` or `all`: how many of its chosen values a post must have; `one`: one is chosen at most.
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
	 * Reads them.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @param string               $post_type  What the page is about; empty: as the block says.
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
			Orders::valid( (string) ( $attributes['order'] ?? '' ), $post_type ),
			max( 1, min( self::MOST, (int) ( $attributes['perPage'] ?? 9 ) ) ),
			max( 0, min( 10000, (int) ( $attributes['offset'] ?? 0 ) ) ),
			in_array( $sticky, self::STICKY, true ) ? $sticky : 'ignore',
			true === ( $attributes['inherit'] ?? false ),
			true === ( $attributes['withoutCurrent'] ?? false ),
			self::facets( $facets, $post_type )
		);
	}

	/**
	 * The post types that a listing may show, by name.
	 *
	 * @return array<string, \WP_Post_Type>
	 */
	public static function post_types(): array {
		$types = get_post_types( array( 'public' => true ), 'objects' );
		// A file's address may be public while the post that it belongs to is not.
		unset( $types['attachment'] );
		return array_filter( $types, 'is_post_type_viewable' );
	}

	/**
	 * The taxonomies by which a post type can be filtered, the first the usual one.
	 *
	 * @param string $post_type Name.
	 * @return array<string, \WP_Taxonomy>
	 */
	public static function taxonomies( string $post_type ): array {
		$all = array_filter( get_object_taxonomies( $post_type, 'objects' ), static fn ( \WP_Taxonomy $one ): bool => is_taxonomy_viewable( $one ) && 'post_format' !== $one->name );
		uasort( $all, static fn ( \WP_Taxonomy $a, \WP_Taxonomy $b ): int => $b->hierarchical <=> $a->hierarchical );
		return $all;
	}

	/**
	 * What a facet is of: a taxonomy, the usual one of the post type where the block
	 * names none, or one of ProductFacets, PostFacets or RangeFacets. Empty: the post type has none of that name
	 * that visitors may see.
	 *
	 * @param array<mixed> $attributes Of the block, as saved.
	 * @param string       $post_type  Of the posts.
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
		// A name that the shop's own facet has is taken.
		return ( '' === $name || $name === $taxonomy ) && FacetedProducts::PRICE !== $taxonomy && ! ProductFacets::has( $taxonomy, $post_type ) && ! PostFacets::is( $taxonomy ) && ! RangeFacets::is( $taxonomy ) ? $taxonomy : '';
	}

	/**
	 * The facet of an attribute, of the first where the block names none.
	 *
	 * @param mixed  $name      As saved: the facet's without what all begin with.
	 * @param string $post_type Of the posts.
	 */
	private static function attribute( mixed $name, string $post_type ): string {
		$all   = ProductFacets::attributes( $post_type );
		$facet = is_string( $name ) && '' !== $name ? FacetedProducts::ATTRIBUTE . $name : (string) ( array_key_first( $all ) ?? '' );
		return isset( $all[ $facet ] ) ? $facet : '';
	}

	/**
	 * The key of a facet's meta, the first where the block names none.
	 *
	 * @param mixed  $key       As saved.
	 * @param string $post_type Of the posts.
	 */
	private static function meta( mixed $key, string $post_type ): string {
		return is_string( $key ) && '' !== $key ? $key : (string) ( array_key_first( RangeFacets::metas( $post_type ) ) ?? '' );
	}

	/**
	 * The facets. Of two blocks of one facet the first says how its values add up.
	 *
	 * @param list<mixed> $blocks    Their attributes, as saved.
	 * @param string      $post_type Of the posts.
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
	 * How the values of a facet add up.
	 *
	 * @param array<mixed> $attributes Of its block, as saved.
	 * @param string       $facet      Name of the facet.
	 * @param string       $post_type  Of the posts.
	 * @return string `any` of them is enough, `all` are needed, or there is but `one`.
	 */
	private static function match( array $attributes, string $facet, string $post_type ): string {
		if ( in_array( $attributes['selection'] ?? '', self::SINGLE, true ) && FacetedProducts::PRICE !== $facet && ! RangeFacets::is( $facet ) ) {
			return 'one';
		}
		return 'all' === ( $attributes['match'] ?? '' ) && ! ProductFacets::has( $facet, $post_type ) && ! PostFacets::is( $facet ) && ! RangeFacets::is( $facet ) ? 'all' : 'any';
	}

	/**
	 * The facets of which one value is chosen at most.
	 *
	 * @return list<string>
	 */
	public function single(): array {
		return array_keys( $this->facets, 'one', true );
	}

	/**
	 * A post type that visitors may see.
	 *
	 * @param mixed $name As saved.
	 */
	private static function post_type( mixed $name ): string {
		return is_string( $name ) && isset( self::post_types()[ $name ] ) ? $name : 'post';
	}

	/**
	 * A taxonomy of the post type.
	 *
	 * @param mixed  $name      As saved.
	 * @param string $post_type Of the posts.
	 */
	private static function taxonomy( mixed $name, string $post_type ): string {
		$all = self::taxonomies( $post_type );
		return is_string( $name ) && isset( $all[ $name ] ) ? $name : (string) ( array_key_first( $all ) ?? '' );
	}
}
