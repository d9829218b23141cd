<?php
/**
 * A listing of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Shared by the blocks in a loop builder: options, state, and the results, which are
 * queried when first needed.
 */
final class Loop {

	/**
	 * Results of the current page.
	 *
	 * @var list<\WP_Post>|null
	 */
	private ?array $posts = null;

	/**
	 * Total number of results.
	 *
	 * @var int|null
	 */
	private ?int $total = null;

	/**
	 * Number of results for the filter options.
	 *
	 * @var array<string, array<string, array<string, int>>>
	 */
	private array $counts = array();

	/**
	 * Number of results for the facet values: taxonomy to slug to count.
	 *
	 * @var array<string, array<string, int>>
	 */
	private array $facet_counts = array();

	/**
	 * Lowest and highest price, once known.
	 *
	 * @var array{array{int, int}|null}|null
	 */
	private ?array $price_bounds = null;

	/**
	 * Lowest and highest number by facet, once known.
	 *
	 * @var array<string, array{array{int, int}|null}>
	 */
	private array $range_bounds = array();

	/**
	 * @param int                  $query_id    Number of the listing on its page.
	 * @param string               $block_id    Block ID in requests.
	 * @param PostsQuery                $query       Query of the listing.
	 * @param LoopUrl              $address     URL of the page.
	 * @param array<string, mixed> $attributes  Block attributes.
	 * @param bool                 $accumulates Whether previous pages are displayed too ("load more").
	 * @param bool                 $continues   Whether previous pages are displayed already, so that only new results are needed.
	 * @param bool                 $in_place    Whether the results can be updated in place.
	 * @param bool                 $says_empty  Whether the block has its own content for no results.
	 * @param bool                 $endless     Whether further pages load on scrolling.
	 */
	public function __construct(
		public readonly int $query_id,
		public readonly string $block_id,
		public readonly PostsQuery $query,
		public readonly LoopUrl $address,
		public readonly array $attributes,
		public readonly bool $accumulates = false,
		private readonly bool $continues = false,
		public readonly bool $in_place = true,
		public readonly bool $says_empty = false,
		public readonly bool $endless = false,
	) {}

	/**
	 * Whether different filters can be combined on this site.
	 */
	public static function composable(): bool {
		return Settings::on( 'loop_composable' );
	}

	/**
	 * Returns the results of the current page.
	 *
	 * @return list<\WP_Post>
	 */
	public function posts(): array {
		$passed        = $this->passed();
		$this->posts ??= $this->query->posts( $passed, $this->query->state->page * $this->query->options->per_page - $passed );
		return $this->posts;
	}

	/**
	 * Returns the number of results before them.
	 */
	private function passed(): int {
		return $this->continues ? ( $this->query->state->page - 1 ) * $this->query->options->per_page : $this->first() - 1;
	}

	/**
	 * Returns the number of displayed results, from the first on.
	 */
	public function shown(): int {
		$count = count( $this->posts() );
		return 0 === $count ? 0 : $this->passed() + $count - $this->first() + 1;
	}

	/**
	 * Returns the number of the first displayed result, from 1.
	 */
	public function first(): int {
		$size = $this->query->options->per_page;
		$page = $this->query->state->page;
		// Up to the maximum, all pages are displayed together; beyond that a page is displayed alone.
		return $this->accumulates && $page * $size <= LoopOptions::MOST ? 1 : ( $page - 1 ) * $size + 1;
	}

	/**
	 * Whether the page is displayed without previous ones, although pages are appended,
	 * because they would be too many.
	 */
	public function stands_alone(): bool {
		return $this->accumulates && ! $this->continues && $this->first() > 1;
	}

	/**
	 * Returns the total number of results.
	 */
	public function total(): int {
		if ( null === $this->total ) {
			$shown = count( $this->posts() );
			$size  = $this->query->options->per_page;
			// If the first page is not full, it has all results.
			$this->total = 1 === $this->query->state->page && $shown < $size ? $shown : max( 0, ( $this->counted() ?? Counts::total( $this->query ) ) - $this->query->options->offset );
		}
		return $this->total;
	}

	/**
	 * Returns the total number of results from the counts, if one filter option is
	 * chosen. Otherwise null.
	 */
	private function counted(): ?int {
		foreach ( $this->query->state->filters() as $kind => $slugs ) {
			foreach ( 1 === count( $slugs ) ? $this->counts : array() as $counts ) {
				if ( isset( $counts[ $kind ][ $slugs[0] ] ) ) {
					return $counts[ $kind ][ $slugs[0] ];
				}
			}
		}
		foreach ( $this->query->state->facets as $taxonomy => $slugs ) {
			if ( 1 === count( $slugs ) && isset( $this->facet_counts[ $taxonomy ][ $slugs[0] ] ) ) {
				return $this->facet_counts[ $taxonomy ][ $slugs[0] ];
			}
		}
		return null;
	}

	/**
	 * Returns the IDs of all results if they are on this page and the listing is
	 * searched; otherwise null.
	 *
	 * @return list<int>|null
	 */
	private function found(): ?array {
		return '' !== $this->query->state->search && array() === $this->query->state->filters() ? $this->all() : null;
	}

	/**
	 * Returns the IDs of all results if they are on this page; otherwise null.
	 *
	 * @return list<int>|null
	 */
	private function all(): ?array {
		$whole = 1 === $this->query->state->page && 0 === $this->query->options->offset && count( $this->posts() ) < $this->query->options->per_page;
		return $whole ? array_column( $this->posts(), 'ID' ) : null;
	}

	/**
	 * Returns the number of pages, at least 1.
	 */
	public function pages(): int {
		return max( 1, min( (int) Contract::get( 'settings_values.loop_last_page' ), (int) ceil( $this->total() / $this->query->options->per_page ) ) );
	}

	/**
	 * Returns the number of results for each option of a filter.
	 *
	 * @param string       $kind  `select`, `checkbox` or `button`.
	 * @param list<string> $slugs Slugs of the options.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public function counts( string $kind, array $slugs ): array {
		if ( ! Settings::on( 'loop_counts' ) ) {
			return array();
		}
		$key                    = implode( ' ', $slugs );
		$this->counts[ $key ] ??= Counts::of_options( $this->query, $slugs, self::composable(), $this->found() );
		return $this->counts[ $key ][ $kind ] ?? array();
	}

	/**
	 * Returns the number of results for each value of a facet.
	 *
	 * @param string       $taxonomy Taxonomy of the facet.
	 * @param list<string> $slugs    Values of the facet.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public function facet_counts( string $taxonomy, array $slugs ): array {
		if ( ! Settings::on( 'loop_counts' ) ) {
			return array();
		}
		$this->facet_counts[ $taxonomy ] ??= Counts::of_facet( $this->query, $taxonomy, $slugs, $this->all() );
		// Subtract the results skipped by the offset.
		return array_map( fn ( int $count ): int => max( 0, $count - $this->query->options->offset ), $this->facet_counts[ $taxonomy ] );
	}

	/**
	 * Returns the lowest and highest price of the results, regardless of the chosen
	 * range.
	 *
	 * @return array{int, int}|null Minor units; null: none of them has a price.
	 */
	public function price_bounds(): ?array {
		$this->price_bounds ??= array( Counts::price_bounds( $this->query ) );
		return $this->price_bounds[0];
	}

	/**
	 * Returns the lowest and highest number of the results, regardless of the chosen
	 * range.
	 *
	 * @param string $facet Range facet with numbers.
	 * @return array{int, int}|null Null: none of them has one.
	 */
	public function range_bounds( string $facet ): ?array {
		$this->range_bounds[ $facet ] ??= array( Counts::range_bounds( $this->query, $facet ) );
		return $this->range_bounds[ $facet ][0];
	}

	/**
	 * Returns the URL of another state.
	 *
	 * @param LoopState $state The state.
	 */
	public function url( LoopState $state ): string {
		return $this->address->url( $state );
	}

	/**
	 * Returns the ID of the form, which controls anywhere on the page refer to.
	 */
	public function form_id(): string {
		return strtr( (string) Contract::get( 'markers.loop_form' ), array( '{query_id}' => (string) $this->query_id ) );
	}

	/**
	 * Returns the marker of an area.
	 *
	 * @param string $area `results`, `pagination` or `active`.
	 * @see spec 2.2
	 */
	public function label( string $area ): string {
		return strtr( (string) Contract::get( "markers.loop_{$area}_label" ), array( '{query_id}' => (string) $this->query_id ) );
	}
}
