<?php
/**
 * A visitor's choices in a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Contract;
use Vitrine\Loop\Posts\RangeFacets;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/core/loop: both read a URL with the same rules, so that pages show the
 * same results with and without JavaScript.
 *
 * @see spec 3.12, 4.14
 */
final class LoopState {

	/**
	 * Sets the choices; what is not set is empty.
	 *
	 * @param string       $search   Search words.
	 * @param string       $sorting  Value of the sort select.
	 * @param string       $select   Category of the select filter.
	 * @param list<string> $checkbox Categories of the checkbox filter.
	 * @param string       $button   Category of the button filter.
	 * @param int          $page     Page number, from 1.
	 * @param array<string, list<string>> $facets Taxonomy to the chosen slugs, both sorted; facets without a value are omitted.
	 */
	public function __construct(
		public readonly string $search = '',
		public readonly string $sorting = '',
		public readonly string $select = '',
		public readonly array $checkbox = array(),
		public readonly string $button = '',
		public readonly int $page = 1,
		public readonly array $facets = array(),
	) {}

	/**
	 * Reads a submitted state. If filters cannot be combined, only the one that was
	 * used is kept, or the first by precedence.
	 *
	 * @param array<string, mixed> $sent       Key in the contract's `fields` to the submitted value, which may be anything.
	 * @param bool                 $composable Whether different filters can be combined.
	 * @param list<string>         $facets     Facet taxonomies of the listing; others are ignored.
	 */
	public static function read( array $sent, bool $composable, array $facets = array() ): self {
		$filters = array(
			'select'   => self::filter( $sent['category'] ?? '' ),
			'checkbox' => self::boxes( $sent['checkbox'] ?? array() ),
			'button'   => self::filter( $sent['button_filter'] ?? '' ),
		);
		if ( ! $composable ) {
			$filters = self::one_of( $filters, self::text( $sent['filter_kind'] ?? '' ) );
		}
		return new self(
			mb_substr( self::text( $sent['search'] ?? '' ), 0, (int) Contract::get( 'settings_values.loop_longest_search' ) ),
			self::text( $sent['sorting'] ?? '' ),
			$filters['select'] ?? '',
			$filters['checkbox'] ?? array(),
			$filters['button'] ?? '',
			self::page( $sent['paged'] ?? '' ),
			self::facets( $sent['facets'] ?? array(), $facets )
		);
	}

	/**
	 * Whether nothing is chosen, regardless of the page.
	 */
	public function is_initial(): bool {
		return get_object_vars( $this->with( array( 'page' => 1 ) ) ) === get_object_vars( new self() );
	}

	/**
	 * Returns the state with changes.
	 *
	 * @param array<string, mixed> $changes Property to value.
	 */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/**
	 * Returns the state with only the first value of some facets.
	 *
	 * @param list<string> $single Names of the facets.
	 */
	public function with_single( array $single ): self {
		$facets = $this->facets;
		foreach ( array_intersect( $single, array_keys( $facets ) ) as $facet ) {
			$facets[ $facet ] = array_slice( $facets[ $facet ], 0, 1 );
		}
		return $this->with( array( 'facets' => $facets ) );
	}

	/**
	 * Returns the state after a click on a filter button.
	 *
	 * @param string $type       Category, or 'all'.
	 * @param bool   $composable Whether different filters can be combined.
	 */
	public function with_button( string $type, bool $composable ): self {
		$button = array(
			'button' => self::filter( $type ),
			'page'   => 1,
		);
		$others = array(
			'select'   => '',
			'checkbox' => array(),
		);
		return $this->with( $composable ? $button : $button + $others );
	}

	/**
	 * Returns the state without a facet value.
	 *
	 * @param string $taxonomy Taxonomy of the facet.
	 * @param string $slug     Slug of the value.
	 */
	public function without_value( string $taxonomy, string $slug ): self {
		$facets              = $this->facets;
		$facets[ $taxonomy ] = array_values( array_diff( $facets[ $taxonomy ] ?? array(), array( $slug ) ) );
		return $this->with(
			array(
				'facets' => array_filter( $facets ),
				'page'   => 1,
			)
		);
	}

	/**
	 * Returns the chosen categories by filter. All filters must match, each with any of
	 * its categories.
	 *
	 * @return array<string, non-empty-list<string>> Kind to slugs.
	 */
	public function filters(): array {
		return array_filter(
			array(
				'select'   => array_filter( array( $this->select ) ),
				'checkbox' => $this->checkbox,
				'button'   => array_filter( array( $this->button ) ),
			)
		);
	}

	/**
	 * Keeps one of the filters.
	 *
	 * @param array{select: string, checkbox: list<string>, button: string} $filters All filters.
	 * @param string                                                        $used    Filter that was used, if known.
	 * @return array<string, mixed>
	 */
	private static function one_of( array $filters, string $used ): array {
		$kinds = Contract::get( 'settings_values.loop_filter_precedence' );
		$kinds = in_array( $used, $kinds, true ) ? array( $used ) : $kinds;
		foreach ( $kinds as $kind ) {
			if ( '' !== $filters[ $kind ] && array() !== $filters[ $kind ] ) {
				return array( $kind => $filters[ $kind ] );
			}
		}
		return array();
	}

	/**
	 * Reads a category; 'all' means none.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function filter( mixed $value ): string {
		$text = self::text( $value );
		return Contract::name( 'settings_values.filter_all' ) === $text ? '' : $text;
	}

	/**
	 * Reads the facet values.
	 *
	 * @param mixed        $value   Taxonomy to values as for boxes(); an array or a JSON object.
	 * @param list<string> $offered Allowed taxonomies.
	 * @return array<string, list<string>>
	 */
	private static function facets( mixed $value, array $offered ): array {
		$sent   = is_string( $value ) ? json_decode( $value, true, 3 ) : $value;
		$facets = array();
		foreach ( is_array( $sent ) ? $offered : array() as $taxonomy ) {
			$value               = $sent[ $taxonomy ] ?? '';
			$facets[ $taxonomy ] = match ( true ) {
				FacetedProducts::PRICE === $taxonomy => self::range( $value, PriceRange::of( ... ), PriceRange::between( ... ) ),
				RangeFacets::is( $taxonomy )         => self::range( $value, Range::of( ... ), Range::between( ... ) ),
				default                              => self::boxes( $value ),
			};
		}
		ksort( $facets, SORT_STRING );
		return array_filter( $facets );
	}

	/**
	 * Reads a range.
	 *
	 * @param mixed                                          $value   Form fields `min` and `max`, or the text of a range, which may be in a list.
	 * @param \Closure( string ): (PriceRange|Range|null)         $of      Parses the text of a range.
	 * @param \Closure( string, string ): (PriceRange|Range|null) $between Creates a range of two ends.
	 * @return list<string> A single text; empty if there is none.
	 */
	private static function range( mixed $value, \Closure $of, \Closure $between ): array {
		$parts = is_array( $value ) ? $value : array( $value );
		$range = isset( $parts[0] ) ? $of( self::text( $parts[0] ) ) : $between( self::text( $parts['min'] ?? '' ), self::text( $parts['max'] ?? '' ) );
		return null === $range ? array() : array( $range->text() );
	}

	/**
	 * Reads categories: a list, a JSON array, or separated by the contract's separator.
	 *
	 * @param mixed $value Submitted value.
	 * @return list<string> Sorted, and not more than an address may hold.
	 */
	private static function boxes( mixed $value ): array {
		if ( is_string( $value ) ) {
			$list  = str_starts_with( ltrim( $value ), '[' ) ? json_decode( $value, true, 2 ) : null;
			$value = is_array( $list ) ? $list : explode( Contract::name( 'settings_values.loop_separator' ) ?: ',', $value );
		}
		$boxes = array_unique( array_filter( array_map( array( self::class, 'text' ), is_array( $value ) ? $value : array() ), static fn ( string $slug ): bool => '' !== $slug ) );
		sort( $boxes, SORT_STRING );
		return array_slice( $boxes, 0, (int) Contract::get( 'settings_values.loop_most_boxes' ) );
	}

	/**
	 * Reads a page number.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function page( mixed $value ): int {
		$text = self::text( $value );
		return ctype_digit( $text ) && strlen( $text ) < 10 ? max( 1, min( (int) $text, (int) Contract::get( 'settings_values.loop_last_page' ) ) ) : 1;
	}

	/**
	 * Reads a line of text.
	 *
	 * @param mixed $value Submitted value.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', wp_check_invalid_utf8( (string) $value ) ) ) : '';
	}
}
