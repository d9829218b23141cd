<?php
/**
 * Response of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\ProductFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Has the results of a single search; a page deep in many results needs a second one.
 *
 * @phpstan-type Json array<array-key, mixed>
 */
final class SearchResponse implements FacetAnswer {

	/** Maximum offset of the service, by its own default. */
	private const DEEPEST = 10000;

	/** Sort orders of the catalog in the format of the API. */
	private const ORDERS = array(
		'menu_order' => array( array( 'menu_order' => 'asc' ), array( 'name' => 'asc' ) ),
		'popularity' => array( array( 'sales' => 'desc' ) ),
		'rating'     => array( array( 'rating' => 'desc' ) ),
		'date'       => array( array( 'created' => 'desc' ) ),
		'price'      => array( array( 'lowest' => 'asc' ) ),
		'price-desc' => array( array( 'highest' => 'desc' ) ),
	);

	/**
	 * @param FacetQuestion $question Facet query.
	 * @param SearchRequest        $search   Query in the format of the service.
	 * @param SearchServiceClient        $client   Client of the service.
	 * @param int           $total    Total number of products.
	 * @param list<int>     $named    Product IDs in the response.
	 * @param Json          $counts   Aggregations.
	 */
	private function __construct(
		private readonly FacetQuestion $question,
		private readonly SearchRequest $search,
		private readonly SearchServiceClient $client,
		private readonly int $total,
		private readonly array $named,
		private readonly array $counts,
	) {}

	/**
	 * Runs a query.
	 *
	 * @param FacetQuestion $question Facet query.
	 * @param SearchServiceClient        $client   Client of the service.
	 * @param int           $decimals Number of decimals of the currency.
	 * @return self|\WP_Error Error if the service fails.
	 */
	public static function to( FacetQuestion $question, SearchServiceClient $client, int $decimals ): self|\WP_Error {
		$search = new SearchRequest( $question, $decimals );
		$answer = $client->search( $search->body() );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$total  = self::at( $answer, 'hits', 'total', 'value' );
		$counts = $answer['aggregations'] ?? array();
		$named  = self::hits( $answer );
		return is_int( $total ) && is_array( $counts ) && count( $named ) >= min( $total, SearchRequest::NAMED ) ? new self( $question, $search, $client, $total, $named, $counts ) : new \WP_Error( 'vitrine_search_service', __( 'The response is incomplete.', 'vitrine' ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function total(): int {
		return $this->total;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $most Returns null if there are more results.
	 */
	public function ids( int $most ): ?array {
		return $this->total > min( $most, SearchRequest::NAMED ) ? null : $this->named;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $order One of sort_orders().
	 * @param int    $first Number of results to skip.
	 * @param int    $count Maximum number.
	 */
	public function page( string $order, int $first, int $count ): ?array {
		if ( ! isset( self::ORDERS[ $order ] ) || $first + $count > self::DEEPEST ) {
			return null;
		}
		$sort   = array_map( static fn ( array $by ): array => array( (string) key( $by ) => array( 'order' => reset( $by ), 'missing' => '_last' ) ), self::ORDERS[ $order ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$answer = $this->client->search( $this->search->page( array( ...$sort, array( 'id' => array( 'order' => 'desc' ) ) ), $first, $count ) );
		if ( is_wp_error( $answer ) ) {
			SearchServiceState::failed( $answer );
			return null;
		}
		return self::hits( $answer );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string       $facet  Facet of the query.
	 * @param list<string> $values Values of the facet.
	 */
	public function counts( string $facet, array $values ): array {
		$of     = $this->of( 'facet_', $facet, $this->question->facets );
		$known  = self::buckets( is_array( $of['units'] ?? null ) ? self::at( $of, 'units', 'met', 'of' ) : $of['of'] ?? null );
		$counts = array();
		foreach ( $values as $value ) {
			$counts[ $value ] = $known[ ProductFacts::value( $facet, $value ) ] ?? 0;
		}
		return $counts;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string                   $taxonomy Taxonomy of the query.
	 * @param array<string, list<int>> $families Term taxonomy IDs by slug, the ID of the term itself first.
	 */
	public function term_counts( string $taxonomy, array $families ): array {
		$known = self::buckets( $this->of( 'terms_', $taxonomy, $this->question->taxonomies )['of'] ?? null );
		// A document also has the ancestors of its terms.
		return array_map( static fn ( array $family ): int => $known[ $family[0] ?? 0 ] ?? 0, $families );
	}

	/**
	 * {@inheritDoc}
	 */
	public function price_bounds(): ?array {
		$of      = $this->of( 'facet_', FacetedProducts::PRICE, $this->question->facets );
		$lowest  = self::at( $of, 'lowest', 'value' );
		$highest = self::at( $of, 'highest', 'value' );
		return is_numeric( $lowest ) && is_numeric( $highest ) ? array( (int) $lowest, (int) $highest ) : null;
	}

	/**
	 * Returns an aggregation.
	 *
	 * @param string       $begins Prefix of its name.
	 * @param string       $name   Name of the facet or taxonomy.
	 * @param list<string> $all    Facets or taxonomies of the query.
	 * @return Json
	 */
	private function of( string $begins, string $name, array $all ): array {
		$of = $this->counts[ $begins . array_search( $name, $all, true ) ] ?? array();
		return is_array( $of ) ? $of : array();
	}

	/**
	 * Returns the counts of values.
	 *
	 * @param mixed $of Aggregation.
	 * @return array<array-key, int> Number of products by value.
	 */
	private static function buckets( mixed $of ): array {
		$counts = array();
		foreach ( is_array( $of ) && is_array( $of['buckets'] ?? null ) ? $of['buckets'] : array() as $bucket ) {
			$key = is_array( $bucket ) ? $bucket['key'] ?? null : null;
			if ( is_int( $key ) || is_string( $key ) ) {
				// For units, the number of their products.
				$amount         = isset( $bucket['products'] ) ? self::at( $bucket, 'products', 'doc_count' ) : $bucket['doc_count'] ?? 0;
				$counts[ $key ] = is_int( $amount ) ? $amount : 0;
			}
		}
		return $counts;
	}

	/**
	 * Returns the product IDs of a response.
	 *
	 * @param Json $answer Response of the service.
	 * @return list<int>
	 */
	private static function hits( array $answer ): array {
		$hits = self::at( $answer, 'hits', 'hits' );
		return array_map( 'intval', is_array( $hits ) ? array_column( $hits, '_id' ) : array() );
	}

	/**
	 * Returns a nested value of a response.
	 *
	 * @param mixed  $of      Array to start at.
	 * @param string ...$path Keys.
	 */
	private static function at( mixed $of, string ...$path ): mixed {
		foreach ( $path as $key ) {
			$of = is_array( $of ) ? $of[ $key ] ?? null : null;
		}
		return $of;
	}
}
