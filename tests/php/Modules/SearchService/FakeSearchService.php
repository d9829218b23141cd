<?php
/**
 * Fake search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\SearchService;

/**
 * Implements the parts of the documented HTTP API of Elasticsearch and OpenSearch
 * that the module uses: create index, bulk, refresh, aliases and search. Requests
 * that the API would refuse, or does not document, get status 400 and are added
 * to `refused`.
 */
final class FakeSearchService {

	public const ADDRESS = 'http://search.test:9200/shop';

	/** Whether the service is unavailable. */
	public bool $is_away = false;

	/**
	 * Refused requests.
	 *
	 * @var list<string>
	 */
	public array $refused = array();

	/**
	 * Requests: method and path.
	 *
	 * @var list<string>
	 */
	public array $asked = array();

	/**
	 * Headers of the last request.
	 *
	 * @var array<string, string>
	 */
	public array $headers = array();

	/**
	 * Documents by index and ID.
	 *
	 * @var array<string, array<int, array<string, mixed>>>
	 */
	public array $indexes = array();

	/**
	 * Types by index and full field name.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $fields = array();

	/**
	 * Index names by alias.
	 *
	 * @var array<string, string>
	 */
	public array $aliases = array();

	/**
	 * Starts intercepting requests to its URL.
	 */
	public static function start(): self {
		$service = new self();
		add_filter( 'pre_http_request', array( $service, 'answer' ), 10, 3 );
		add_filter( 'vitrine_search_service', static fn (): string => self::ADDRESS );
		return $service;
	}

	/**
	 * Responds to a request. Hooked.
	 *
	 * @param mixed                $before  Return value of an earlier filter.
	 * @param array<string, mixed> $request Arguments of the request.
	 * @param string               $url     URL of the request.
	 */
	public function answer( mixed $before, array $request, string $url ): mixed {
		if ( ! str_starts_with( $url, 'http://search.test:9200/' ) ) {
			return $before;
		}
		$path          = substr( $url, strlen( 'http://search.test:9200' ) );
		$this->asked[] = $request['method'] . ' ' . $path;
		$this->headers = $request['headers'];
		if ( $this->is_away ) {
			return new \WP_Error( 'http_request_failed', 'Connection refused' );
		}
		try {
			[ $status, $body ] = $this->of( $request['method'], explode( '/', ltrim( $path, '/' ) ), (string) $request['body'], (string) $request['headers']['Content-Type'] );
		} catch ( \UnexpectedValueException $wrong ) {
			$this->refused[]   = $wrong->getMessage();
			[ $status, $body ] = array( 400, array( 'error' => array( 'reason' => $wrong->getMessage() ) ) );
		}
		return array(
			'headers'  => array(),
			'body'     => (string) wp_json_encode( $body ),
			'response' => array( 'code' => $status, 'message' => '' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'cookies'  => array(),
		);
	}

	/**
	 * Handles a request.
	 *
	 * @param string       $method HTTP method.
	 * @param list<string> $path   Segments of the path.
	 * @param string       $body   JSON, or lines of JSON.
	 * @param string       $type   Content type.
	 * @return array{int, array<string, mixed>} Status and body.
	 */
	private function of( string $method, array $path, string $body, string $type ): array {
		$bulk = '_bulk' === ( $path[1] ?? '' );
		self::must( ( $bulk ? 'application/x-ndjson' : 'application/json' ) === $type, "content type $type" );
		$index = $this->aliases[ $path[0] ] ?? $path[0];
		$json  = $bulk ? array() : json_decode( $body, true );
		if ( ! isset( $this->indexes[ $index ] ) && '_aliases' !== $index && 'PUT' !== $method ) {
			return array( 404, array( 'error' => array( 'reason' => "no such index [$index]" ) ) );
		}
		return match ( $method . ' ' . ( '_aliases' === $path[0] ? '_aliases' : $path[1] ?? '' ) ) {
			'PUT '          => $this->create( $index, $json ),
			'POST _bulk'    => $this->bulk( $index, $body ),
			'POST _refresh' => array( 200, array( '_shards' => array( 'failed' => 0 ) ) ),
			'POST _aliases' => $this->alias( $json ),
			'POST _search'  => $this->search( $index, $json ),
			default         => throw new \UnexpectedValueException( "$method " . implode( '/', $path ) ),
		};
	}

	/**
	 * Creates an index.
	 *
	 * @param string $index Name of the index.
	 * @param mixed  $json  Body of the request.
	 * @return array{int, array<string, mixed>}
	 */
	private function create( string $index, mixed $json ): array {
		self::must( ...Bodies::validity( $json, Bodies::CREATE ) );
		self::must( ! isset( $this->indexes[ $index ] ) && 1 === preg_match( '/^[a-z0-9][a-z0-9_-]*$/D', $index ), "name $index" );
		$this->indexes[ $index ] = array();
		foreach ( $json['mappings']['properties'] as $name => $field ) {
			$this->fields[ $index ][ $name ] = $field['type'];
			foreach ( $field['properties'] ?? array() as $inner => $nested ) {
				$this->fields[ $index ][ "$name.$inner" ] = $nested['type'];
			}
		}
		return array( 200, array( 'acknowledged' => true ) );
	}

	/**
	 * Handles a bulk request.
	 *
	 * @param string $index Name of the index.
	 * @param string $body  Lines of the body.
	 * @return array{int, array<string, mixed>}
	 */
	private function bulk( string $index, string $body ): array {
		self::must( str_ends_with( $body, "\n" ), 'the last line has no end' );
		$lines = array_map( static fn ( string $line ): mixed => json_decode( $line, true ), explode( "\n", rtrim( $body, "\n" ) ) );
		$items = array();
		while ( array() !== $lines ) {
			$action = array_shift( $lines );
			$kind   = (string) key( $action );
			$id     = $action[ $kind ]['_id'] ?? null;
			self::must( in_array( $kind, array( 'index', 'delete' ), true ) && is_string( $id ), 'action' );
			$status = 200;
			if ( 'index' === $kind ) {
				$document = array_shift( $lines );
				foreach ( $document as $name => $value ) {
					$this->check_value( $index, $name, $value );
				}
				$this->indexes[ $index ][ (int) $id ] = $document;
			} else {
				$status = isset( $this->indexes[ $index ][ (int) $id ] ) ? 200 : 404;
				unset( $this->indexes[ $index ][ (int) $id ] );
			}
			$items[] = array( $kind => array( '_id' => $id, 'status' => $status ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		return array( 200, array( 'errors' => false, 'items' => $items ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * Checks the value of a document against the mapping.
	 *
	 * @param string $index Name of the index.
	 * @param string $name  Full field name.
	 * @param mixed  $value Value, or a list of values.
	 */
	private function check_value( string $index, string $name, mixed $value ): void {
		$type = $this->fields[ $index ][ $name ] ?? '';
		foreach ( is_array( $value ) && array_is_list( $value ) ? $value : array( $value ) as $one ) {
			$fits = match ( $type ) {
				'keyword' => is_string( $one ) && strlen( $one ) < 32766,
				'long'    => is_int( $one ),
				'float'   => is_int( $one ) || is_float( $one ),
				'date'    => is_string( $one ) && 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $one ),
				'nested'  => is_array( $one ),
				default   => false,
			};
			self::must( $fits, "$name is no $type: " . wp_json_encode( $one ) );
			foreach ( 'nested' === $type ? $one : array() as $inner => $nested ) {
				$this->check_value( $index, "$name.$inner", $nested );
			}
		}
	}

	/**
	 * Changes aliases.
	 *
	 * @param mixed $json Body of the request.
	 * @return array{int, array<string, mixed>}
	 */
	private function alias( mixed $json ): array {
		self::must( ...Bodies::validity( $json, Bodies::ALIASES ) );
		foreach ( $json['actions'] as $action ) {
			$index = $action[ key( $action ) ]['index'];
			self::must( isset( $this->indexes[ $index ] ), "alias of $index" );
			if ( isset( $action['add'] ) ) {
				$this->aliases[ $action['add']['alias'] ] = $index;
			} else {
				unset( $this->indexes[ $index ] );
			}
		}
		return array( 200, array( 'acknowledged' => true ) );
	}

	/**
	 * Searches an index.
	 *
	 * @param string $index Name of the index.
	 * @param mixed  $json  Body of the request.
	 * @return array{int, array<string, mixed>}
	 */
	private function search( string $index, mixed $json ): array {
		self::must( ...Bodies::validity( $json, Bodies::SEARCH ) );
		self::must( $json['size'] + $json['from'] <= 10000, 'result window' );
		$queries = new Queries( $this->fields[ $index ] );
		$all     = array_filter( $this->indexes[ $index ], static fn ( array $document ): bool => $queries->meets( $document, $json['query'] ) );
		$hits    = array_filter( $all, static fn ( array $document ): bool => $queries->meets( $document, $json['post_filter'] ) );
		foreach ( array_reverse( $json['sort'] ) as $by ) {
			if ( '_doc' !== $by ) {
				$queries->sort( $hits, $by );
			}
		}
		return array(
			200,
			array(
				'timed_out'    => false,
				'_shards'      => array( 'failed' => 0 ),
				'hits'         => array(
					'total' => array( 'value' => count( $hits ), 'relation' => 'eq' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					'hits'  => array_map( static fn ( array $document ): array => array( '_id' => (string) $document['id'] ), array_slice( array_values( $hits ), $json['from'], $json['size'] ) ),
				),
				'aggregations' => $queries->counts( array_values( $all ), $json['aggs'] ?? array() ),
			),
		);
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
