<?php
/**
 * Archive that a listing shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Catalog\ReplacesArchives;
use Vitrine\Support\MainQuery;
use Vitrine\Support\RenderedBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Category, tag or other term, and search of an archive.
 */
final class Archive {

	/**
	 * Whether a listing has been rendered on this page.
	 *
	 * @var bool
	 */
	private static bool $drawn = false;

	/**
	 * @param string $category Category slug; empty: all.
	 * @param string $search   Search words; empty: all.
	 * @param string $tag      Tag slug; empty: all.
	 * @param array{taxonomy: string, slug: string}|null $term Term of another product taxonomy; null: all.
	 */
	public function __construct( public readonly string $category = '', public readonly string $search = '', public readonly string $tag = '', public readonly ?array $term = null ) {}

	/**
	 * Returns the archive of the current page.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function current( Engine $engine ): self {
		$query = MainQuery::get();
		$term  = $query->get_queried_object();
		$types = $engine->content_types();
		$slug  = static fn ( string $taxonomy ): string => $term instanceof \WP_Term && $term->taxonomy === $taxonomy ? $term->slug : '';
		$other = $term instanceof \WP_Term && ! in_array( $term->taxonomy, array( $types['category'], $types['tag'] ?? '' ), true ) && is_object_in_taxonomy( $types['post_type'], $term->taxonomy ) ? array(
			'taxonomy' => $term->taxonomy,
			'slug'     => $term->slug,
		) : null;
		return new self( $slug( $types['category'] ), $query->is_search() ? (string) get_search_query( false ) : '', $slug( $types['tag'] ?? '' ), $other );
	}

	/**
	 * Returns the archive for a listing that displays its products.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function shown( Engine $engine ): self {
		$catalog = $engine->catalog();
		if ( $catalog instanceof ReplacesArchives && ! is_admin() && ! wp_is_serving_rest_request() ) {
			$catalog->replace_archive( MainQuery::get() );
		}
		return self::current( $engine );
	}

	/**
	 * Whether the next listing is likely above the fold: the first one on the page,
	 * without a product or cart before it, whose images come first.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function is_seen_first( Engine $engine ): bool {
		$first       = ! self::$drawn && ! $engine->is_page( 'product' ) && array() === array_intersect( array( 'product', 'cart' ), RenderedBlocks::names() );
		self::$drawn = true;
		return $first;
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$drawn = false;
	}
}
