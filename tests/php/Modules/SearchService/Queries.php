<?php
/**
 * Query language of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\SearchService;

/**
 * Evaluates queries, sorting and aggregations, as documented, on a list of
 * documents.
 */
final class Queries {

	/**
	 * Constructor.
	 *
	 * @param array<string, string> $fields Types by full field name.
	 */
	public function __construct( private readonly array $fields ) {}

	/**
	 * Whether a document, or a nested one, matches a query.
	 *
	 * @param array<string, mixed> $document The document.
	 * @param mixed                $query    The query.
	 * @param string               $path     Path of the nested document with a trailing dot.
	 */
	public function meets( array $document, mixed $query, string $path = '' ): bool {
		self::must( is_array( $query ) && 1 === count( $query ), 'a query has one name' );
		$kind = (string) key( $query );
		$says = $query[ $kind ];
		switch ( $kind ) {
			case 'match_all':
				return true;
			case 'bool':
				self::must( array() === array_diff( array_keys( $says ), array( 'filter', 'must_not' ) ), 'bool' );
				foreach ( $says['filter'] ?? array() as $part ) {
					if ( ! $this->meets( $document, $part, $path ) ) {
						return false;
					}
				}
				foreach ( $says['must_not'] ?? array() as $part ) {
					if ( $this->meets( $document, $part, $path ) ) {
						return false;
					}
				}
				return true;
			case 'terms':
				self::must( 1 === count( $says ) && array_is_list( reset( $says ) ), 'terms' );
				return array() !== array_intersect( $this->values( $document, (string) key( $says ), $path ), reset( $says ) );
			case 'range':
				$limits = reset( $says );
				self::must( array() === array_diff( array_keys( $limits ), array( 'gte', 'lte' ) ), 'range' );
				return array() !== array_filter( $this->values( $document, (string) key( $says ), $path ), static fn ( mixed $value ): bool => $value >= ( $limits['gte'] ?? $value ) && $value <= ( $limits['lte'] ?? $value ) );
			case 'nested':
				self::must( '' === $path && 'nested' === ( $this->fields[ $says['path'] ] ?? '' ) && 2 === count( $says ), 'nested' );
				return array() !== array_filter( $document[ $says['path'] ] ?? array(), fn ( array $one ): bool => $this->meets( $one, $says['query'], $says['path'] . '.' ) );
		}
		self::must( false, "query $kind" );
		return false;
	}

	/**
	 * Sorts documents.
	 *
	 * @param array<int, array<string, mixed>> $documents Documents.
	 * @param mixed                            $by        An element of the `sort` list.
	 */
	public function sort( array &$documents, mixed $by ): void {
		self::must( is_array( $by ) && 1 === count( $by ), 'sort' );
		$field = (string) key( $by );
		$order = $by[ $field ]['order'];
		self::must( isset( $this->fields[ $field ] ) && in_array( $order, array( 'asc', 'desc' ), true ) && array() === array_diff( array_keys( $by[ $field ] ), array( 'order', 'missing' ) ), "sort by $field" );
		uasort(
			$documents,
			static function ( array $one, array $other ) use ( $field, $order ): int {
				if ( ! isset( $one[ $field ], $other[ $field ] ) ) {
					return ( isset( $one[ $field ] ) ? 0 : 1 ) <=> ( isset( $other[ $field ] ) ? 0 : 1 );
				}
				return ( 'asc' === $order ? 1 : -1 ) * ( $one[ $field ] <=> $other[ $field ] );
			}
		);
	}

	/**
	 * Returns aggregations.
	 *
	 * @param list<array<string, mixed>>                                $documents Documents, or nested ones with their parents as `_root`.
	 * @param mixed                                                     $asked     Aggregations by name.
	 * @param string                                                    $path      Path of the nested documents with a trailing dot.
	 * @return array<string, mixed>
	 */
	public function counts( array $documents, mixed $asked, string $path = '' ): array {
		$answer = array();
		foreach ( $asked as $name => $one ) {
			$inner = $one['aggs'] ?? array();
			$kinds = array_diff_key( $one, array( 'aggs' => 0 ) );
			$kind  = (string) key( $kinds );
			self::must( 1 === count( $kinds ), 'an aggregation has one kind' );
			$says = $kinds[ $kind ];
			if ( 'terms' === $kind ) {
				$answer[ $name ] = array( 'buckets' => $this->buckets( $documents, $says, $inner, $path ) );
				continue;
			}
			if ( in_array( $kind, array( 'min', 'max' ), true ) ) {
				$values          = array_merge( array(), ...array_map( fn ( array $document ): array => $this->values( $document, $says['field'], $path ), $documents ) );
				$answer[ $name ] = array( 'value' => array() === $values ? null : (float) $kind( $values ) );
				continue;
			}
			$below = $path;
			$of    = match ( $kind ) {
				'filter'         => array_values( array_filter( $documents, fn ( array $document ): bool => $this->meets( $document, $says, $path ) ) ),
				'nested'         => array_merge( array(), ...array_map( static fn ( array $document ): array => array_map( static fn ( array $unit ): array => $unit + array( '_root' => $document ), $document[ $says['path'] ] ?? array() ), $documents ) ),
				'reverse_nested' => array_values( array_column( array_column( $documents, '_root' ), null, 'id' ) ),
			};
			if ( 'nested' === $kind ) {
				self::must( 'nested' === ( $this->fields[ $says['path'] ] ?? '' ), 'nested' );
				$below = $says['path'] . '.';
			} elseif ( 'reverse_nested' === $kind ) {
				self::must( '' !== $path && array() === $says, 'reverse_nested' );
				$below = '';
			}
			$answer[ $name ] = array( 'doc_count' => count( $of ) ) + $this->counts( $of, $inner, $below );
		}
		return $answer;
	}

	/**
	 * Returns the buckets of a terms aggregation.
	 *
	 * @param list<array<string, mixed>> $documents Documents.
	 * @param array<string, mixed>       $says      The terms aggregation.
	 * @param array<string, mixed>       $inner     Sub-aggregations.
	 * @param string                     $path      Path of the nested documents.
	 * @return list<array<string, mixed>>
	 */
	private function buckets( array $documents, array $says, array $inner, string $path ): array {
		self::must( array() === array_diff( array_keys( $says ), array( 'field', 'size', 'include' ) ) && $says['size'] > 0, 'terms' );
		$include = isset( $says['include'] ) ? '/^(?:' . str_replace( '/', '\/', $says['include'] ) . ')$/Du' : '//';
		$known   = array();
		foreach ( $documents as $document ) {
			foreach ( array_unique( $this->values( $document, $says['field'], $path ) ) as $value ) {
				if ( preg_match( $include, (string) $value ) ) {
					$known[ (string) $value ][] = $document;
				}
			}
		}
		$buckets = array();
		foreach ( array_slice( $known, 0, $says['size'], true ) as $value => $those ) {
			$buckets[] = array( 'key' => $value, 'doc_count' => count( $those ) ) + $this->counts( $those, $inner, $path ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		return $buckets;
	}

	/**
	 * Returns the values of a field.
	 *
	 * @param array<string, mixed> $document The document.
	 * @param string               $field    Full name.
	 * @param string               $path     Path of the nested document with a trailing dot.
	 * @return list<mixed>
	 */
	private function values( array $document, string $field, string $path ): array {
		// A nested document has only its own fields, and other documents have none of these.
		self::must( isset( $this->fields[ $field ] ) && ( '' === $path ? ! str_contains( $field, '.' ) : str_starts_with( $field, $path ) ), "field $field in $path" );
		$value = $document[ substr( $field, strlen( $path ) ) ] ?? array();
		return is_array( $value ) ? $value : array( $value );
	}

	/**
	 * Refuses an invalid request.
	 *
	 * @param bool   $right Whether the request is valid.
	 * @param string $what  Error message.
	 */
	private static function must( bool $right, string $what ): void {
		if ( ! $right ) {
			throw new \UnexpectedValueException( $what ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Test code.
		}
	}
}
