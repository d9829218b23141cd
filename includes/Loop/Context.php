<?php
/**
 * Context of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Optional\Catalog\ReplacesArchives;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A listing that inherits lists the posts of the page's archive. Requests from the page
 * have no archive, so the block ID includes a mark of it, with the same information as
 * the archive's URL.
 */
final class Context {

	/** Separates the block ID from the mark. */
	private const SEPARATOR = '.';

	/**
	 * @param string               $mark      Mark of the archive; empty if there is none.
	 * @param array<string, mixed> $arguments Arguments of WP_Query.
	 * @param string               $post_type Post type; empty: that of the block.
	 * @param int                  $post_id   Post ID of the page; 0: none.
	 * @param bool                 $portable  Whether the mark describes the archive completely.
	 * @param array<string, mixed> $foreign   Conditions of other plugins: arguments of WP_Query.
	 */
	private function __construct(
		public readonly string $mark = '',
		public readonly array $arguments = array(),
		public readonly string $post_type = '',
		public readonly int $post_id = 0,
		public readonly bool $portable = true,
		public readonly array $foreign = array(),
	) {}

	/**
	 * Returns the context of the page that is being rendered.
	 */
	public static function current(): self {
		global $wp_query;
		$object = get_queried_object();
		if ( ! $wp_query instanceof \WP_Query || $wp_query->is_singular() || is_admin() || wp_is_serving_rest_request() ) {
			return new self( '', array(), '', (int) get_the_ID() );
		}
		$known = match ( true ) {
			is_search(), is_date()                 => null,
			$object instanceof \WP_Term            => self::from_mark( 't' . $object->term_id, '', true ),
			$object instanceof \WP_User            => self::from_mark( 'a' . $object->ID, '', true ),
			$object instanceof \WP_Post_Type       => self::from_mark( 'p', $object->name, true ),
			is_home()                              => self::from_mark( 'p', 'post', true ),
			default                                => null,
		};
		return $known ?? new self( '', self::of_query( $wp_query ), '', 0, false, self::foreign( (string) current( (array) $wp_query->get( 'post_type' ) ), array() ) );
	}

	/**
	 * Returns the context of a request from a page.
	 *
	 * @param string $block_id  Block ID in the page, with its mark.
	 * @param string $post_type Post type sent by the page.
	 * @param int    $post_id   Post ID sent by the page.
	 */
	public static function of_request( string $block_id, string $post_type, int $post_id ): self {
		$parts = explode( self::SEPARATOR, $block_id, 2 );
		return isset( $parts[1] ) ? self::from_mark( $parts[1], $post_type ) ?? new self( '', array(), '', $post_id ) : new self( '', array(), '', $post_id );
	}

	/**
	 * Returns a block ID without its mark.
	 *
	 * @param string $block_id Block ID in the page.
	 */
	public static function bare( string $block_id ): string {
		return explode( self::SEPARATOR, $block_id, 2 )[0];
	}

	/**
	 * Returns a block ID with the mark.
	 *
	 * @param string $block_id Block ID.
	 */
	public function marked( string $block_id ): string {
		return '' === $this->mark ? $block_id : $block_id . self::SEPARATOR . $this->mark;
	}

	/**
	 * Returns the context of a mark, if visitors may see the archive.
	 *
	 * @param string $mark      `t12`: a term, `a3`: an author, `p`: a whole post type.
	 * @param string $post_type Post type for `p`.
	 * @param bool   $is_page   Whether the current request is for the archive itself.
	 */
	private static function from_mark( string $mark, string $post_type, bool $is_page = false ): ?self {
		$id = (int) substr( $mark, 1 );
		if ( 'p' === $mark && isset( LoopOptions::post_types()[ $post_type ] ) ) {
			return new self( $mark, array(), $post_type, foreign: self::foreign( $post_type, $is_page ? array() : array( 'post_type' => $post_type ) ) );
		}
		if ( preg_match( '/^a\d{1,9}$/D', $mark ) ) {
			return new self( $mark, array( 'author' => $id ), 'post' );
		}
		$term = preg_match( '/^t\d{1,9}$/D', $mark ) ? get_term( $id ) : null;
		if ( ! $term instanceof \WP_Term || ! is_taxonomy_viewable( $term->taxonomy ) ) {
			return null;
		}
		$taxonomy = get_taxonomy( $term->taxonomy );
		$types    = array_intersect( $taxonomy ? $taxonomy->object_type : array(), array_keys( LoopOptions::post_types() ) );
		$type     = (string) ( reset( $types ) ?: 'post' );
		$archive  = $taxonomy && is_string( $taxonomy->query_var ) ? array( $taxonomy->query_var => $term->slug ) : array( 'taxonomy' => $term->taxonomy, 'term' => $term->slug ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		return new self(
			$mark,
			array(
				'tax_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Same query as the archive.
					array(
						'taxonomy' => $term->taxonomy,
						'terms'    => array( $term->term_id ),
					),
				),
			),
			$type,
			foreign: self::foreign( $type, $is_page ? array() : $archive )
		);
	}

	/**
	 * Returns the conditions of other plugins for a product archive.
	 *
	 * @param string                $post_type Post type of the archive.
	 * @param array<string, string> $archive   Query variables of the archive's URL; empty: the current request.
	 * @return array<string, mixed> Arguments of WP_Query.
	 */
	private static function foreign( string $post_type, array $archive ): array {
		$engine  = Plugin::engine();
		$catalog = $engine->catalog();
		return $catalog instanceof ReplacesArchives && $engine->content_types()['post_type'] === $post_type ? $catalog->archive_arguments( $archive ) : array();
	}

	/**
	 * Returns the arguments of the page's query if no mark can describe it.
	 *
	 * @param \WP_Query $query Query of the page.
	 * @return array<string, mixed>
	 */
	private static function of_query( \WP_Query $query ): array {
		return array_filter( array_intersect_key( $query->query_vars, array_flip( array( 's', 'year', 'monthnum', 'day', 'author' ) ) ) );
	}
}
