<?php
/**
 * A listing's parameters in the address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Sort order and page of one listing. Each listing of a page has parameters
 * of its own, so that two do not turn each other's pages.
 *
 * @see spec 2.1, field 25
 */
final class Query {

	/**
	 * @param string                $base       Address of this page without a query.
	 * @param array<string, string> $arguments  The whole query, as sent; lists are left out.
	 * @param string                $order_name Parameter of the sort order.
	 * @param string                $page_name  Parameter of the page.
	 */
	private function __construct(
		public readonly string $base,
		private readonly array $arguments,
		public readonly string $order_name,
		private readonly string $page_name,
	) {}

	/**
	 * Reads the query of a listing from the request.
	 *
	 * @param int                  $id      The listing's number; 0 has the well-known names.
	 * @param string               $uri     Path and query of the request.
	 * @param array<string, mixed> $request The query, unslashed.
	 */
	public static function read( int $id, string $uri, array $request ): self {
		$suffix    = $id > 0 ? '-' . $id : '';
		$arguments = array();
		foreach ( $request as $name => $value ) {
			if ( is_scalar( $value ) ) {
				// Markup and http_build_query() make it safe where it is printed.
				$arguments[ wp_check_invalid_utf8( (string) $name ) ] = wp_check_invalid_utf8( (string) $value );
			}
		}
		$path = (string) wp_parse_url( $uri, PHP_URL_PATH );
		return new self( home_url( self::below_home( $path ) ), $arguments, Contract::name( 'fields.orderby' ) . $suffix, 'product-page' . $suffix );
	}

	/**
	 * The order that is asked for; the catalogue knows whether there is such a one.
	 */
	public function orderby(): string {
		return $this->arguments[ $this->order_name ] ?? '';
	}

	/**
	 * The page that is asked for, from 1.
	 */
	public function page(): int {
		return max( 1, min( 100000, (int) ( $this->arguments[ $this->page_name ] ?? 1 ) ) );
	}

	/**
	 * The products that the visitor has looked at, as the page's script names them.
	 *
	 * @return list<int> The latest first; 12 at most, as core/visit/viewed.ts keeps.
	 */
	public function viewed(): array {
		$ids = array_filter( array_map( 'intval', explode( ',', $this->arguments[ Contract::name( 'fields.viewed' ) ] ?? '' ) ), static fn ( int $id ): bool => $id > 0 );
		return array_slice( array_values( array_unique( $ids ) ), 0, 12 );
	}

	/**
	 * The address of another page in the same order.
	 *
	 * @param int $page From 1.
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
	 * What a GET form must carry on, since its own fields replace the query.
	 * The page is not among it: another order begins at its first page.
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
	 * The path below the site's own folder.
	 *
	 * @param string $path Of the request.
	 */
	private static function below_home( string $path ): string {
		$home = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		return '' !== $home && str_starts_with( $path, $home ) ? substr( $path, strlen( $home ) ) : $path;
	}
}
