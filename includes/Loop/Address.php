<?php
/**
 * A listing in the address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Each listing of a page has parameters of its own. One state has one address:
 * parameters and values are sorted, the first page is not named.
 *
 * @see field 24, 25, 28
 */
final class Address {

	/**
	 * What a listing says in the address: keys of the contract's `fields`.
	 */
	private const FIELDS = array( 'search', 'sorting', 'category', 'checkbox', 'button_filter', 'filter_kind', 'paged' );

	/**
	 * @param string               $base     Without a query.
	 * @param array<string, mixed> $query    The whole query, unslashed.
	 * @param int                  $query_id The listing's.
	 * @param list<string>         $facets   The taxonomies of its facets.
	 * @param OldAddress|null       $old      What it says in other words; null: nothing.
	 * @param array<string, string> $short    Facet to the short name of its parameter, where it has one.
	 */
	public function __construct( public readonly string $base, private readonly array $query, public readonly int $query_id, private readonly array $facets = array(), private readonly ?OldAddress $old = null, private readonly array $short = array() ) {}

	/**
	 * The address of this request.
	 *
	 * @param int          $query_id The listing's.
	 * @param list<string> $facets   The taxonomies of its facets.
	 * @param bool         $inherits Whether it lists what the page is about, and so understands what the shop's former filters said, and has short names.
	 */
	public static function current( int $query_id, array $facets = array(), bool $inherits = false ): self {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read, not written; State sanitises what it takes, the rest is encoded where it is printed.
		$path  = (string) wp_parse_url( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ), PHP_URL_PATH );
		$query = wp_unslash( $_GET );
		// phpcs:enable
		$home = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		// The pages of an archive have a path of their own; a listing's are parameters.
		$path = (string) preg_replace( '#/page/\d+/?$#', '/', '' !== $home && str_starts_with( $path, $home ) ? substr( $path, strlen( $home ) ) : $path );
		return new self( home_url( $path ), $query, $query_id, $facets, $inherits ? Current::old_address( $query, $facets ) : null, $inherits ? Current::short_names( $query_id, $facets ) : array() );
	}

	/**
	 * The address of the page that a request comes from. Its other parameters are
	 * not known: the script keeps those that are in the window's address.
	 *
	 * @param int $post_id  Of the page; 0: an archive.
	 * @param int $query_id The listing's.
	 */
	public static function of_page( int $post_id, int $query_id ): self {
		return new self( (string) ( $post_id > 0 ? get_permalink( $post_id ) : '' ), array(), $query_id );
	}

	/**
	 * The name of a field's parameter.
	 *
	 * @param string $field Key of the contract's `fields`.
	 */
	public function parameter( string $field ): string {
		return self::name( $field, (string) $this->query_id );
	}

	/**
	 * The name of a facet's parameter: the short one where it has one.
	 *
	 * @param string $taxonomy Of the facet.
	 */
	public function facet_parameter( string $taxonomy ): string {
		return $this->short[ $taxonomy ] ?? FacetParameters::long( $taxonomy, $this->query_id );
	}

	/**
	 * What the address says of the listing.
	 *
	 * @param bool $composable Whether kinds of filter add up.
	 */
	public function state( bool $composable ): State {
		$sent = array();
		foreach ( self::FIELDS as $field ) {
			$sent[ $field ] = $this->query[ $this->parameter( $field ) ] ?? '';
		}
		foreach ( $this->facets as $taxonomy ) {
			$sent['facets'][ $taxonomy ] = ( $this->query[ $this->facet_parameter( $taxonomy ) ] ?? '' ) ?: ( $this->query[ FacetParameters::long( $taxonomy, $this->query_id ) ] ?? '' ) ?: $this->old->facets[ $taxonomy ] ?? '';
		}
		return State::read( $sent, $composable, $this->facets );
	}

	/**
	 * What the script needs to know of it: what it says in the words of the shop's former
	 * filters, and short names.
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
	 * The address that shows a state, beside whatever else this one says.
	 *
	 * @param State $state The state.
	 */
	public function url( State $state ): string {
		$said      = array_filter(
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
		foreach ( $said as $field => $value ) {
			$arguments[ $this->parameter( $field ) ] = $value;
		}
		foreach ( $state->facets as $taxonomy => $slugs ) {
			$arguments[ $this->facet_parameter( $taxonomy ) ] = implode( Contract::name( 'settings_values.loop_separator' ), $slugs );
		}
		ksort( $arguments, SORT_STRING );
		return array() === $arguments ? $this->base : $this->base . '?' . http_build_query( $arguments, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * What the address says beside this listing.
	 *
	 * @return array<string, mixed>
	 */
	public function others(): array {
		$long = array_map( fn ( string $taxonomy ): string => FacetParameters::long( $taxonomy, $this->query_id ), $this->facets );
		$own  = array_merge( array_map( array( $this, 'parameter' ), self::FIELDS ), $long, array_values( $this->short ), $this->old->parameters ?? array() );
		return array_diff_key( $this->query, array_flip( $own ) );
	}

	/**
	 * Whether an address filters, searches or sorts any listing.
	 *
	 * @param array<string, mixed> $query Of the address.
	 */
	public static function filters( array $query ): bool {
		return self::says( $query, array_diff( self::FIELDS, array( 'paged', 'filter_kind' ) ) );
	}

	/**
	 * The page that an address asks of any listing; 1 when of none.
	 *
	 * @param array<string, mixed> $query Of the address.
	 */
	public static function page( array $query ): int {
		foreach ( $query as $name => $value ) {
			if ( preg_match( self::pattern( array( 'paged' ) ), (string) $name ) ) {
				return State::read( array( 'paged' => $value ), false )->page;
			}
		}
		return 1;
	}

	/**
	 * What stands in an address for a listing, and nothing else.
	 *
	 * @param array<string, mixed> $query Of the address.
	 * @return array<string, mixed>
	 */
	public static function own( array $query ): array {
		return array_filter( $query, static fn ( $name ): bool => 1 === preg_match( self::pattern( self::FIELDS ), (string) $name ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Whether any of some fields is set for any listing.
	 *
	 * @param array<string, mixed> $query  Of the address.
	 * @param array<string>        $fields Keys of the contract's `fields`.
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
	 * The parameters of some fields, whichever the listing.
	 *
	 * @param array<string> $fields Keys of the contract's `fields`.
	 */
	private static function pattern( array $fields ): string {
		return '/^(?:' . implode( '|', array_map( static fn ( string $field ): string => self::name( $field, '\d+' ), $fields ) ) . ')$/';
	}

	/**
	 * The name of a field's parameter.
	 *
	 * @param string $field    Key of the contract's `fields`.
	 * @param string $query_id Of the listing.
	 */
	private static function name( string $field, string $query_id ): string {
		return FacetParameters::named( Contract::name( 'fields.' . $field ), $query_id );
	}

	/**
	 * What the fields that every listing has are called.
	 *
	 * @return list<string>
	 */
	public static function own_fields(): array {
		return array_map( static fn ( string $field ): string => Contract::name( 'fields.' . $field ), self::FIELDS );
	}
}
