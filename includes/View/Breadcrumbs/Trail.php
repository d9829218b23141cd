<?php
/**
 * The breadcrumb trail of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Breadcrumbs;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\HasTrail;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the breadcrumbs of the current page. A breadcrumb is a plain text and a URL;
 * the last one is the page itself. The front page has none.
 *
 * @phpstan-type Crumb array{name: string, url: string}
 */
final class Trail {

	/** Maximum depth of categories, in case of a loop in the data. */
	private const MAX_DEPTH = 20;

	/**
	 * Returns the breadcrumbs of the current page.
	 *
	 * @param Engine $engine The engine.
	 * @return list<Crumb>
	 */
	public static function current( Engine $engine ): array {
		if ( $engine instanceof HasTrail ) {
			return $engine->trail();
		}
		if ( is_front_page() ) {
			return array();
		}
		$crumbs = array_merge( array( self::home() ), self::of_page( $engine ) );
		/**
		 * Filters the breadcrumbs of a page.
		 *
		 * @param list<array{name: string, url: string}> $crumbs Plain text and URL; the last one is the page itself.
		 *
		 * @example
		 * add_filter( 'vitrine_breadcrumbs', fn( $crumbs ) => array( array( 'name' => 'Acme Group', 'url' => 'https://example.com/' ), ...$crumbs ) );
		 */
		return array_values( (array) apply_filters( 'vitrine_breadcrumbs', $crumbs ) );
	}

	/**
	 * Returns the breadcrumbs of a post.
	 *
	 * @param \WP_Post $post   The post.
	 * @param Engine   $engine The engine.
	 * @return list<Crumb>
	 */
	private static function of_post( \WP_Post $post, Engine $engine ): array {
		$own   = array( self::crumb( get_the_title( $post ), (string) get_permalink( $post ) ) );
		$types = $engine->content_types();
		if ( $types['post_type'] === $post->post_type ) {
			return array_merge( self::shop( $engine ), self::deepest( $post, $types['category'] ), $own );
		}
		if ( 'post' === $post->post_type ) {
			return array_merge( self::blog(), $own );
		}
		$above = array();
		foreach ( array_reverse( get_post_ancestors( $post ) ) as $id ) {
			$above[] = self::crumb( get_the_title( $id ), (string) get_permalink( $id ) );
		}
		return array_merge( self::archive( $post->post_type ), $above, $own );
	}

	/**
	 * Returns the breadcrumbs for the editor: those of a post, of the newest product if
	 * there is none, or of the shop page if there are no products.
	 *
	 * @param int    $id     Post ID; 0: none, as in a template.
	 * @param Engine $engine The engine.
	 * @return list<Crumb>
	 */
	public static function example( int $id, Engine $engine ): array {
		$post = $id > 0 ? get_post( $id ) : null;
		// A page that was never saved has no title yet.
		if ( ! $post instanceof \WP_Post || 'auto-draft' === $post->post_status ) {
			$newest = $engine->catalog()->query( new ProductQuery( orderby: 'date', per_page: 1 ) )->products[0] ?? null;
			$post   = null === $newest ? null : get_post( $newest->id );
		}
		return array_merge( array( self::home() ), $post instanceof \WP_Post ? self::of_post( $post, $engine ) : self::shop( $engine ) );
	}

	/**
	 * Returns the first breadcrumb.
	 *
	 * @return Crumb
	 */
	private static function home(): array {
		return self::crumb( __( 'Home', 'vitrine' ), home_url( '/' ) );
	}

	/**
	 * Returns the breadcrumbs after the front page.
	 *
	 * @param Engine $engine The engine.
	 * @return list<Crumb>
	 */
	private static function of_page( Engine $engine ): array {
		$query  = MainQuery::get();
		$object = $query->get_queried_object();
		$here   = self::here();
		if ( $query->is_search() ) {
			$is_shop = (array) get_query_var( 'post_type' ) === array( $engine->content_types()['post_type'] );
			$found   = array(
				/* translators: %s: what was searched for. */
				'name' => sprintf( __( 'Search results for “%s”', 'vitrine' ), get_search_query( false ) ),
				'url'  => $here,
			);
			return array_merge( $is_shop ? self::shop( $engine ) : array(), array( $found ) );
		}
		return match ( true ) {
			$query->is_404()                => array( self::crumb( __( 'Page not found', 'vitrine' ), $here ) ),
			$object instanceof \WP_Post     => self::of_post( $object, $engine ),
			$object instanceof \WP_Term     => array_merge( in_array( $object->taxonomy, $engine->content_types(), true ) ? self::shop( $engine ) : array(), self::of_term( $object ) ),
			$object instanceof \WP_Post_Type => array( self::crumb( $object->labels->name, (string) get_post_type_archive_link( $object->name ) ) ),
			default                         => array( self::crumb( get_the_archive_title(), $here ) ),
		};
	}

	/**
	 * Returns the breadcrumb of the shop page, unless it is the front page.
	 *
	 * @param Engine $engine The engine.
	 * @return list<Crumb>
	 */
	private static function shop( Engine $engine ): array {
		$url = $engine->page_url( 'shop' );
		if ( untrailingslashit( $url ) === untrailingslashit( home_url() ) ) {
			return array();
		}
		$id = url_to_postid( $url );
		return array( self::crumb( $id > 0 ? get_the_title( $id ) : __( 'Shop', 'vitrine' ), $url ) );
	}

	/**
	 * Returns the breadcrumb of the posts page, unless it is the front page.
	 *
	 * @return list<Crumb>
	 */
	private static function blog(): array {
		$id = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_for_posts' ) : 0;
		return $id > 0 ? array( self::crumb( get_the_title( $id ), (string) get_permalink( $id ) ) ) : array();
	}

	/**
	 * Returns the breadcrumb of a post type archive, if there is one.
	 *
	 * @param string $type Post type.
	 * @return list<Crumb>
	 */
	private static function archive( string $type ): array {
		$url  = get_post_type_archive_link( $type );
		$name = get_post_type_object( $type )->labels->name ?? '';
		return is_string( $url ) && '' !== $name ? array( self::crumb( $name, $url ) ) : array();
	}

	/**
	 * Returns the breadcrumbs of a term and its ancestors.
	 *
	 * @param \WP_Term $term The term.
	 * @return list<Crumb>
	 */
	private static function of_term( \WP_Term $term ): array {
		$crumbs = array();
		for ( $depth = 0; $depth < self::MAX_DEPTH; $depth++ ) {
			$url = get_term_link( $term );
			array_unshift( $crumbs, self::crumb( $term->name, is_string( $url ) ? $url : '' ) );
			$above = $term->parent > 0 ? get_term( $term->parent, $term->taxonomy ) : null;
			if ( ! $above instanceof \WP_Term ) {
				break;
			}
			$term = $above;
		}
		return $crumbs;
	}

	/**
	 * Returns the breadcrumbs of a post's deepest category and its ancestors.
	 *
	 * @param \WP_Post $post     The post.
	 * @param string   $taxonomy Taxonomy of the categories.
	 * @return list<Crumb>
	 */
	private static function deepest( \WP_Post $post, string $taxonomy ): array {
		$terms = get_the_terms( $post, $taxonomy );
		$paths = array_map( array( self::class, 'of_term' ), is_array( $terms ) ? array_values( $terms ) : array() );
		usort( $paths, static fn ( array $one, array $other ): int => count( $other ) <=> count( $one ) );
		return $paths[0] ?? array();
	}

	/**
	 * Returns the URL of the current request.
	 */
	private static function here(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Escaped as a URL on output.
		return home_url( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ) );
	}

	/**
	 * Creates a breadcrumb.
	 *
	 * @param string $name HTML of the title.
	 * @param string $url  Absolute URL; may be empty.
	 * @return Crumb
	 */
	private static function crumb( string $name, string $url ): array {
		return array(
			'name' => html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'url'  => $url,
		);
	}
}
