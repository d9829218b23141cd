<?php
/**
 * Download URLs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Support\Client;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the file, or shows a page with the error. The URL has a secret key, so guests
 * need no account.
 */
final class DownloadRoute {

	/** Query arguments of the URL. */
	private const ID  = 'vitrine_download';
	private const KEY = 'key';

	/** @param OrderStore $orders Order store. */
	public function __construct( private readonly OrderStore $orders ) {}

	/**
	 * Registers the hook.
	 */
	public function boot(): void {
		add_action( 'wp_loaded', array( $this, 'answer' ) );
	}

	/**
	 * Returns the URL of a file.
	 *
	 * @param Permission $permission Permission.
	 */
	public static function url( Permission $permission ): string {
		return add_query_arg(
			array(
				self::ID  => $permission->id,
				self::KEY => $permission->key,
			),
			home_url( '/' )
		);
	}

	/**
	 * Handles download requests.
	 */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- URL with a key, which is only compared; the ID is cast to a number.
		$id  = $_GET[ self::ID ] ?? null;
		$key = $_GET[ self::KEY ] ?? '';
		// phpcs:enable
		$method = (string) ( $_SERVER['REQUEST_METHOD'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		if ( null === $id || ! in_array( $method, array( 'GET', 'HEAD' ), true ) ) {
			return;
		}
		NoStore::send();
		$this->serve( is_string( $id ) ? (int) $id : 0, is_string( $key ) ? $key : '', 'HEAD' === $method );
		exit;
	}

	/**
	 * Serves a file.
	 *
	 * @param int    $id   Permission ID.
	 * @param string $key  Secret key.
	 * @param bool   $head Whether only headers are requested, which is not counted.
	 */
	private function serve( int $id, string $key, bool $head ): void {
		$gate  = new Gate( PermissionStore::of_site(), $this->orders );
		$found = $gate->find( $id, $key, time() );
		if ( is_wp_error( $found ) ) {
			self::refuse( $found );
		}
		$part = FileSender::part( $found['path'], self::header( 'HTTP_RANGE' ), self::header( 'HTTP_IF_RANGE' ) );
		if ( null === $part ) {
			status_header( 416 );
			header( 'Content-Range: bytes */' . (int) filesize( $found['path'] ) );
			return;
		}
		$entered = $head ? true : $gate->enter( $found['permission'], self::visitor(), $part->part, time() );
		if ( is_wp_error( $entered ) ) {
			self::refuse( $entered );
		}
		FileSender::send( $found['path'], $found['file']->filename(), $part, ! $head );
	}

	/**
	 * Shows a page with the error.
	 *
	 * @param \WP_Error $why Error with a `status`.
	 */
	private static function refuse( \WP_Error $why ): never {
		$data   = $why->get_error_data();
		$status = is_array( $data ) ? (int) $data['status'] : 404;
		wp_die( esc_html( $why->get_error_message() ), esc_html__( 'Download', 'vitrine' ), array( 'response' => (int) $status ) );
	}

	/**
	 * Returns a hash that identifies the customer, or the client of a guest.
	 *
	 * @return string 64 hex digits.
	 */
	private static function visitor(): string {
		$user = get_current_user_id();
		return hash_hmac( 'sha256', $user > 0 ? "user $user" : 'guest ' . Client::key(), wp_salt() );
	}

	/**
	 * Returns a request header.
	 *
	 * @param string $name Key in `$_SERVER`.
	 */
	private static function header( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared and parsed.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
