<?php
/**
 * Actions for download permissions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\Downloads;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadList;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Processes the forms of PermissionBox. Every change is added to the order notes.
 */
final class PermissionActions {

	/** Action of admin-post.php; with the order ID also the nonce action. */
	public const ACTION = 'vitrine_download_permission';

	public const REVOKE = 'revoke';
	public const RENEW  = 'renew';
	public const GRANT  = 'grant';

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Registers the hook.
	 */
	public function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'change' ) );
	}

	/**
	 * Changes a permission, or grants missing ones.
	 */
	public function change(): void {
		$id = (int) ( $_POST['order'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce contains this ID; it is verified in the next line.
		AdminScreen::guard( self::ACTION . $id );
		$order = $this->services->store->load( $id );
		if ( null === $order ) {
			AdminScreen::go( AdminScreen::url( AdminScreen::ORDERS ), __( 'Order not found.', 'vitrine' ), 'error' );
		}
		$permission = PermissionStore::of_site()->load( (int) AdminScreen::posted( 'permission' ) );
		$change     = AdminScreen::posted( 'change' );
		$own        = null !== $permission && $permission->order_id === $id;
		$done       = match ( true ) {
			$own && self::REVOKE === $change => $this->noted( $id, self::revoked( $permission ), static fn (): int|\WP_Error => PermissionStore::of_site()->revoke( $id, 0, $permission->id ) ),
			$own && self::RENEW === $change  => $this->renew( $order, $permission ),
			self::GRANT === $change          => $this->grant( $order ),
			default                          => new \WP_Error( 'vitrine_unknown_permission', __( 'Download permission not found.', 'vitrine' ) ),
		};
		$back = AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $id ) );
		is_wp_error( $done ) ? AdminScreen::go( $back, $done->get_error_message(), 'error' ) : AdminScreen::go( $back, $done );
	}

	/**
	 * Renews a permission: download count and expiration are reset.
	 *
	 * @param Order      $order      The order.
	 * @param Permission $permission Permission of the order.
	 * @return string|\WP_Error Text of the note.
	 */
	private function renew( Order $order, Permission $permission ): string|\WP_Error {
		$downloads = Bought::downloads( $permission->product_id, $permission->variation_id );
		$at        = array_search( $permission->item_id, Bought::item_ids( $order->id ), true );
		if ( ! is_int( $at ) || null === $downloads?->file( $permission->file_id ) ) {
			return new \WP_Error( 'vitrine_unknown_permission', __( 'This file was removed from the product.', 'vitrine' ) );
		}
		if ( ! self::allows( $order ) ) {
			return self::unpaid();
		}
		/* translators: %s: name of a file. */
		$text = sprintf( __( 'Access to the download "%s" was granted again.', 'vitrine' ), DownloadList::name( $permission ) );
		return $this->noted( $order->id, $text, static fn (): int|\WP_Error => PermissionStore::of_site()->renew( $permission, $order->items[ $at ]['quantity'], $downloads ) ? 1 : Transaction::failed_statement() );
	}

	/**
	 * Grants missing permissions of an order.
	 *
	 * @param Order $order The order.
	 * @return string|\WP_Error Text of the note.
	 */
	private function grant( Order $order ): string|\WP_Error {
		return self::allows( $order )
			? $this->noted( $order->id, __( 'Access to further downloads was granted.', 'vitrine' ), static fn (): int|\WP_Error => Grants::of_site()->grant( $order, $order->id ) )
			: self::unpaid();
	}

	/**
	 * Makes a change and adds a note in one transaction. No note is added if nothing
	 * changed.
	 *
	 * @param int                         $order_id Order ID.
	 * @param string                      $text     Text of the note.
	 * @param callable(): (int|\WP_Error) $work     Callback; returns the number of changes.
	 * @return string|\WP_Error Text of the note.
	 */
	private function noted( int $order_id, string $text, callable $work ): string|\WP_Error {
		return Transaction::run(
			function () use ( $order_id, $text, $work ): string|\WP_Error {
				$done = $work();
				if ( is_wp_error( $done ) ) {
					return $done;
				}
				return 0 === $done || $this->services->notes->add( $order_id, $text, wp_get_current_user()->display_name ) ? $text : Transaction::failed_statement();
			}
		);
	}

	/**
	 * Returns the note for a revoked permission.
	 *
	 * @param Permission $permission Permission.
	 */
	private static function revoked( Permission $permission ): string {
		/* translators: %s: name of a file. */
		return sprintf( __( 'Access to the download "%s" was revoked.', 'vitrine' ), DownloadList::name( $permission ) );
	}

	/**
	 * Whether an order allows downloads.
	 *
	 * @param Order $order The order.
	 */
	private static function allows( Order $order ): bool {
		return Grants::allows( $order->status, $order->payment_status, $order->totals['total'] );
	}

	/**
	 * Returns the error for an order that is not paid.
	 */
	private static function unpaid(): \WP_Error {
		return new \WP_Error( 'vitrine_order_status', __( 'Files can be downloaded as long as the order is paid and is processing or completed.', 'vitrine' ) );
	}
}
