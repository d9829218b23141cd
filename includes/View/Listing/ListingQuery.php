<?php
/**
 * URL parameters of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Sort order and page of a listing. Each listing on a page has its own parameters, so
 * that they can be paged separately.
 *
 * @see spec 2.1, field 25
 */
final class ListingQuery {

	/**
	 * @param string                $base       URL of the page without query.
	 * @param array<string, string> $arguments  All query variables; arrays are dropped.
	 * @param string                $order_name Name of the sort order parameter.
	 * @param string                $page_name  Name of the page parameter.
	 */
	private function __construct(
		public readonly string $base,
		private readonly array $arguments,
		public readonly string $order_name,
		private readonly string $page_name,
	) {}

	/**
	 * Reads the parameters of a listing from the request.
	 *
	 * @param int                  $id      Number of the listing; 0 has the standard names.
	 * @param string               $uri     Path and query of the request.
	 * @param array<string, mixed> $request Query variables, unslashed.
	 */
	public static function read( int $id, string $uri, array $request ): self {
		$suffix    = $id > 0 ? '-' . $id : '';
		$arguments = array();
		foreach ( $request as $name => $value ) {
			if ( is_scalar( $value ) ) {
				// Escaped by Markup and http_build_query() on output.
				$arguments[ wp_check_invalid_utf8( (string) $name ) ] = wp_check_invalid_utf8( (string) $value );
			}
		}
		$path = (string) wp_parse_url( $uri, PHP_URL_PATH );
		return new self( home_url( self::below_home( $path ) ), $arguments, Contract::name( 'fields.orderby' ) . $suffix, 'product-page' . $suffix );
	}

	/**
	 * Returns the requested order, which the catalog validates.
	 */
	public function orderby(): string {
		return $this->arguments[ $this->order_name ] ?? '';
	}

	/**
	 * Returns the requested page, from 1.
	 */
	public function page(): int {
		return max( 1, min( 100000, (int) ( $this->arguments[ $this->page_name ] ?? 1 ) ) );
	}

	/**
	 * Returns the recently viewed products sent by the page's script.
	 *
	 * @return list<int> The latest first; 12 at most, as core/visit/viewed.ts keeps.
	 */
	public function viewed(): array {
		$ids = array_filter( array_map( 'intval', explode( ',', $this->arguments[ Contract::name( 'fields.viewed' ) ] ?? '' ) ), static fn ( int $id ): bool => $id > 0 );
		return array_slice( array_values( array_unique( $ids ) ), 0, 12 );
	}

	/**
	 * Returns the URL of another page in the same order.
	 *
	 * @param int $page Page number, from 1.
	 */
	public function page_url( int $page ): string {
		$arguments = $this->arguments;
		unset( $arguments[ $this->page_name ] );
		if ( $page > 1 ) {
			$arguments[ $this->page_name ] = (string) $page;
		}
		return array() === $arguments ? $this->base : $this->base . '?' . http_build_query( $arguments, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Returns hidden fields for the other query variables, which a GET form would drop.
	 * The page is excluded, because a new order starts at the first page.
	 *
	 * @return list<Markup>
	 */
	public function hidden_fields(): array {
		$fields = array();
		foreach ( array_diff_key( $this->arguments, array_flip( array( $this->order_name, $this->page_name ) ) ) as $name => $value ) {
			$fields[] = Markup::tag(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => $name,
					'value' => $value,
				)
			);
		}
		return $fields;
	}

	/**
	 * Returns the path relative to the site's home.
	 *
	 * @param string $path Path of the request.
	 */
	private static function below_home( string $path ): string {
		$home = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		return '' !== $home && str_starts_with( $path, $home ) ? substr( $path, strlen( $home ) ) : $path;
	}
}
