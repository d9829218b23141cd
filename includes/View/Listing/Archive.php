<?php
/**
 * What a listing is a list of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Engine;

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
	 * The list.
	 *
	 * @param string $category Slug; empty: all.
	 * @param string $search   Words; empty: all.
	 * @param string $tag      Slug; empty: all.
	 */
	public function __construct( public readonly string $category = '', public readonly string $search = '', public readonly string $tag = '' ) {}

	/**
	 * What the page of this request is about.
	 *
	 * @param Engine $engine Whose categories and tags these are.
	 */
	public static function current( Engine $engine ): self {
		$term  = get_queried_object();
		$types = $engine->content_types();
		$slug  = static fn ( string $taxonomy ): string => $term instanceof \WP_Term && $term->taxonomy === $taxonomy ? $term->slug : '';
		return new self( $slug( $types['category'] ), is_search() ? (string) get_search_query( false ) : '', $slug( $types['tag'] ?? '' ) );
	}

	/**
	 * Whether this is the page's first listing, whose first row is likely to be
	 * seen at once. Asking makes the next one the second.
	 */
	public static function is_first_listing(): bool {
		$first       = ! self::$drawn;
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
