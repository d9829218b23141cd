<?php
/**
 * Purchased downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Permissions for display to their customer. Revoked ones and deleted files are not
 * listed.
 */
final class DownloadList {

	/** Maximum number in the account. */
	private const MOST = 100;

	/**
	 * Returns the downloads of an order; empty if it is not paid.
	 *
	 * @param Order $order The order.
	 * @return list<Download>
	 */
	public static function of_order( Order $order ): array {
		return Grants::allows( $order->status, $order->payment_status, $order->totals['total'] ) ? self::listed( PermissionStore::of_site()->of_order( $order->id ) ) : array();
	}

	/**
	 * Returns the downloads of a customer.
	 *
	 * @param int $user_id WordPress user ID.
	 * @return list<Download> Downloads of the latest orders first.
	 */
	public static function of_customer( int $user_id ): array {
		return $user_id > 0 ? self::listed( PermissionStore::of_site()->of_customer( $user_id, self::MOST ) ) : array();
	}

	/**
	 * Returns descriptions of an order's permissions, without secrets, for personal
	 * data exports.
	 *
	 * @param Order $order The order.
	 * @return list<string>
	 */
	public static function summaries( Order $order ): array {
		return array_map(
			/* translators: 1: name of a file, 2: how often it was downloaded. */
			static fn ( Permission $permission ): string => sprintf( __( '%1$s (downloads: %2$d)', 'vitrine' ), self::name( $permission ), $permission->downloads ),
			PermissionStore::of_site()->of_order( $order->id )
		);
	}

	/**
	 * Returns the name of a file; its ID if it was deleted.
	 *
	 * @param Permission $permission Permission of the file.
	 */
	public static function name( Permission $permission ): string {
		return Bought::downloads( $permission->product_id, $permission->variation_id )?->file( $permission->file_id )->name ?? $permission->file_id;
	}

	/**
	 * Returns the downloads of permissions that can be listed.
	 *
	 * @param list<Permission> $permissions Permissions in order.
	 * @return list<Download>
	 */
	private static function listed( array $permissions ): array {
		$listed = array();
		foreach ( $permissions as $permission ) {
			$file = null === $permission->revoked ? Bought::downloads( $permission->product_id, $permission->variation_id )?->file( $permission->file_id ) : null;
			if ( null !== $file ) {
				$listed[] = new Download(
					$file->name,
					ProductNames::of( $permission->product_id, $permission->variation_id ),
					DownloadRoute::url( $permission ),
					$permission->remaining(),
					$permission->expires,
					$permission->is_expired( time() )
				);
			}
		}
		return $listed;
	}
}
