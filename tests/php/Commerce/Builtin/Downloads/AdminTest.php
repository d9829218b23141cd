<?php
/**
 * Tests of downloads in the admin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Downloads;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Support\Visitor;

/**
 * Uses the product form, the upload and the order's permissions over HTTP.
 */
final class AdminTest extends DownloadShop {

	private const TYPE = '//select[@name="vitrine_product[type]"]';

	/**
	 * Returns the owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}

	/**
	 * @testdox The form saves files, limit and expiry; unchanged input changes nothing, and invalid input shows an error
	 */
	public function test_form(): void {
		$url   = self::upload();
		$id    = ProductWriter::save( array( 'name' => 'Book' ) );
		$owner = $this->owner();
		$path  = "/wp-admin/post.php?post=$id&action=edit";
		$typed = array(
			'downloadable'    => '1',
			'downloads'       => "Book | $url\nhttps://example.org/x.pdf",
			'download_limit'  => '3',
			'download_expiry' => '7',
		);
		( new AdminPage( $owner, $path ) )->send( self::TYPE, array( 'vitrine_product' => $typed ) );
		$this->assertSame( array(), ProductRows::product( $id )->data->downloads->files );
		Changes::happened();
		$page = new AdminPage( $owner, $path );
		$this->assertStringContainsString( '"https://example.org/x.pdf" is not one of this site', implode( ' ', $page->texts( '//*[contains(@class,"notice-error")]' ) ) );
		$fields = $page->fields( self::TYPE );
		$this->assertSame( array_values( $typed ), array_map( static fn ( string $name ): string => str_replace( "\r", '', $fields['vitrine_product'][ $name ] ?? '' ), array_keys( $typed ) ) );

		$page->send( self::TYPE, array( 'vitrine_product' => array( 'downloads' => "Book | $url" ) ) );
		$kept = ProductRows::product( $id )->data->downloads;
		$this->assertSame( array( true, 'Book', 'vitrine-downloads/book.pdf', 3, 7 ), array( $kept->enabled, $kept->files[0]->name, $kept->files[0]->file, $kept->limit, $kept->expiry ) );
		( new AdminPage( $owner, $path ) )->send( self::TYPE );
		$this->assertEquals( $kept, ProductRows::product( $id )->data->downloads );
	}

	/**
	 * @testdox Uploads go to the protected folder under a random name, for product editors and allowed types only
	 */
	public function test_upload(): void {
		$file = (string) tempnam( get_temp_dir(), 'dl' );
		file_put_contents( $file, "%PDF-1.4\n" );
		$send = static function ( string $name ) use ( $file ): array|\WP_Error {
			$request = new \WP_REST_Request( 'POST', '/vitrine/v1/products/files' );
			$request->set_file_params(
				array(
					'file' => array(
						'name'     => $name,
						'type'     => 'application/pdf',
						'tmp_name' => $file,
						'error'    => UPLOAD_ERR_OK,
						'size'     => 9,
					),
				)
			);
			$answer = rest_do_request( $request );
			return array( $answer->get_status(), $answer->get_data() );
		};
		$this->assertSame( 401, $send( 'book.pdf' )[0] );
		wp_set_current_user( 1 );
		[ $status, $refused ] = $send( 'shell.php' );
		$this->assertSame( array( 400, 'vitrine_upload' ), array( $status, $refused['code'] ) );
		$this->assertSame( 400, rest_do_request( new \WP_REST_Request( 'POST', '/vitrine/v1/products/files' ) )->get_status() );
		$this->assertSame( array(), glob( UploadedFiles::folder()->path() . '/*.p*' ) );
		unlink( $file );
	}

	/**
	 * @testdox The order screen lists download permissions, revokes and grants them, and adds notes
	 */
	public function test_permissions(): void {
		$book  = self::book( array( 'download_limit' => 2 ) );
		$order = self::paid( $book );
		$owner = $this->owner();
		$path  = "/wp-admin/admin.php?page=vitrine-orders&order_id=$order->id";
		$row   = '//*[contains(@class,"vitrine-order-downloads")]//tbody/tr';
		$press = function ( string $change ) use ( $owner, $path ): void {
			$this->assertSame( 302, ( new AdminPage( $owner, $path ) )->send( "//input[@name=\"change\"][@value=\"$change\"]" )->status );
		};
		$shown = static fn (): string => implode( ' ', ( new AdminPage( $owner, $path ) )->texts( $row ) );
		$this->assertMatchesRegularExpression( '/Kochbuch für Anfänger.*Cook Book.*0 of 2.*Never.*Granted/s', $shown() );
		$this->http( 'GET', self::path( self::permissions( $order )[0] ) );
		$this->assertStringContainsString( '1 of 2', $shown() );

		$press( 'revoke' );
		$this->assertStringContainsString( 'Revoked', $shown() );
		$this->assertSame( 403, $this->http( 'GET', self::path( self::permissions( $order )[0] ) )->status );
		$press( 'renew' );
		$this->assertStringContainsString( '0 of 2', $shown() );
		$this->assertSame( 200, $this->http( 'GET', self::path( self::permissions( $order )[0] ) )->status );

		ProductWriter::save(
			array(
				'id'        => $book,
				'downloads' => array(
					...ProductRows::product( $book )->data->downloads->to_input()['downloads'],
					array( 'file' => self::upload( 'extra.pdf' ) ),
				),
			)
		);
		$press( 'grant' );
		$this->assertCount( 2, self::permissions( $order ) );
		$notes = implode( "\n", array_column( self::order_services()->notes->of( $order->id ), 'content' ) );
		foreach ( array( 'Access to the download "Kochbuch für Anfänger" was revoked.', 'was granted again.', 'Access to further downloads was granted.' ) as $note ) {
			$this->assertStringContainsString( $note, $notes );
		}

		// Requires permission.
		$page   = new AdminPage( $owner, $path );
		$fields = $page->fields( '//input[@name="change"][@value="revoke"]' );
		$this->assertSame( 403, $this->visitor_as( 'vitrine_customer' )->request( 'POST', '/wp-admin/admin-post.php', $fields )->status );
		$this->assertNull( self::permissions( $order )[0]->revoked );
	}
}
