<?php
/**
 * A shop that sells files.
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
 * With a file in the closed folder and products that sell it.
 */
abstract class DownloadShop extends TestCase {

	/** What is in the file. */
	protected const TEXT = '0123456789abcdef';

	/**
	 * Leaves no file behind.
	 */
	protected function tearDown(): void {
		UploadedFiles::folder()->delete();
		parent::tearDown();
	}

	/**
	 * A file in the closed folder.
	 *
	 * @param string $name Of it.
	 * @return string Its address.
	 */
	protected static function upload( string $name = 'book.pdf' ): string {
		UploadedFiles::folder()->close();
		file_put_contents( UploadedFiles::folder()->path() . "/$name", self::TEXT );
		return UploadedFiles::url( UploadedFiles::FOLDER . "/$name" );
	}

	/**
	 * A product that is a file.
	 *
	 * @param array<string, mixed> $data Instead of the usual.
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
	 * An order on its way, not paid yet.
	 *
	 * @param int $product  What of.
	 * @param int $quantity Pieces.
	 */
	protected static function order( int $product, int $quantity = 1 ): Order {
		return self::place( ( new Shopper() )->with( $product, $quantity ) );
	}

	/**
	 * The order of a cart, which waits for a bank transfer.
	 *
	 * @param Shopper $shopper Whose.
	 */
	protected static function place( Shopper $shopper ): Order {
		update_option( PaymentSettings::OPTION, array( 'methods' => array( 'bacs' => array( 'enabled' => true ) ) ) );
		$order = $shopper->buy( '', array(), array( 'payment_method' => 'bacs' ) );
		self::assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		return $order;
	}

	/**
	 * An order that is paid.
	 *
	 * @param int $product  What of.
	 * @param int $quantity Pieces.
	 */
	protected static function paid( int $product, int $quantity = 1 ): Order {
		$order = Api::orders()->pay( self::order( $product, $quantity )->id );
		self::assertInstanceOf( Order::class, $order );
		return $order;
	}

	/**
	 * The permissions of an order.
	 *
	 * @param Order $order The order.
	 * @return list<Permission>
	 */
	protected static function permissions( Order $order ): array {
		return PermissionStore::of_site()->of_order( $order->id );
	}

	/**
	 * The path of a file's address, for http().
	 *
	 * @param Permission $permission Of its buyer.
	 */
	protected static function path( Permission $permission ): string {
		return '/?' . wp_parse_url( DownloadRoute::url( $permission ), PHP_URL_QUERY );
	}

	/**
	 * What becomes of orders.
	 */
	protected static function order_services(): OrderServices {
		return new OrderServices( ( new Shopper() )->engine );
	}
}
