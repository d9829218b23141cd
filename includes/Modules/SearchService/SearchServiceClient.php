<?php
/**
 * Client of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the part of the HTTP API that Elasticsearch (7 and later) and OpenSearch have in
 * common.
 *
 * @phpstan-type Json array<array-key, mixed>
 */
final class SearchServiceClient {

	/** Timeouts in seconds: for shoppers and for background jobs. */
	private const SHOPPER    = 1;
	private const BACKGROUND = 20;

	/** @param SearchServiceUrl $address Address of the service. */
	public function __construct( private readonly SearchServiceUrl $address ) {}

	/**
	 * Returns the client of this site; null if it has no search service.
	 */
	public static function current(): ?self {
		$address = SearchServiceUrl::current();
		return null === $address ? null : new self( $address );
	}

	/**
	 * Creates an index.
	 *
	 * @param string $index Index name.
	 * @param Json   $body  Settings and mappings.
	 * @return Json|\WP_Error
	 */
	public function create( string $index, array $body ): array|\WP_Error {
		return $this->send( 'PUT', "/$index", $body, self::BACKGROUND );
	}

	/**
	 * Writes and deletes documents.
	 *
	 * @param string           $index   Index name.
	 * @param array<int, Json> $written Documents by ID.
	 * @param list<int>        $removed IDs to delete.
	 * @return ?\WP_Error Null if everything was accepted.
	 */
	public function bulk( string $index, array $written, array $removed ): ?\WP_Error {
		$lines = array();
		foreach ( $written as $id => $document ) {
			$lines[] = array( 'index' => array( '_id' => (string) $id ) );
			$lines[] = $document;
		}
		foreach ( $removed as $id ) {
			$lines[] = array( 'delete' => array( '_id' => (string) $id ) );
		}
		if ( array() === $lines ) {
			return null;
		}
		$answer = $this->send( 'POST', "/$index/_bulk", implode( "\n", array_map( array( self::class, 'encode' ), $lines ) ) . "\n", self::BACKGROUND );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		foreach ( is_array( $answer['items'] ?? null ) ? $answer['items'] : array() as $item ) {
			$status = is_array( $item ) ? (int) ( ( (array) reset( $item ) )['status'] ?? 0 ) : 0;
			// Deleting a missing document is not an error.
			if ( $status >= 300 && ! isset( $item['delete'] ) ) {
				return new \WP_Error( 'vitrine_search_service', (string) wp_json_encode( $item ) );
			}
		}
		return is_array( $answer['items'] ?? null ) ? null : new \WP_Error( 'vitrine_search_service', 'items' );
	}

	/**
	 * Makes written documents searchable.
	 *
	 * @param string $index Index name.
	 * @return Json|\WP_Error
	 */
	public function refresh( string $index ): array|\WP_Error {
		return $this->send( 'POST', "/$index/_refresh", null, self::BACKGROUND );
	}

	/**
	 * Points the alias of this site to a new index, and deletes the old one.
	 *
	 * @param string $index Index name.
	 * @param string $old   Name of the old index; empty: none.
	 * @return Json|\WP_Error
	 */
	public function take( string $index, string $old ): array|\WP_Error {
		$actions = array( array( 'add' => array( 'index' => $index, 'alias' => $this->address->index ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		if ( '' !== $old ) {
			$actions[] = array( 'remove_index' => array( 'index' => $old ) );
		}
		return $this->send( 'POST', '/_aliases', array( 'actions' => $actions ), self::BACKGROUND );
	}

	/**
	 * Searches the index of this site. Partial results are an error.
	 *
	 * @param Json $body Body of the search.
	 * @return Json|\WP_Error
	 */
	public function search( array $body ): array|\WP_Error {
		$answer = $this->send( 'POST', "/{$this->address->index}/_search", $body, self::SHOPPER );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$shards = is_array( $answer['_shards'] ?? null ) ? $answer['_shards'] : array();
		return true === ( $answer['timed_out'] ?? true ) || 0 !== ( $shards['failed'] ?? 1 ) || ! is_array( $answer['hits'] ?? null ) ? new \WP_Error( 'vitrine_search_service', __( 'The response is incomplete.', 'vitrine' ) ) : $answer;
	}

	/**
	 * Whether an error means that the index does not exist.
	 *
	 * @param \WP_Error $error Error of a request.
	 */
	public static function is_missing( \WP_Error $error ): bool {
		$data = $error->get_error_data();
		return is_array( $data ) && 404 === ( $data['status'] ?? 0 );
	}

	/**
	 * Returns a name for a new index of this site.
	 */
	public function new_name(): string {
		return $this->address->index . '-' . gmdate( 'YmdHis' ) . '-' . strtolower( wp_generate_password( 4, false ) );
	}

	/**
	 * Sends a request.
	 *
	 * @param string           $method  HTTP method.
	 * @param string           $path    Path on the server.
	 * @param Json|string|null $body    JSON data, or lines of JSON.
	 * @param int              $seconds Timeout in seconds.
	 * @return Json|\WP_Error
	 */
	private function send( string $method, string $path, array|string|null $body, int $seconds ): array|\WP_Error {
		$headers = array( 'Content-Type' => is_string( $body ) ? 'application/x-ndjson' : 'application/json' );
		if ( '' !== $this->address->authorization ) {
			$headers['Authorization'] = $this->address->authorization;
		}
		$response = wp_remote_request(
			$this->address->server . $path,
			array(
				'method'      => $method,
				'timeout'     => $seconds,
				'redirection' => 0,
				'headers'     => $headers,
				'body'        => is_array( $body ) ? self::encode( $body ) : (string) $body,
			)
		);
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$answer = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( $status >= 300 || ! is_array( $answer ) ) {
			$reason = is_array( $answer ) && is_array( $answer['error'] ?? null ) ? $answer['error']['reason'] ?? '' : '';
			return new \WP_Error( 'vitrine_search_service', trim( "$status " . ( is_string( $reason ) ? $reason : '' ) ), array( 'status' => $status ) );
		}
		return $answer;
	}

	/**
	 * Encodes JSON for the service.
	 *
	 * @param Json $data Data to encode.
	 */
	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
