<?php
/**
 * Tests of migrating downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Automattic\WooCommerce\Internal\ProductDownloads\ApprovedDirectories\Register;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionSchema;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Move\Marks;
use Vitrine\Plugin;
use Vitrine\Support\Lifecycle\SiteData;

/**
 * Files, limits and download permissions.
 */
final class DownloadPermissionsTest extends OldShop {

	/**
	 * Deletes the files.
	 */
	protected function tearDown(): void {
		// Restores what uninstalling removes, for the next tests.
		Plugin::activate();
		wp_cache_flush();
		UploadedFiles::folder()->delete();
		parent::tearDown();
	}

	/**
	 * Creates a downloadable file.
	 *
	 * @param string $name Name of the file.
	 * @return array<string, mixed> Data for a product or a variation.
	 */
	private static function downloadable( string $name ): array {
		UploadedFiles::folder()->close();
		file_put_contents( UploadedFiles::folder()->path() . "/$name", 'x' );
		return array(
			'downloadable'    => true,
			'downloads'       => array(
				array(
					'id'   => 'file-1',
					'name' => 'Book',
					'file' => UploadedFiles::url( UploadedFiles::FOLDER . "/$name" ),
				),
			),
			'download_limit'  => 3,
			'download_expiry' => 30,
		);
	}

	/**
	 * @testdox Files, limits and expiry of products, and download permissions, are moved
	 */
	public function test_downloads(): void {
		global $wpdb;
		wc_get_container()->get( Register::class )->set_mode( Register::MODE_ENABLED );
		$book   = self::product( array( 'needs_shipping' => false ) + self::downloadable( 'a.pdf' ) );
		$plain  = self::product();
		$orders = array(
			'paid'    => self::order( array( 'items' => array( self::item( $book, 1999, array( 'quantity' => 2 ) ) ) ) ),
			'revoked' => self::order( array( 'items' => array( self::item( $book, 1999 ) ) ) ),
			'unpaid'  => self::order( array( 'items' => array( self::item( $book, 1999 ) ), 'status' => 'on-hold', 'payment_status' => 'unpaid' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
		$store  = new OrderStore( $wpdb, static fn (): string => '' );
		foreach ( array( 'paid', 'revoked' ) as $which ) {
			$this->assertSame( 1, Grants::of_site()->grant( $store->load( $orders[ $which ] ), $orders[ $which ] ) );
		}
		$table = $wpdb->prefix . PermissionSchema::TABLE;
		$wpdb->update( $table, array( 'downloads' => 2 ), array( 'order_id' => $orders['paid'] ) );
		$wpdb->update( $table, array( 'revoked' => '2026-01-01 00:00:00' ), array( 'order_id' => $orders['revoked'] ) );
		self::move();

		$product = wc_get_product( $book );
		$file    = current( $product->get_downloads() );
		$this->assertTrue( $product->is_downloadable() );
		$this->assertSame( array( 'file-1', 'Book', UploadedFiles::url( UploadedFiles::FOLDER . '/a.pdf' ), true ), array( $file->get_id(), $file->get_name(), $file->get_file(), $file->get_enabled() ) );
		$this->assertSame( array( 3, 30 ), array( $product->get_download_limit(), $product->get_download_expiry() ) );
		$this->assertSame( array( false, -1, -1 ), array( wc_get_product( $plain )->is_downloadable(), wc_get_product( $plain )->get_download_limit(), wc_get_product( $plain )->get_download_expiry() ) );

		$of   = static fn ( string $which ): array => wc_get_order( Marks::order( $orders[ $which ] ) )->get_downloadable_items();
		$mine = $of( 'paid' )[0];
		$this->assertSame( array( 'file-1', $book, '4' ), array( $mine['download_id'], $mine['product_id'], (string) $mine['downloads_remaining'] ) );
		$more = $mine['access_expires']->getTimestamp() - time() - 30 * DAY_IN_SECONDS;
		$this->assertTrue( $more > -60 && $more < DAY_IN_SECONDS, "$more" );
		$this->assertSame( array(), $of( 'revoked' ) );

		// WooCommerce grants access to unpaid downloads when they are paid.
		$this->assertSame( array(), $of( 'unpaid' ) );
		wc_get_order( Marks::order( $orders['unpaid'] ) )->update_status( 'completed' );
		$this->assertCount( 1, $of( 'unpaid' ) );

		// The folder is WooCommerce's from now on.
		SiteData::delete();
		$this->assertNotNull( UploadedFiles::path( UploadedFiles::FOLDER . '/a.pdf' ) );
	}

	/**
	 * @testdox A variation's files and limits are moved
	 */
	public function test_variation(): void {
		$id = self::shirt(
			array(
				'variations' => array(
					array(
						'attributes'    => array( 'attribute_colour' => 'red' ),
						'regular_price' => 2000,
					) + self::downloadable( 'b.pdf' ),
				),
			)
		);
		self::move();
		$variation = wc_get_product( current( wc_get_product( $id )->get_children() ) );
		$this->assertSame( array( true, 3, array( 'file-1' ) ), array( $variation->is_downloadable(), $variation->get_download_limit(), array_keys( $variation->get_downloads() ) ) );
	}
}
