<?php
/**
 * Files that people have bought.
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
 * Permissions as their buyers see them. What is revoked, or whose file is gone, is
 * not listed.
 */
final class DownloadList {

	/** Files that an account lists. */
	private const MOST = 100;

	/**
	 * The files of an order; none where it is not paid.
	 *
	 * @param Order $order The order.
	 * @return list<Download>
	 */
	public static function of_order( Order $order ): array {
		return Grants::allows( $order->status, $order->payment_status, $order->totals['total'] ) ? self::listed( PermissionStore::of_site()->of_order( $order->id ) ) : array();
	}

	/**
	 * The files of a customer.
	 *
	 * @param int $user_id WordPress user ID.
	 * @return list<Download> Those of the newest orders first.
	 */
	public static function of_customer( int $user_id ): array {
		return $user_id > 0 ? self::listed( PermissionStore::of_site()->of_customer( $user_id, self::MOST ) ) : array();
	}

	/**
	 * What a person is told of who may download what of an order: without secrets.
	 *
	 * @param Order $order The order.
	 * @return list<string>
	 */
	public static function told( Order $order ): array {
		return array_map(
			/* translators: 1: name of a file, 2: how often it was downloaded. */
			static fn ( Permission $permission ): string => sprintf( __( '%1$s (downloads: %2$d)', 'vitrine' ), self::name( $permission ), $permission->downloads ),
			PermissionStore::of_site()->of_order( $order->id )
		);
	}

	/**
	 * What a file is called; its id where it is gone.
	 *
	 * @param Permission $permission Its permission.
	 */
	public static function name( Permission $permission ): string {
		return Bought::downloads( $permission->product_id, $permission->variation_id )?->file( $permission->file_id )->name ?? $permission->file_id;
	}

	/**
	 * Permissions that are worth listing.
	 *
	 * @param list<Permission> $permissions In their order.
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
