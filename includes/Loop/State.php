<?php
/**
 * What a visitor has chosen in one listing.
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
 * Twin of src/core/loop: the same rules read an address there and here, so that
 * a page without script shows what a page with script asks for.
 *
 * @see spec 3.12, 4.14
 */
final class State {

	/**
	 * The choices; what is not set is empty.
	 *
	 * @param string       $search   Words.
	 * @param string       $sorting  Value of the sort select.
	 * @param string       $select   Category of the select.
	 * @param list<string> $checkbox Categories of the boxes.
	 * @param string       $button   Type of the filter button.
	 * @param int          $page     From 1.
	 * @param array<string, list<string>> $facets Taxonomy to the chosen slugs, both sorted; what has none is absent.
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
	 * What was sent, with only those filters that count: all of them where they
	 * add up, else the kind that was used, else the first of the precedence.
	 *
	 * @param array<string, mixed> $sent       Name of the contract's `fields` to what was sent; anything may stand there.
	 * @param bool                 $composable Whether kinds of filter add up.
	 * @param list<string>         $facets     The taxonomies that the listing has facets of; what is sent of others is ignored.
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
	 * Whether nothing is chosen, on whichever page.
	 */
	public function is_initial(): bool {
		return get_object_vars( $this->with( array( 'page' => 1 ) ) ) === get_object_vars( new self() );
	}

	/**
	 * The same with some choices changed.
	 *
	 * @param array<string, mixed> $changes Names of this class's properties.
	 */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/**
	 * The same with one value at most of some facets: the first.
	 *
	 * @param list<string> $single Names of facets.
	 */
	public function with_single( array $single ): self {
		$facets = $this->facets;
		foreach ( array_intersect( $single, array_keys( $facets ) ) as $facet ) {
			$facets[ $facet ] = array_slice( $facets[ $facet ], 0, 1 );
		}
		return $this->with( array( 'facets' => $facets ) );
	}

	/**
	 * The same as a filter button leaves it.
	 *
	 * @param string $type       Category, or 'all'.
	 * @param bool   $composable Whether kinds of filter add up.
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
	 * The same with a facet's value taken back.
	 *
	 * @param string $taxonomy Of the facet.
	 * @param string $slug     The value.
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
	 * The categories that are filtered by. Each group narrows; one category of a
	 * group is enough.
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
	 * One kind of several.
	 *
	 * @param array{select: string, checkbox: list<string>, button: string} $filters All kinds.
	 * @param string                                                        $used    The kind that was used, where the sender says so.
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
	 * A category; 'all' is none.
	 *
	 * @param mixed $value As sent.
	 */
	private static function filter( mixed $value ): string {
		$text = self::text( $value );
		return Contract::name( 'settings_values.filter_all' ) === $text ? '' : $text;
	}

	/**
	 * The values of facets.
	 *
	 * @param mixed        $value   Taxonomy to values as boxes() reads them; an array, or a JSON object.
	 * @param list<string> $offered Taxonomies.
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
	 * A range.
	 *
	 * @param mixed                                          $value   The fields `min` and `max` of a form, or the text of a range, perhaps alone in a list.
	 * @param \Closure( string ): (PriceRange|Range|null)         $of      Reads its text.
	 * @param \Closure( string, string ): (PriceRange|Range|null) $between Reads its ends.
	 * @return list<string> Its one text; empty: there is none.
	 */
	private static function range( mixed $value, \Closure $of, \Closure $between ): array {
		$parts = is_array( $value ) ? $value : array( $value );
		$range = isset( $parts[0] ) ? $of( self::text( $parts[0] ) ) : $between( self::text( $parts['min'] ?? '' ), self::text( $parts['max'] ?? '' ) );
		return null === $range ? array() : array( $range->text() );
	}

	/**
	 * Categories: a list, a JSON array, or parted by the contract's separator.
	 *
	 * @param mixed $value As sent.
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
	 * A page.
	 *
	 * @param mixed $value As sent.
	 */
	private static function page( mixed $value ): int {
		$text = self::text( $value );
		return ctype_digit( $text ) && strlen( $text ) < 10 ? max( 1, min( (int) $text, (int) Contract::get( 'settings_values.loop_last_page' ) ) ) : 1;
	}

	/**
	 * A line of text.
	 *
	 * @param mixed $value As sent.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', wp_check_invalid_utf8( (string) $value ) ) ) : '';
	}
}
