<?php
/**
 * Download permissions of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\Downloads;

use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadList;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadRoute;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the permissions with download counts, and forms to revoke or grant them.
 */
final class PermissionBox {

	/**
	 * Prints the box, if the order has downloads.
	 *
	 * @param Order $order The order.
	 */
	public static function render( Order $order ): void {
		$permissions = PermissionStore::of_site()->of_order( $order->id );
		$allowed     = Grants::allows( $order->status, $order->payment_status, $order->totals['total'] );
		$missing     = self::missing( $order, $permissions );
		if ( array() === $permissions && 0 === $missing ) {
			return;
		}
		printf( '<div class="postbox vitrine-order-downloads"><div class="postbox-header"><h2>%s</h2></div><div class="inside">', esc_html__( 'Downloadable product permissions', 'vitrine' ) );
		if ( ! $allowed ) {
			printf( '<p>%s</p>', esc_html__( 'Files can be downloaded as long as the order is paid and is processing or completed.', 'vitrine' ) );
		}
		if ( array() !== $permissions ) {
			self::table( $order, $permissions, $allowed );
		}
		if ( $allowed && $missing > 0 ) {
			self::open_form( $order, 0, PermissionActions::GRANT );
			/* translators: %d: number of files. */
			submit_button( sprintf( _n( 'Grant access to %d more file', 'Grant access to %d more files', $missing, 'vitrine' ), $missing ), 'secondary', 'submit', false );
			echo '</form>';
		}
		echo '</div></div>';
	}

	/**
	 * Returns the number of files without permission, for example those added to the
	 * products later.
	 *
	 * @param Order            $order       The order.
	 * @param list<Permission> $permissions Permissions of the order.
	 */
	private static function missing( Order $order, array $permissions ): int {
		$known   = array_map( static fn ( Permission $one ): string => "$one->item_id $one->file_id", $permissions );
		$missing = 0;
		foreach ( Bought::items( $order, $order->id ) as [ 'item' => $item, 'downloads' => $downloads ] ) {
			foreach ( $downloads->files as $file ) {
				$missing += in_array( "{$item['item_id']} $file->id", $known, true ) ? 0 : 1;
			}
		}
		return $missing;
	}

	/**
	 * Prints the permissions.
	 *
	 * @param Order            $order       The order.
	 * @param list<Permission> $permissions Permissions of the order; not empty.
	 * @param bool             $allowed     Whether the order allows downloads.
	 */
	private static function table( Order $order, array $permissions, bool $allowed ): void {
		$heads = array( __( 'File', 'vitrine' ), __( 'Downloaded', 'vitrine' ), __( 'Access expires', 'vitrine' ), __( 'Access', 'vitrine' ) );
		// Explicit roles, because browsers drop table semantics when cells are stacked
		// on narrow screens.
		printf( '<table class="widefat striped" role="table"><caption class="screen-reader-text">%s</caption><thead role="rowgroup"><tr role="row">', esc_html__( 'Downloadable product permissions', 'vitrine' ) );
		foreach ( $heads as $head ) {
			printf( '<th scope="col" role="columnheader">%s</th>', esc_html( $head ) );
		}
		echo '</tr></thead><tbody role="rowgroup">';
		foreach ( $permissions as $permission ) {
			$name = DownloadList::name( $permission );
			printf( '<tr role="row"><td role="cell">%s<br><small>%s</small>', esc_html( $name ), esc_html( ProductNames::of( $permission->product_id, $permission->variation_id ) ) );
			if ( $allowed && null === $permission->revoked ) {
				/* translators: %s: name of a file. */
				$label = sprintf( __( 'Download link of %s', 'vitrine' ), $name );
				printf( '<details><summary>%s</summary><input type="text" class="large-text code" readonly aria-label="%s" value="%s"></details>', esc_html__( 'Download link', 'vitrine' ), esc_attr( $label ), esc_attr( DownloadRoute::url( $permission ) ) );
			}
			/* translators: 1: how often a file was downloaded, 2: how often it may be. */
			$count = null === $permission->limit ? number_format_i18n( $permission->downloads ) : sprintf( __( '%1$d of %2$d', 'vitrine' ), $permission->downloads, $permission->limit );
			$until = null === $permission->expires ? __( 'Never', 'vitrine' ) : OrderText::moment( $permission->expires );
			printf( '</td><td role="cell" data-label="%s">%s</td><td role="cell" data-label="%s">%s</td><td role="cell">', esc_attr( $heads[1] ), esc_html( $count ), esc_attr( $heads[2] ), esc_html( $until ) );
			self::access( $order, $permission, $name, $allowed );
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints the status of a permission, and the form to change it.
	 *
	 * @param Order      $order      The order.
	 * @param Permission $permission Permission.
	 * @param string     $name       File name.
	 * @param bool       $allowed    Whether the order allows downloads.
	 */
	private static function access( Order $order, Permission $permission, string $name, bool $allowed ): void {
		$state = match ( true ) {
			null !== $permission->revoked        => __( 'Revoked', 'vitrine' ),
			$permission->is_expired( time() )    => __( 'Expired', 'vitrine' ),
			0 === $permission->remaining()       => __( 'Limit reached', 'vitrine' ),
			default                              => __( 'Granted', 'vitrine' ),
		};
		printf( '<span>%s</span> ', esc_html( $state ) );
		$texts = array(
			PermissionActions::REVOKE => __( 'Revoke access', 'vitrine' ),
			PermissionActions::RENEW  => __( 'Grant again', 'vitrine' ),
		);
		foreach ( array_keys( array_filter( array( PermissionActions::REVOKE => null === $permission->revoked, PermissionActions::RENEW => $allowed ) ) ) as $action ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::open_form( $order, $permission->id, $action );
			printf( '<button class="button button-small">%s<span class="screen-reader-text"> %s</span></button></form>', esc_html( $texts[ $action ] ), esc_html( $name ) );
		}
	}

	/**
	 * Opens a form.
	 *
	 * @param Order  $order      The order.
	 * @param int    $permission Permission ID; 0: all missing ones.
	 * @param string $action     One of the constants of PermissionActions.
	 */
	private static function open_form( Order $order, int $permission, string $action ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="order" value="%d"><input type="hidden" name="permission" value="%d"><input type="hidden" name="change" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( PermissionActions::ACTION ), (int) $order->id, (int) $permission, esc_attr( $action ) );
		// Not with wp_nonce_field(): the page has several forms, and IDs must be
		// unique.
		printf( '<input type="hidden" name="_wpnonce" value="%s">', esc_attr( wp_create_nonce( PermissionActions::ACTION . $order->id ) ) );
	}
}
