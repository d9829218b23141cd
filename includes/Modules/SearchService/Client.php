<?php
/**
 * Speaks to the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * The part of the HTTP API that Elasticsearch (7 and later) and OpenSearch share.
 *
 * @phpstan-type Json array<array-key, mixed>
 */
final class Client {

	/** Seconds that a shopper waits for it, and that the background does. */
	private const SHOPPER    = 1;
	private const BACKGROUND = 20;

	/**
	 * @param Address $address Where the service is.
	 */
	public function __construct( private readonly Address $address ) {}

	/**
	 * That of this site; null: it has no search service.
	 */
	public static function current(): ?self {
		$address = Address::current();
		return null === $address ? null : new self( $address );
	}

	/**
	 * Makes an index.
	 *
	 * @param string $index Name of the index.
	 * @param Json   $body  Settings and mappings.
	 * @return Json|\WP_Error
	 */
	public function create( string $index, array $body ): array|\WP_Error {
		return $this->send( 'PUT', "/$index", $body, self::BACKGROUND );
	}

	/**
	 * Writes documents and takes others away.
	 *
	 * @param string           $index   Name of the index.
	 * @param array<int, Json> $written Id to document.
	 * @param list<int>        $removed Ids.
	 * @return ?\WP_Error Null: all of it was taken.
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
			// What is to be taken away and is not there is as it should be.
			if ( $status >= 300 && ! isset( $item['delete'] ) ) {
				return new \WP_Error( 'vitrine_search_service', (string) wp_json_encode( $item ) );
			}
		}
		return is_array( $answer['items'] ?? null ) ? null : new \WP_Error( 'vitrine_search_service', 'items' );
	}

	/**
	 * Makes what was written found.
	 *
	 * @param string $index Name of the index.
	 * @return Json|\WP_Error
	 */
	public function refresh( string $index ): array|\WP_Error {
		return $this->send( 'POST', "/$index/_refresh", null, self::BACKGROUND );
	}

	/**
	 * Lets the name of this site's index mean one index in the place of another.
	 *
	 * @param string $index Name of the index.
	 * @param string $old   The other's; empty: there is none.
	 * @return Json|\WP_Error
	 */
	public function take( string $index, string $old ): array|\WP_Error {
		$actions = array( array( 'add' => array( 'index' => $index, 'alias' => $this->address->index ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
		if ( '' !== $old ) {
			$actions[] = array( 'remove_index' => array( 'index' => $old ) );
		}
		return $this->send( 'POST', '/_aliases', array( 'actions' => $actions ), self::BACKGROUND );
	}

	/**
	 * Asks the index of this site. An answer that is not whole is none.
	 *
	 * @param Json $body Of the search.
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
	 * Whether an error says that there is no such index.
	 *
	 * @param \WP_Error $error Of a request.
	 */
	public static function is_missing( \WP_Error $error ): bool {
		$data = $error->get_error_data();
		return is_array( $data ) && 404 === ( $data['status'] ?? 0 );
	}

	/**
	 * The name of a new index of this site.
	 */
	public function new_name(): string {
		return $this->address->index . '-' . gmdate( 'YmdHis' ) . '-' . strtolower( wp_generate_password( 4, false ) );
	}

	/**
	 * Sends a request.
	 *
	 * @param string           $method  Of HTTP.
	 * @param string           $path    From the server on.
	 * @param Json|string|null $body    JSON, or lines of it.
	 * @param int              $seconds To wait.
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
	 * JSON as the service reads it.
	 *
	 * @param Json $data What to send.
	 */
	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
