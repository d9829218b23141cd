<?php
/**
 * Access control of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

use Vitrine\Commerce\Builtin\Downloads\Files\DownloadFile;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Orders\OrderStore;

defined( 'ABSPATH' ) || exit;

/**
 * Checks key, order, expiry and limit, and counts downloads.
 */
final class Gate {

	/** Seconds in which resuming a download is not counted, as in WooCommerce. */
	private const AGAIN = 30 * MINUTE_IN_SECONDS;

	/**
	 * @param PermissionStore $permissions Permission store.
	 * @param OrderStore      $orders      Order store.
	 */
	public function __construct( private readonly PermissionStore $permissions, private readonly OrderStore $orders ) {}

	/**
	 * Returns the file of a URL.
	 *
	 * @param int    $id  Permission ID.
	 * @param string $key Secret key.
	 * @param int    $now Unix timestamp.
	 * @return array{permission: Permission, file: DownloadFile, path: string}|\WP_Error Error with a `status`: 403, 404 or 410.
	 */
	public function find( int $id, string $key, int $now ): array|\WP_Error {
		$permission = $id > 0 ? $this->permissions->load( $id ) : null;
		if ( null === $permission || ! hash_equals( $permission->key, $key ) ) {
			return self::refused( 404, __( 'Invalid download link.', 'vitrine' ) );
		}
		$order = $this->orders->load( $permission->order_id );
		if ( null === $order || null !== $permission->revoked || ! Grants::allows( $order->status, $order->payment_status, $order->totals['total'] ) ) {
			return self::refused( 403, __( 'You do not have permission to download this file.', 'vitrine' ) );
		}
		if ( $permission->is_expired( $now ) ) {
			return self::refused( 410, __( 'Sorry, this download has expired.', 'vitrine' ) );
		}
		$file = Bought::downloads( $permission->product_id, $permission->variation_id )?->file( $permission->file_id );
		$path = null === $file ? null : UploadedFiles::path( $file->file );
		return null === $file || null === $path ? self::refused( 404, __( 'File not found.', 'vitrine' ) ) : compact( 'permission', 'file', 'path' );
	}

	/**
	 * Counts a download.
	 *
	 * @param Permission $permission Permission from find().
	 * @param string     $visitor    Visitor who downloads.
	 * @param bool       $part       Whether a part of the file is requested.
	 * @param int        $now        Unix timestamp.
	 * @return true|\WP_Error
	 */
	public function enter( Permission $permission, string $visitor, bool $part, int $now ): bool|\WP_Error {
		if ( $part && $permission->last_moment > $now - self::AGAIN && hash_equals( $permission->last_visitor, $visitor ) ) {
			return true;
		}
		return $this->permissions->count( $permission, $visitor, $now ) ? true : self::refused( 403, __( 'Sorry, you have reached your download limit for this file.', 'vitrine' ) );
	}

	/**
	 * Returns an error.
	 *
	 * @param int    $status  HTTP status.
	 * @param string $message Message for the customer.
	 */
	private static function refused( int $status, string $message ): \WP_Error {
		return new \WP_Error( 'vitrine_download', $message, array( 'status' => $status ) );
	}
}
