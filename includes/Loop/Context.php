<?php
/**
 * What a page is about.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Optional\Catalogue\ReplacesArchives;
use Vitrine\Loop\Posts\Options;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A listing that follows the page lists what its archive lists. A request from
 * the page has no archive; the block's id carries a mark of it, which says
 * nothing but what the archive's own address says.
 */
final class Context {

	/** Parts the block's own id from the mark. */
	private const SEPARATOR = '.';

	/**
	 * @param string               $mark      Empty where there is nothing to follow.
	 * @param array<string, mixed> $arguments Of WP_Query.
	 * @param string               $post_type Empty: as the block says.
	 * @param int                  $post_id   The post of the page; 0: none.
	 * @param bool                 $portable  Whether the mark says all of it.
	 * @param array<string, mixed> $foreign   What other plugins want of the archive: arguments of WP_Query.
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
	 * Of the page that is being rendered.
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
	 * Of a request from a page.
	 *
	 * @param string $block_id  As the page had it, with its mark.
	 * @param string $post_type As the page said.
	 * @param int    $post_id   As the page said.
	 */
	public static function of_request( string $block_id, string $post_type, int $post_id ): self {
		$parts = explode( self::SEPARATOR, $block_id, 2 );
		return isset( $parts[1] ) ? self::from_mark( $parts[1], $post_type ) ?? new self( '', array(), '', $post_id ) : new self( '', array(), '', $post_id );
	}

	/**
	 * A block's own id, without a mark.
	 *
	 * @param string $block_id As the page had it.
	 */
	public static function bare( string $block_id ): string {
		return explode( self::SEPARATOR, $block_id, 2 )[0];
	}

	/**
	 * A block's id with the mark.
	 *
	 * @param string $block_id Its own.
	 */
	public function marked( string $block_id ): string {
		return '' === $this->mark ? $block_id : $block_id . self::SEPARATOR . $this->mark;
	}

	/**
	 * What a mark stands for, as far as visitors may see it.
	 *
	 * @param string $mark      `t12`: a term, `a3`: an author, `p`: all of a post type.
	 * @param string $post_type For `p`.
	 * @param bool   $is_page   Whether this request is for the archive itself.
	 */
	private static function from_mark( string $mark, string $post_type, bool $is_page = false ): ?self {
		$id = (int) substr( $mark, 1 );
		if ( 'p' === $mark && isset( Options::post_types()[ $post_type ] ) ) {
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
		$types    = array_intersect( $taxonomy ? $taxonomy->object_type : array(), array_keys( Options::post_types() ) );
		$type     = (string) ( reset( $types ) ?: 'post' );
		$archive  = $taxonomy && is_string( $taxonomy->query_var ) ? array( $taxonomy->query_var => $term->slug ) : array( 'taxonomy' => $term->taxonomy, 'term' => $term->slug ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
		return new self(
			$mark,
			array(
				'tax_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- What the archive itself asks.
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
	 * What other plugins want of an archive of products.
	 *
	 * @param string                $post_type What it lists.
	 * @param array<string, string> $archive   Query variables of its address; empty: that of this request.
	 * @return array<string, mixed> Arguments of WP_Query.
	 */
	private static function foreign( string $post_type, array $archive ): array {
		$engine    = Plugin::engine();
		$catalogue = $engine->catalogue();
		return $catalogue instanceof ReplacesArchives && $engine->content_types()['post_type'] === $post_type ? $catalogue->archive_arguments( $archive ) : array();
	}

	/**
	 * What the page's own query asks for, where no mark can say it.
	 *
	 * @param \WP_Query $query Of the page.
	 * @return array<string, mixed>
	 */
	private static function of_query( \WP_Query $query ): array {
		return array_filter( array_intersect_key( $query->query_vars, array_flip( array( 's', 'year', 'monthnum', 'day', 'author' ) ) ) );
	}
}
