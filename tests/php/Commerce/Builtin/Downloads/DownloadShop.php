<?php
/**
 * Base class of tests of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Downloads;

use Vitrine\Api;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadRoute;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Provides a file in the protected folder and products that sell it.
 */
abstract class DownloadShop extends TestCase {

	/** Content of the file. */
	protected const TEXT = '0123456789abcdef';

	/**
	 * Deletes the files.
	 */
	protected function tearDown(): void {
		UploadedFiles::folder()->delete();
		parent::tearDown();
	}

	/**
	 * Creates a file in the protected folder.
	 *
	 * @param string $name Name of the file.
	 * @return string Its URL.
	 */
	protected static function upload( string $name = 'book.pdf' ): string {
		UploadedFiles::folder()->close();
		file_put_contents( UploadedFiles::folder()->path() . "/$name", self::TEXT );
		return UploadedFiles::url( UploadedFiles::FOLDER . "/$name" );
	}

	/**
	 * Creates a downloadable product.
	 *
	 * @param array<string, mixed> $data Data that replace the defaults.
	 */
	protected static function book( array $data = array() ): int {
		return Shopper::product(
			$data + array(
				'name'           => 'Cook Book',
				'needs_shipping' => false,
				'downloadable'   => true,
				'downloads'      => array(
					array(
						'id'   => 'file-1',
						'name' => 'Kochbuch für Anfänger',
						'file' => self::upload(),
					),
				),
			)
		);
	}

	/**
	 * Places an unpaid order.
	 *
	 * @param int $product  Product ID.
	 * @param int $quantity Quantity.
	 */
	protected static function order( int $product, int $quantity = 1 ): Order {
		return self::place( ( new Shopper() )->with( $product, $quantity ) );
	}

	/**
	 * Places an order for a cart by bank transfer.
	 *
	 * @param Shopper $shopper The shopper.
	 */
	protected static function place( Shopper $shopper ): Order {
		update_option( PaymentSettings::OPTION, array( 'methods' => array( 'bacs' => array( 'enabled' => true ) ) ) );
		$order = $shopper->buy( '', array(), array( 'payment_method' => 'bacs' ) );
		self::assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		return $order;
	}

	/**
	 * Places a paid order.
	 *
	 * @param int $product  Product ID.
	 * @param int $quantity Quantity.
	 */
	protected static function paid( int $product, int $quantity = 1 ): Order {
		$order = Api::orders()->pay( self::order( $product, $quantity )->id );
		self::assertInstanceOf( Order::class, $order );
		return $order;
	}

	/**
	 * Returns the download permissions of an order.
	 *
	 * @param Order $order The order.
	 * @return list<Permission>
	 */
	protected static function permissions( Order $order ): array {
		return PermissionStore::of_site()->of_order( $order->id );
	}

	/**
	 * Returns the path of a download URL for http().
	 *
	 * @param Permission $permission Permission of the customer.
	 */
	protected static function path( Permission $permission ): string {
		return '/?' . wp_parse_url( DownloadRoute::url( $permission ), PHP_URL_QUERY );
	}

	/**
	 * Returns the order services.
	 */
	protected static function order_services(): OrderServices {
		return new OrderServices( ( new Shopper() )->engine );
	}
}
