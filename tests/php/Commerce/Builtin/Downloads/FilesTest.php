<?php
/**
 * Tests of files of downloadable products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Downloads;

use Vitrine\Commerce\Builtin\Admin\Products\ProductCopy;
use Vitrine\Commerce\Builtin\Downloads\Files\DownloadFile;
use Vitrine\Commerce\Builtin\Downloads\Files\FileList;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;

/**
 * Which files can be sold, and what is stored of them.
 */
final class FilesTest extends DownloadShop {

	/**
	 * @testdox Accepts only files below the uploads folder
	 * @dataProvider addresses
	 * @param string $url  URL, with `{base}` for the URL of the uploads folder.
	 * @param string $says Part of the error message; empty if the file is found.
	 */
	public function test_of_url( string $url, string $says ): void {
		self::upload();
		file_put_contents( UploadedFiles::folder()->path() . '/evil.php', '<?php' );
		$base  = wp_upload_dir()['baseurl'];
		$found = UploadedFiles::of_url( str_replace( array( '{base}', '{path}' ), array( $base, (string) wp_parse_url( $base, PHP_URL_PATH ) ), $url ) );
		if ( '' === $says ) {
			$this->assertSame( 'vitrine-downloads/book.pdf', $found );
			return;
		}
		$this->assertWPError( $found, $says );
	}

	/**
	 * Data provider of valid and invalid URLs.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function addresses(): array {
		$not = 'is not one of this site';
		return array(
			'a full URL'                          => array( '{base}/vitrine-downloads/book.pdf', '' ),
			'a root-relative URL'                 => array( '{path}/vitrine-downloads/book.pdf', '' ),
			'a percent-encoded URL'               => array( '{base}/vitrine-downloads/%62ook.pdf', '' ),
			'with a query string'                 => array( '{base}/vitrine-downloads/book.pdf?v=1', '' ),
			'another site'                        => array( 'https://example.org/wp-content/uploads/vitrine-downloads/book.pdf', $not ),
			'a parent directory'                  => array( '{base}/../../wp-config.php', $not ),
			'an encoded parent directory'         => array( '{base}/vitrine-downloads/%2e%2e/%2e%2e/wp-config.php', $not ),
			'a parent directory with backslashes' => array( '{base}/vitrine-downloads%5c..%5cbook.pdf', $not ),
			'a hidden file'                       => array( '{base}/vitrine-downloads/.htaccess', $not ),
			'a file of an import'                 => array( '{base}/vitrine-import/a.csv', $not ),
			'a directory'                         => array( '{base}/', $not ),
			'another scheme'                      => array( 'file:///etc/passwd', $not ),
			'a file path'                         => array( '/etc/passwd', $not ),
			'a PHP file'                          => array( '{base}/vitrine-downloads/evil.php', 'is not of an allowed file type' ),
			'a missing file'                      => array( '{base}/vitrine-downloads/other.pdf', 'does not exist' ),
		);
	}

	/**
	 * @testdox Refuses a symlink that leaves the uploads folder
	 */
	public function test_symlink(): void {
		self::upload();
		symlink( ABSPATH . 'wp-load.php', UploadedFiles::folder()->path() . '/link.pdf' );
		$this->assertNull( UploadedFiles::path( 'vitrine-downloads/link.pdf' ) );
		$this->assertNull( UploadedFiles::path( '../../wp-load.php' ) );
		$this->assertNotNull( UploadedFiles::path( 'vitrine-downloads/book.pdf' ) );
	}

	/**
	 * @testdox Rejects invalid download data and names the field
	 * @dataProvider wrong
	 * @param array<string, mixed> $data  Data of a product.
	 * @param string               $field Invalid field.
	 * @param string               $says  Part of the error message.
	 */
	public function test_refuses( array $data, string $field, string $says ): void {
		$answer = ProductWriter::save( array( 'name' => 'Book' ) + $data );
		$this->assertWPError( $answer, $says );
		$this->assertSame( $field, $answer->get_error_data()['field'] );
	}

	/**
	 * Data provider of invalid data.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: string, 2: string}>
	 */
	public function wrong(): array {
		return array(
			'a limit that is not a number' => array( array( 'download_limit' => 'many' ), 'download_limit', 'whole number' ),
			'a limit of 0'                 => array( array( 'download_limit' => 0 ), 'download_limit', 'whole number' ),
			'half a day'                   => array( array( 'download_expiry' => '0.5' ), 'download_expiry', 'whole number of days' ),
			'no URL'                       => array( array( 'downloads' => array( array( 'name' => 'A', 'file' => '' ) ) ), 'downloads', '"A" has no file URL' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'a URL of another site'        => array( array( 'downloads' => array( array( 'file' => 'https://example.org/a.pdf' ) ) ), 'downloads', 'not one of this site' ),
		);
	}

	/**
	 * @testdox Product downloads keep their IDs when fields are omitted, and in a duplicate
	 */
	public function test_kept(): void {
		$id = self::book(
			array(
				'download_limit'  => '3',
				'download_expiry' => 30,
			)
		);
		ProductWriter::save(
			array(
				'id'   => $id,
				'name' => 'Cook Book II',
			)
		);
		$kept = ProductRows::product( $id )->data->downloads;
		$this->assertEquals( array( true, array( new DownloadFile( 'file-1', 'Kochbuch für Anfänger', 'vitrine-downloads/book.pdf' ) ), 3, 30 ), array( $kept->enabled, $kept->files, $kept->limit, $kept->expiry ) );
		$copy = ProductCopy::make( $id );
		$this->assertEquals( $kept, ProductRows::product( $copy )->data->downloads );

		// Recognized by its URL, without its ID; the same file twice gets two IDs.
		$file = $kept->to_input()['downloads'][0]['file'];
		ProductWriter::save(
			array(
				'id'             => $id,
				'downloads'      => array( array( 'file' => $file ), array( 'file' => $file ) ),
				'download_limit' => '',
			)
		);
		$now = ProductRows::product( $id )->data->downloads;
		$this->assertSame( array( 'file-1', 'book.pdf', null ), array( $now->files[0]->id, $now->files[0]->name, $now->limit ) );
		$this->assertSame( 36, strlen( $now->files[1]->id ) );

		// A missing file must not prevent saving the others.
		unlink( UploadedFiles::folder()->path() . '/book.pdf' );
		$this->assertSame( $id, ProductWriter::save( array( 'id' => $id ) + $now->to_input() ) );
	}

	/**
	 * @testdox Parses the file list of the form
	 */
	public function test_file_list(): void {
		$files = array(
			array(
				'id'   => 'a-1',
				'name' => 'A / B',
				'file' => 'https://example.org/a.pdf',
			),
			array(
				'id'   => '',
				'name' => '',
				'file' => 'https://example.org/b.pdf',
			),
		);
		$this->assertSame( $files, FileList::read( FileList::write( $files ) ) );
		$this->assertSame( $files[1], FileList::read( "\r\n  https://example.org/b.pdf \r\n" )[0] );
		$this->assertSame( "A / B | x | \n", FileList::write( array( array( 'id' => '', 'name' => "A | B\n", 'file' => 'x' ) ) ) . "\n" ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Determines the file name of the customer's download
	 */
	public function test_filename(): void {
		foreach ( array(
			'Book'           => 'Book.pdf',
			'Book.PDF'       => 'Book.PDF',
			'../../etc/x'    => 'etc x.pdf',
			"a\"b\r\nc: d"   => 'a b c d.pdf',
			'...'            => 'download.pdf',
			'Kochbuch für 1' => 'Kochbuch für 1.pdf',
		) as $name => $filename ) {
			$this->assertSame( $filename, ( new DownloadFile( '1', (string) $name, 'vitrine-downloads/x.pdf' ) )->filename() );
		}
	}

	/**
	 * @testdox The download folder is protected, and deleted on uninstall
	 */
	public function test_folder(): void {
		self::upload();
		$folder = UploadedFiles::folder()->path();
		$this->assertStringContainsString( 'Require all denied', (string) file_get_contents( "$folder/.htaccess" ) );
		$this->assertFileExists( "$folder/index.html" );
		UploadedFiles::folder()->delete();
		$this->assertDirectoryDoesNotExist( $folder );
		UploadedFiles::folder()->delete();
	}

	/**
	 * Asserts an error.
	 *
	 * @param mixed  $answer The result.
	 * @param string $says   Part of the error message.
	 */
	private function assertWPError( mixed $answer, string $says ): void {
		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertStringContainsString( $says, $answer->get_error_message() );
	}
}
