<?php
/**
 * Writes downloads into WooCommerce.
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
 * The files stay where they are. Who has bought one may go on downloading it, as
 * often and as long as before.
 */
final class Downloads {

	/** What WooCommerce writes for a limit or an expiry that there is not. */
	private const NONE = -1;

	/**
	 * Sets what can be downloaded of a product or a variation.
	 *
	 * @param \WC_Product  $product   Of WooCommerce.
	 * @param Downloadable $downloads Of the built-in shop.
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
	 * Whether what an order grants is settled: what is not, WooCommerce grants with the payment.
	 *
	 * @param Order $source Order of the built-in shop.
	 */
	public static function are_settled( Order $source ): bool {
		return OrderStatus::gives_stock_back( $source->status ) || Grants::allows( $source->status, $source->payment_status, $source->totals['total'] );
	}

	/**
	 * Writes who may download what of an order, within its transaction.
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
					// WooCommerce keeps the day alone: the next one, so that nobody has less.
					'access_expires'      => null === $permission->expires ? null : (int) strtotime( $permission->expires . ' UTC' ) + DAY_IN_SECONDS - 1,
				)
			);
			$made->save();
		}
	}

	/**
	 * Lets WooCommerce serve files of a folder, where it asks for that.
	 *
	 * @param string $folder Address, with a slash at its end.
	 */
	private static function approve( string $folder ): void {
		$register = wc_get_container()->get( Register::class );
		if ( Register::MODE_ENABLED === $register->get_mode() && ! $register->is_valid_path( $folder . 'file' ) ) {
			$register->add_approved_directory( $folder );
		}
	}
}
