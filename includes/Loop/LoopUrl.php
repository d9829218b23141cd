<?php
/**
 * URL of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Each listing of a page has its own parameters. A state has exactly one URL:
 * parameters and values are sorted, the first page is omitted.
 *
 * @see field 24, 25, 28
 */
final class LoopUrl {

	/**
	 * Parameters of a listing: keys in the contract's `fields`.
	 */
	private const FIELDS = array( 'search', 'sorting', 'category', 'checkbox', 'button_filter', 'filter_kind', 'paged' );

	/**
	 * @param string               $base     URL without query.
	 * @param array<string, mixed> $query    All query variables, unslashed.
	 * @param int                  $query_id Number of the listing.
	 * @param list<string>         $facets   Taxonomies of its facets.
	 * @param OldFilterParameters|null       $old      Filters of the shop's former plugin in the URL; null: none.
	 * @param array<string, string> $short    Facet to the short name of its parameter, if it has one.
	 */
	public function __construct( public readonly string $base, private readonly array $query, public readonly int $query_id, private readonly array $facets = array(), private readonly ?OldFilterParameters $old = null, private readonly array $short = array() ) {}

	/**
	 * Returns the URL of the current request.
	 *
	 * @param int          $query_id Number of the listing.
	 * @param list<string> $facets   Taxonomies of its facets.
	 * @param bool         $inherits Whether it lists the page's archive: it then reads parameters of the shop's former filters, and has short names.
	 */
	public static function current( int $query_id, array $facets = array(), bool $inherits = false ): self {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read-only; State sanitizes its values, the rest is encoded on output.
		$path  = (string) wp_parse_url( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ), PHP_URL_PATH );
		$query = wp_unslash( $_GET );
		// phpcs:enable
		$home = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		// Pages of an archive are in the path; those of a listing are parameters.
		$path = (string) preg_replace( '#/page/\d+/?$#', '/', '' !== $home && str_starts_with( $path, $home ) ? substr( $path, strlen( $home ) ) : $path );
		return new self( home_url( $path ), $query, $query_id, $facets, $inherits ? Current::old_address( $query, $facets ) : null, $inherits ? Current::short_names( $query_id, $facets ) : array() );
	}

	/**
	 * Returns the URL of the page that a request was made from. Its other parameters
	 * are unknown: the script keeps those in the window's URL.
	 *
	 * @param int $post_id  Post ID of the page; 0: an archive.
	 * @param int $query_id Number of the listing.
	 */
	public static function of_page( int $post_id, int $query_id ): self {
		return new self( (string) ( $post_id > 0 ? get_permalink( $post_id ) : '' ), array(), $query_id );
	}

	/**
	 * Returns the parameter name of a field.
	 *
	 * @param string $field Key in the contract's `fields`.
	 */
	public function parameter( string $field ): string {
		return self::name( $field, (string) $this->query_id );
	}

	/**
	 * Returns the parameter name of a facet: the short one if it has one.
	 *
	 * @param string $taxonomy Taxonomy of the facet.
	 */
	public function facet_parameter( string $taxonomy ): string {
		return $this->short[ $taxonomy ] ?? FacetParameters::long( $taxonomy, $this->query_id );
	}

	/**
	 * Returns the state of the listing in the URL.
	 *
	 * @param bool $composable Whether different filters can be combined.
	 */
	public function state( bool $composable ): LoopState {
		$sent = array();
		foreach ( self::FIELDS as $field ) {
			$sent[ $field ] = $this->query[ $this->parameter( $field ) ] ?? '';
		}
		foreach ( $this->facets as $taxonomy ) {
			$sent['facets'][ $taxonomy ] = ( $this->query[ $this->facet_parameter( $taxonomy ) ] ?? '' ) ?: ( $this->query[ FacetParameters::long( $taxonomy, $this->query_id ) ] ?? '' ) ?: $this->old->facets[ $taxonomy ] ?? '';
		}
		return LoopState::read( $sent, $composable, $this->facets );
	}

	/**
	 * Returns the data for the script: filters in the format of the shop's former
	 * plugin, and short names.
	 *
	 * @return array{old?: array{facets: array<string, list<string>>, parameters: list<string>}, short?: array<string, string>}
	 */
	public function data(): array {
		return array_filter(
			array(
				'old'   => $this->old?->data(),
				'short' => $this->short,
			)
		);
	}

	/**
	 * Returns the URL of a state, with all other parameters kept.
	 *
	 * @param LoopState $state The state.
	 */
	public function url( LoopState $state ): string {
		$given     = array_filter(
			array(
				'search'        => $state->search,
				'sorting'       => $state->sorting,
				'category'      => $state->select,
				'checkbox'      => implode( Contract::name( 'settings_values.loop_separator' ), $state->checkbox ),
				'button_filter' => $state->button,
				'paged'         => $state->page > 1 ? (string) $state->page : '',
			),
			static fn ( string $value ): bool => '' !== $value
		);
		$arguments = $this->others();
		foreach ( $given as $field => $value ) {
			$arguments[ $this->parameter( $field ) ] = $value;
		}
		foreach ( $state->facets as $taxonomy => $slugs ) {
			$arguments[ $this->facet_parameter( $taxonomy ) ] = implode( Contract::name( 'settings_values.loop_separator' ), $slugs );
		}
		ksort( $arguments, SORT_STRING );
		return array() === $arguments ? $this->base : $this->base . '?' . http_build_query( $arguments, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Returns the query variables that do not belong to this listing.
	 *
	 * @return array<string, mixed>
	 */
	public function others(): array {
		$long = array_map( fn ( string $taxonomy ): string => FacetParameters::long( $taxonomy, $this->query_id ), $this->facets );
		$own  = array_merge( array_map( array( $this, 'parameter' ), self::FIELDS ), $long, array_values( $this->short ), $this->old->parameters ?? array() );
		return array_diff_key( $this->query, array_flip( $own ) );
	}

	/**
	 * Whether a URL filters, searches or sorts any listing.
	 *
	 * @param array<string, mixed> $query Query variables of the URL.
	 */
	public static function filters( array $query ): bool {
		return self::says( $query, array_diff( self::FIELDS, array( 'paged', 'filter_kind' ) ) );
	}

	/**
	 * Returns the page of any listing in a URL; 1 if there is none.
	 *
	 * @param array<string, mixed> $query Query variables of the URL.
	 */
	public static function page( array $query ): int {
		foreach ( $query as $name => $value ) {
			if ( preg_match( self::pattern( array( 'paged' ) ), (string) $name ) ) {
				return LoopState::read( array( 'paged' => $value ), false )->page;
			}
		}
		return 1;
	}

	/**
	 * Returns the query variables of listings.
	 *
	 * @param array<string, mixed> $query Query variables of the URL.
	 * @return array<string, mixed>
	 */
	public static function own( array $query ): array {
		return array_filter( $query, static fn ( $name ): bool => 1 === preg_match( self::pattern( self::FIELDS ), (string) $name ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Whether one of the fields is set for any listing.
	 *
	 * @param array<string, mixed> $query  Query variables of the URL.
	 * @param array<string>        $fields Keys in the contract's `fields`.
	 */
	private static function says( array $query, array $fields ): bool {
		foreach ( $query as $name => $value ) {
			if ( '' !== $value && array() !== $value && preg_match( self::pattern( $fields ), (string) $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a pattern for the parameters of fields, for any listing.
	 *
	 * @param array<string> $fields Keys in the contract's `fields`.
	 */
	private static function pattern( array $fields ): string {
		return '/^(?:' . implode( '|', array_map( static fn ( string $field ): string => self::name( $field, '\d+' ), $fields ) ) . ')$/';
	}

	/**
	 * Returns the parameter name of a field.
	 *
	 * @param string $field    Key in the contract's `fields`.
	 * @param string $query_id Number of the listing.
	 */
	private static function name( string $field, string $query_id ): string {
		return FacetParameters::named( Contract::name( 'fields.' . $field ), $query_id );
	}

	/**
	 * Returns the names of the fields that every listing has.
	 *
	 * @return list<string>
	 */
	public static function own_fields(): array {
		return array_map( static fn ( string $field ): string => Contract::name( 'fields.' . $field ), self::FIELDS );
	}
}
