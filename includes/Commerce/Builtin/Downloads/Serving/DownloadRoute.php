<?php
/**
 * The address of a bought file.
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
 * Answers with the file, or says on a plain page why not. Its address is the secret
 * of whoever has bought it, so a guest needs no account.
 */
final class DownloadRoute {

	/** Query arguments of the address. */
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
	 * The address of a file.
	 *
	 * @param Permission $permission Of its buyer.
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
	 * Answers a request for a file; any other goes on.
	 */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- An address whose key is compared; the id is a number.
		$id  = $_GET[ self::ID ] ?? null;
		$key = $_GET[ self::KEY ] ?? '';
		// phpcs:enable
		$method = (string) ( $_SERVER['REQUEST_METHOD'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
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
	 * @param int    $id   Of its permission.
	 * @param string $key  Its secret.
	 * @param bool   $head Whether only its headers are asked for, which counts nothing.
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
	 * Says on a plain page why there is no file.
	 *
	 * @param \WP_Error $why With a `status`.
	 */
	private static function refuse( \WP_Error $why ): never {
		$data   = $why->get_error_data();
		$status = is_array( $data ) ? (int) $data['status'] : 404;
		wp_die( esc_html( $why->get_error_message() ), esc_html__( 'Download', 'vitrine' ), array( 'response' => (int) $status ) );
	}

	/**
	 * Who downloads: the customer, or the client of a guest. Nobody can tell from it
	 * which that was.
	 *
	 * @return string 64 hex digits.
	 */
	private static function visitor(): string {
		$user = get_current_user_id();
		return hash_hmac( 'sha256', $user > 0 ? "user $user" : 'guest ' . Client::key(), wp_salt() );
	}

	/**
	 * A header of the request.
	 *
	 * @param string $name As in `$_SERVER`.
	 */
	private static function header( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared and taken apart.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
