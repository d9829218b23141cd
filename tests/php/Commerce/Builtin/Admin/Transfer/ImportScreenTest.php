<?php
/**
 * Tests of the import screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Job;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Results;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Requires permission to edit all products; works without JavaScript.
 */
final class ImportScreenTest extends TestCase {

	private const PATH = '/wp-admin/edit.php?post_type=vitrine_product&page=vitrine-import-products';

	private const TEXT = "Name,Regular price\r\nMug <b>,5\r\n<script>Bad,cheap\r\n";

	/**
	 * @testdox Without JavaScript, the import runs from upload to results, and can start over
	 */
	public function test_walk(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$this->assertSame( 302, $this->upload( $owner, self::TEXT )->status );
		$file = Upload::path( Job::current()->file );
		$this->assertMatchesRegularExpression( '~/vitrine-import/[0-9a-f]{32}\.csv$~', $file );
		$this->assertFileExists( dirname( $file ) . '/.htaccess' );
		$this->assertSame( 0, (int) wp_count_posts( ContentTypes::PRODUCT )->publish );

		$page = new AdminPage( $owner, self::PATH );
		$this->assertSame( array( 'Importing… 0% done: 0 imported, 0 updated, 0 skipped, 0 failed.' ), $page->texts( '//*[@role="status"]' ) );
		$this->upload( $owner, self::TEXT );
		$this->assertStringContainsString( 'in progress', implode( ' ', ( new AdminPage( $owner, self::PATH ) )->texts( '//*[contains(@class,"notice-error")]' ) ) );
		$this->assertSame( 403, $page->send( '//button[@data-continue]', array( '_wpnonce' => 'wrong' ) )->status );
		$this->assertSame( 0, array_sum( Results::counts() ) );
		$this->assertSame( 302, $page->send( '//button[@data-continue]' )->status );

		$page = new AdminPage( $owner, self::PATH );
		$this->assertStringContainsString( 'Import of products.csv complete: 1 imported, 0 updated, 0 skipped, 1 failed.', implode( ' ', $page->texts( '//*[contains(@class,"notice-warning")]' ) ) );
		$this->assertSame( array( '3', '<script>Bad', 'Column “Regular price”: “cheap” is not valid.' ), $page->texts( '//table[caption="Rows that failed"]//td' ) );
		$this->assertFileDoesNotExist( $file );
		$page->send( '//button[text()="Import another file"]' );
		$this->assertCount( 1, ( new AdminPage( $owner, self::PATH ) )->texts( '//input[@type="file"]' ) );
	}

	/**
	 * @testdox Rejects a file that is not CSV, empty, or too large, with a message
	 */
	public function test_refused(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		foreach ( array( array( self::TEXT, 'shell.php', 'not a CSV file' ), array( '', 'products.csv', 'empty' ), array( 'Nothing', 'products.csv', 'headings' ) ) as [ $text, $name, $word ] ) {
			$this->upload( $owner, $text, $name );
			$this->assertStringContainsString( $word, implode( ' ', ( new AdminPage( $owner, self::PATH ) )->texts( '//*[contains(@class,"notice-error")]' ) ) );
			$this->assertNull( Job::current() );
			$this->assertSame( array(), glob( dirname( Upload::path( 'x' ) ) . '/*.csv' ) );
		}
		$this->assertStringContainsString( 'too large', Upload::take( array( 'name' => 'a.csv', 'error' => UPLOAD_ERR_OK, 'size' => Upload::MOST + 1 ) )->get_error_message() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Import screen, forms and route require a nonce and the capability to edit all products
	 */
	public function test_kept_out(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$this->assertSame( 403, $this->upload( $owner, self::TEXT, 'products.csv', 'wrong' )->status );
		$this->assertNull( Job::current() );
		ImportedFile::begin( self::TEXT );
		$this->assertSame( 401, $owner->post( '/wp-json/vitrine/v1/products/import' )->status );
		$writer = $this->visitor_as( 'editor' );
		$this->assertSame( 403, $writer->get( self::PATH )->status );
		foreach ( array( 'vitrine_import_products', 'vitrine_import_continue', 'vitrine_import_cancel' ) as $action ) {
			$this->assertSame( 403, $writer->post( "/wp-admin/admin-post.php?action=$action", array( 'a' => 'b' ) )->status );
		}
		$this->assertSame( 401, $this->visitor()->post( '/wp-json/vitrine/v1/products/import' )->status );
		$this->assertSame( 0, array_sum( Results::counts() ) );
		$this->assertInstanceOf( Job::class, Job::current() );
		$this->assertSame( 200, $this->visitor_as( 'vitrine_manager' )->get( self::PATH )->status );
	}

	/**
	 * Submits the form with a file.
	 *
	 * @param Visitor $visitor The user.
	 * @param string  $text    Content of the file.
	 * @param string  $name    Name of the file.
	 * @param string  $nonce   Nonce; empty for the form's own.
	 */
	private function upload( Visitor $visitor, string $text, string $name = 'products.csv', string $nonce = '' ): Response {
		$page = new AdminPage( $visitor, self::PATH );
		if ( '' === $nonce && array() !== $page->texts( '//input[@type="file"]' ) ) {
			$this->nonce = (string) $page->fields( '//input[@type="file"]' )['_wpnonce'];
		}
		$nonce = '' === $nonce ? $this->nonce : $nonce;
		$body  = "--edge\r\nContent-Disposition: form-data; name=\"_wpnonce\"\r\n\r\n$nonce\r\n--edge\r\nContent-Disposition: form-data; name=\"vitrine_import_file\"; filename=\"$name\"\r\nContent-Type: text/csv\r\n\r\n$text\r\n--edge--\r\n";
		return $visitor->post( '/wp-admin/admin-post.php?action=vitrine_import_products', $body, array( 'Content-Type' => 'multipart/form-data; boundary=edge' ) );
	}

	/**
	 * Nonce of the last form.
	 *
	 * @var string
	 */
	private string $nonce = '';

	/**
	 * Drops the table of the import.
	 */
	protected function tearDown(): void {
		ImportedFile::drop_table();
		parent::tearDown();
	}
}
