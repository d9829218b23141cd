<?php
/**
 * Writes downloads to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Automattic\WooCommerce\Internal\ProductDownloads\ApprovedDirectories\Register;
use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Value\Order;
use Vitrine\Move\Marks;

defined( 'ABSPATH' ) || exit;

/**
 * The files are not moved. Customers can still download what they have bought, with
 * the same limits and expiry.
 */
final class DownloadPermissions {

	/** Value of WooCommerce for no limit or expiry. */
	private const NONE = -1;

	/**
	 * Sets the downloads of a product or variation.
	 *
	 * @param \WC_Product  $product   WooCommerce product.
	 * @param Downloadable $downloads Downloads in the built-in shop.
	 */
	public static function set( \WC_Product $product, Downloadable $downloads ): void {
		$files = array();
		foreach ( $downloads->files as $file ) {
			$url = UploadedFiles::url( $file->file );
			self::approve( dirname( $url ) . '/' );
			$made = new \WC_Product_Download();
			$made->set_id( $file->id );
			$made->set_name( $file->name );
			$made->set_file( $url );
			$files[ $file->id ] = $made;
		}
		$product->set_downloadable( $downloads->enabled );
		$product->set_downloads( $files );
		$product->set_download_limit( $downloads->limit ?? self::NONE );
		$product->set_download_expiry( $downloads->expiry ?? self::NONE );
	}

	/**
	 * Whether the download permissions of an order are final; otherwise WooCommerce grants them after payment.
	 *
	 * @param Order $source Order of the built-in shop.
	 */
	public static function are_settled( Order $source ): bool {
		return OrderStatus::gives_stock_back( $source->status ) || Grants::allows( $source->status, $source->payment_status, $source->totals['total'] );
	}

	/**
	 * Writes the download permissions of an order, in its transaction.
	 *
	 * @param Order     $source Order of the built-in shop.
	 * @param \WC_Order $order  WooCommerce order.
	 */
	public static function write( Order $source, \WC_Order $order ): void {
		foreach ( PermissionStore::of_site()->of_order( $source->id ) as $permission ) {
			$bought = $permission->variation_id > 0 ? Marks::variations( $permission->product_id )[ $permission->variation_id ] ?? 0 : $permission->product_id;
			if ( null !== $permission->revoked || 0 === $bought ) {
				continue;
			}
			$made = new \WC_Customer_Download();
			$made->set_props(
				array(
					'download_id'         => $permission->file_id,
					'product_id'          => $bought,
					'user_id'             => $order->get_customer_id(),
					'user_email'          => $order->get_billing_email(),
					'order_id'            => $order->get_id(),
					'order_key'           => $order->get_order_key(),
					'downloads_remaining' => $permission->remaining() ?? '',
					'download_count'      => $permission->downloads,
					'access_granted'      => (int) strtotime( $permission->granted . ' UTC' ),
					// WooCommerce stores only a date: round up to the next one.
					'access_expires'      => null === $permission->expires ? null : (int) strtotime( $permission->expires . ' UTC' ) + DAY_IN_SECONDS - 1,
				)
			);
			$made->save();
		}
	}

	/**
	 * Adds a folder to WooCommerce's approved download directories, if these are enabled.
	 *
	 * @param string $folder URL with a trailing slash.
	 */
	private static function approve( string $folder ): void {
		$register = wc_get_container()->get( Register::class );
		if ( Register::MODE_ENABLED === $register->get_mode() && ! $register->is_valid_path( $folder . 'file' ) ) {
			$register->add_approved_directory( $folder );
		}
	}
}
