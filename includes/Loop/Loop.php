<?php
/**
 * One listing of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Options;
use Vitrine\Loop\Posts\Query;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What the blocks within a loop builder share: its options, what the visitor
 * chose, and the results, which are asked for when the first of them needs them.
 */
final class Loop {

	/**
	 * The results of this page.
	 *
	 * @var list<\WP_Post>|null
	 */
	private ?array $posts = null;

	/**
	 * How many results there are.
	 *
	 * @var int|null
	 */
	private ?int $total = null;

	/**
	 * Counts of the filters' options.
	 *
	 * @var array<string, array<string, array<string, int>>>
	 */
	private array $counts = array();

	/**
	 * Counts of the facets' values: taxonomy to slug to count.
	 *
	 * @var array<string, array<string, int>>
	 */
	private array $facet_counts = array();

	/**
	 * The lowest and the highest price, once they are known.
	 *
	 * @var array{array{int, int}|null}|null
	 */
	private ?array $price_bounds = null;

	/**
	 * The lowest and the highest number, once they are known: facet to both.
	 *
	 * @var array<string, array{array{int, int}|null}>
	 */
	private array $range_bounds = array();

	/**
	 * @param int                  $query_id    Number on its page.
	 * @param string               $block_id    As the wire has it.
	 * @param Query                $query       What it asks for.
	 * @param Address              $address     Of the page.
	 * @param array<string, mixed> $attributes  Of the block.
	 * @param bool                 $accumulates Whether a page shows those before it too: "load more".
	 * @param bool                 $continues   Whether those before it are there already: only what comes below them is asked for.
	 * @param bool                 $in_place    Whether its results can be replaced in place.
	 * @param bool                 $says_empty  Whether it has words of its own for no results.
	 * @param bool                 $endless     Whether its further pages come by themselves.
	 */
	public function __construct(
		public readonly int $query_id,
		public readonly string $block_id,
		public readonly Query $query,
		public readonly Address $address,
		public readonly array $attributes,
		public readonly bool $accumulates = false,
		private readonly bool $continues = false,
		public readonly bool $in_place = true,
		public readonly bool $says_empty = false,
		public readonly bool $endless = false,
	) {}

	/**
	 * Whether kinds of filter add up on this site.
	 */
	public static function composable(): bool {
		return Settings::on( 'loop_composable' );
	}

	/**
	 * The results of this page.
	 *
	 * @return list<\WP_Post>
	 */
	public function posts(): array {
		$passed        = $this->passed();
		$this->posts ??= $this->query->posts( $passed, $this->query->state->page * $this->query->options->per_page - $passed );
		return $this->posts;
	}

	/**
	 * How many results come before those.
	 */
	private function passed(): int {
		return $this->continues ? ( $this->query->state->page - 1 ) * $this->query->options->per_page : $this->first() - 1;
	}

	/**
	 * How many results are shown, from the first on.
	 */
	public function shown(): int {
		$count = count( $this->posts() );
		return 0 === $count ? 0 : $this->passed() + $count - $this->first() + 1;
	}

	/**
	 * The number of the first result of this page, from 1.
	 */
	public function first(): int {
		$size = $this->query->options->per_page;
		$page = $this->query->state->page;
		// So many pages as may be shown at once; beyond that a page stands alone.
		return $this->accumulates && $page * $size <= Options::MOST ? 1 : ( $page - 1 ) * $size + 1;
	}

	/**
	 * Whether its page is shown without those before it, where pages come one below
	 * the other: they would be too many.
	 */
	public function stands_alone(): bool {
		return $this->accumulates && ! $this->continues && $this->first() > 1;
	}

	/**
	 * How many results there are.
	 */
	public function total(): int {
		if ( null === $this->total ) {
			$shown = count( $this->posts() );
			$size  = $this->query->options->per_page;
			// The first page says itself how many there are, if it is not full.
			$this->total = 1 === $this->query->state->page && $shown < $size ? $shown : max( 0, ( $this->counted() ?? Counts::total( $this->query ) ) - $this->query->options->offset );
		}
		return $this->total;
	}

	/**
	 * How many results there are, where the filter that is chosen has said so: an
	 * option's count is what the list has with it. Null where none has.
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
	 * The ids of all results, where a search has found so few that they are on this
	 * page; null else.
	 *
	 * @return list<int>|null
	 */
	private function found(): ?array {
		return '' !== $this->query->state->search && array() === $this->query->state->filters() ? $this->all() : null;
	}

	/**
	 * The ids of all results, where they are on this page; null else.
	 *
	 * @return list<int>|null
	 */
	private function all(): ?array {
		$whole = 1 === $this->query->state->page && 0 === $this->query->options->offset && count( $this->posts() ) < $this->query->options->per_page;
		return $whole ? array_column( $this->posts(), 'ID' ) : null;
	}

	/**
	 * How many pages there are, at least 1.
	 */
	public function pages(): int {
		return max( 1, min( (int) Contract::get( 'settings_values.loop_last_page' ), (int) ceil( $this->total() / $this->query->options->per_page ) ) );
	}

	/**
	 * How many results each option of a filter has.
	 *
	 * @param string       $kind  `select`, `checkbox` or `button`.
	 * @param list<string> $slugs Of the options.
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
	 * How many results there would be with each value of a facet.
	 *
	 * @param string       $taxonomy Of the facet.
	 * @param list<string> $slugs    Its values.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public function facet_counts( string $taxonomy, array $slugs ): array {
		if ( ! Settings::on( 'loop_counts' ) ) {
			return array();
		}
		$this->facet_counts[ $taxonomy ] ??= Counts::of_facet( $this->query, $taxonomy, $slugs, $this->all() );
		// Of the results the first are left out, so many of each value's as well.
		return array_map( fn ( int $count ): int => max( 0, $count - $this->query->options->offset ), $this->facet_counts[ $taxonomy ] );
	}

	/**
	 * The lowest and the highest price of the results, whatever price is chosen.
	 *
	 * @return array{int, int}|null Minor units; null: none of them has a price.
	 */
	public function price_bounds(): ?array {
		$this->price_bounds ??= array( Counts::price_bounds( $this->query ) );
		return $this->price_bounds[0];
	}

	/**
	 * The lowest and the highest number of the results, whatever range is chosen of it.
	 *
	 * @param string $facet One of RangeFacets, of numbers.
	 * @return array{int, int}|null Null: none of them has one.
	 */
	public function range_bounds( string $facet ): ?array {
		$this->range_bounds[ $facet ] ??= array( Counts::range_bounds( $this->query, $facet ) );
		return $this->range_bounds[ $facet ][0];
	}

	/**
	 * The address of this listing in another state.
	 *
	 * @param State $state The state.
	 */
	public function url( State $state ): string {
		return $this->address->url( $state );
	}

	/**
	 * The id of the form that its controls belong to: they may stand anywhere in it.
	 */
	public function form_id(): string {
		return strtr( (string) Contract::get( 'markers.loop_form' ), array( '{query_id}' => (string) $this->query_id ) );
	}

	/**
	 * What an area of it is labelled with.
	 *
	 * @param string $area `results`, `pagination` or `active`.
	 * @see spec 2.2
	 */
	public function label( string $area ): string {
		return strtr( (string) Contract::get( "markers.loop_{$area}_label" ), array( '{query_id}' => (string) $this->query_id ) );
	}
}
