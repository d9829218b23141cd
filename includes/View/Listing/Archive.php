<?php
/**
 * What a listing is a list of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Blocks;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Catalogue\ReplacesArchives;
use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * A category, a tag and words.
 */
final class Archive {

	/**
	 * Whether a listing of this request was drawn already.
	 *
	 * @var bool
	 */
	private static bool $drawn = false;

	/**
	 * @param string $category Slug; empty: all.
	 * @param string $search   Words; empty: all.
	 * @param string $tag      Slug; empty: all.
	 * @param array{taxonomy: string, slug: string}|null $term Of another taxonomy of products; null: all.
	 */
	public function __construct( public readonly string $category = '', public readonly string $search = '', public readonly string $tag = '', public readonly ?array $term = null ) {}

	/**
	 * What the page of this request is about.
	 *
	 * @param Engine $engine Whose categories and tags these are.
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
	 * The same for a listing that shows its products on a page.
	 *
	 * @param Engine $engine As above.
	 */
	public static function shown( Engine $engine ): self {
		$catalogue = $engine->catalogue();
		if ( $catalogue instanceof ReplacesArchives && ! is_admin() && ! wp_is_serving_rest_request() ) {
			$catalogue->replace_archive( MainQuery::get() );
		}
		return self::current( $engine );
	}

	/**
	 * Whether the listing that is about to be drawn is what a visitor sees first of
	 * the page: no other stands above it, nor a product or a cart, whose own
	 * pictures come first.
	 *
	 * @param Engine $engine Whose products it shows.
	 */
	public static function is_seen_first( Engine $engine ): bool {
		$first       = ! self::$drawn && ! $engine->is_page( 'product' ) && array() === array_intersect( array( 'product', 'cart' ), Blocks::rendered() );
		self::$drawn = true;
		return $first;
	}

	/**
	 * Forgets what was drawn: the next page (tests).
	 */
	public static function reset(): void {
		self::$drawn = false;
	}
}
