<?php
/**
 * Tests of serving downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Downloads;

use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionSchema;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Downloads\Serving\ByteRange;
use Vitrine\Commerce\Builtin\Downloads\Serving\FileSender;
use Vitrine\Commerce\Builtin\Downloads\Serving\Gate;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Support\Environment;

/**
 * Serves and counts downloads, and refuses them without permission.
 */
final class ServingTest extends DownloadShop {

	/**
	 * @testdox Downloads are served under their file name, are never cached, and count against the limit
	 */
	public function test_serves(): void {
		$order      = self::paid( self::book( array( 'download_limit' => 2 ) ) );
		$permission = self::permissions( $order )[0];
		$path       = self::path( $permission );
		$head       = $this->http( 'HEAD', $path );
		$this->assertSame( array( 200, '' ), array( $head->status, $head->body ) );
		$this->assertSame( 0, self::permissions( $order )[0]->downloads );

		$answer = $this->http( 'GET', $path );
		$this->assertSame( array( 200, self::TEXT ), array( $answer->status, $answer->body ) );
		$this->assertSame( 'application/pdf', $answer->headers['content-type'][0] );
		$this->assertSame( "attachment; filename=\"Kochbuch fur Anfanger.pdf\"; filename*=UTF-8''Kochbuch%20f%C3%BCr%20Anf%C3%A4nger.pdf", $answer->headers['content-disposition'][0] );
		$this->assertSame( array( '16', 'bytes', 'nosniff' ), array( $answer->headers['content-length'][0], $answer->headers['accept-ranges'][0], $answer->headers['x-content-type-options'][0] ) );
		$this->assertStringContainsString( 'no-store', $answer->headers['cache-control'][0] );
		$this->assertSame( 1, self::permissions( $order )[0]->downloads );
	}

	/**
	 * @testdox Resuming a download does not count again; a range of a changed file returns the whole file
	 */
	public function test_ranges(): void {
		$order = self::paid( self::book( array( 'download_limit' => 1 ) ) );
		$path  = self::path( self::permissions( $order )[0] );
		$part  = $this->http( 'GET', $path, null, array( 'Range' => 'bytes=0-3' ) );
		$this->assertSame( array( 206, '0123', 'bytes 0-3/16', '4' ), array( $part->status, $part->body, $part->headers['content-range'][0], $part->headers['content-length'][0] ) );
		$more = $this->http( 'GET', $path, null, array( 'Range' => 'bytes=4-', 'If-Range' => $part->headers['etag'][0] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 206, '456789abcdef' ), array( $more->status, $more->body ) );
		$this->assertSame( 1, self::permissions( $order )[0]->downloads );
		$this->assertSame( 416, $this->http( 'GET', $path, null, array( 'Range' => 'bytes=16-' ) )->status );

		// The full file would count as a second download, and so would a part for another visitor, or later.
		$this->assertSame( 403, $this->http( 'GET', $path, null, array( 'Range' => 'bytes=4-', 'If-Range' => '"other"' ) )->status ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$whole = $this->http( 'GET', $path );
		$this->assertSame( 403, $whole->status );
		$this->assertStringContainsString( 'you have reached your download limit', $whole->body );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET last_moment = last_moment - 1801', $wpdb->prefix . PermissionSchema::TABLE ) );
		$this->assertSame( 403, $this->http( 'GET', $path, null, array( 'Range' => 'bytes=4-' ) )->status );
	}

	/**
	 * @testdox Hands the file to the web server when configured, and still counts the download
	 * @dataProvider servers
	 * @param string $method Return value of the filter.
	 * @param string $header Header for the web server.
	 * @param string $value  Value, with `{uploads}` for the uploads folder.
	 */
	public function test_handed_over( string $method, string $header, string $value ): void {
		$plugin = Environment::dir() . '/www/wp-content/mu-plugins/sender.php';
		file_put_contents( $plugin, "<?php add_filter( 'vitrine_download_method', static fn (): string => '$method' );" );
		try {
			$order  = self::paid( self::book() );
			$answer = $this->http( 'GET', self::path( self::permissions( $order )[0] ) );
		} finally {
			unlink( $plugin );
		}
		$this->assertSame( array( 200, '' ), array( $answer->status, $answer->body ) );
		$this->assertSame( str_replace( '{uploads}', (string) realpath( wp_upload_dir()['basedir'] ), $value ), $answer->headers[ $header ][0] );
		$this->assertSame( 'application/pdf', $answer->headers['content-type'][0] );
		$this->assertSame( 1, self::permissions( $order )[0]->downloads );
	}

	/**
	 * Data provider of delivery methods.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public function servers(): array {
		return array(
			'Apache' => array( 'x-sendfile', 'x-sendfile', '{uploads}/vitrine-downloads/book.pdf' ),
			'nginx'  => array( 'x-accel-redirect', 'x-accel-redirect', '/wp-content/uploads/vitrine-downloads/book.pdf' ),
		);
	}

	/**
	 * @testdox Rejects a download with the right status and message
	 * @dataProvider refusals
	 * @param string   $sentence Message of the page.
	 * @param int      $status   HTTP status.
	 * @param \Closure $break    `( Order, int $product ): array<string, mixed>`, the columns to change.
	 */
	public function test_refuses( string $sentence, int $status, \Closure $break ): void {
		$product = self::book( array( 'download_limit' => 1 ) );
		$order   = self::paid( $product );
		$path    = self::path( self::permissions( $order )[0] );
		$columns = $break( $order, $product );
		if ( array() !== $columns ) {
			global $wpdb;
			$wpdb->update( $wpdb->prefix . PermissionSchema::TABLE, $columns, array( 'order_id' => $order->id ) );
		}
		$answer = $this->http( 'GET', $path );
		$this->assertSame( $status, $answer->status );
		$this->assertStringContainsString( $sentence, $answer->body );
		$this->assertStringNotContainsString( self::TEXT, $answer->body );
		$this->assertStringContainsString( 'no-store', $answer->headers['cache-control'][0] );
	}

	/**
	 * Data provider of refused downloads.
	 *
	 * @return array<string, array{0: string, 1: int, 2: \Closure}>
	 */
	public function refusals(): array {
		$set = static fn ( array $columns ): \Closure => static fn (): array => $columns;
		return array(
			'a wrong key'                   => array( 'Invalid download link.', 404, $set( array( 'download_key' => str_repeat( '0', 32 ) ) ) ),
			'expired'                       => array( 'Sorry, this download has expired.', 410, $set( array( 'expires' => '2026-01-01 00:00:00' ) ) ),
			'limit reached'                 => array( 'Sorry, you have reached your download limit for this file.', 403, $set( array( 'downloads' => 1 ) ) ),
			'revoked'                       => array( 'You do not have permission to download this file.', 403, $set( array( 'revoked' => '2026-01-01 00:00:00' ) ) ),
			'order on hold'                 => array(
				'You do not have permission to download this file.',
				403,
				static function ( Order $order ): array {
					self::order_services()->changes->move( $order->id, 'processing' );
					self::order_services()->changes->move( $order->id, 'on-hold' );
					return array();
				},
			),
			'file deleted'                  => array(
				'File not found.',
				404,
				static function (): array {
					unlink( UploadedFiles::folder()->path() . '/book.pdf' );
					return array();
				},
			),
			'file removed from the product' => array(
				'File not found.',
				404,
				static function ( Order $order, int $product ): array {
					ProductWriter::save(
						array(
							'id'        => $product,
							'downloads' => array(),
						)
					);
					return array();
				},
			),
		);
	}

	/**
	 * @testdox A download expires at its exact second
	 */
	public function test_expiry(): void {
		$order      = self::paid( self::book( array( 'download_expiry' => 1 ) ) );
		$permission = self::permissions( $order )[0];
		$end        = (int) strtotime( $permission->expires . ' UTC' );
		$gate       = new Gate( PermissionStore::of_site(), self::order_services()->store );
		$this->assertIsArray( $gate->find( $permission->id, $permission->key, $end - 1 ) );
		$this->assertSame( array( 'status' => 410 ), $gate->find( $permission->id, $permission->key, $end )->get_error_data() );
		$this->assertFalse( PermissionStore::of_site()->count( $permission, 'somebody', $end ), 'A request admitted just before the expiry is not counted after it.' );
	}

	/**
	 * @testdox Concurrent downloads never exceed the limit
	 */
	public function test_race(): void {
		$order   = self::paid( self::book( array( 'download_limit' => 2 ) ) );
		$id      = self::permissions( $order )[0]->id;
		$entered = $this->concurrently( self::class . '::enter', array_map( static fn ( int $at ): array => array( $id, "visitor $at" ), range( 1, 8 ) ) );
		$this->assertSame( 2, array_sum( $entered ) );
		$this->assertSame( 2, self::permissions( $order )[0]->downloads );
	}

	/**
	 * One of the concurrent processes.
	 *
	 * @param int    $id      Permission ID.
	 * @param string $visitor The visitor.
	 */
	public static function enter( int $id, string $visitor ): int {
		$permission = PermissionStore::of_site()->load( $id );
		return (int) ( $permission instanceof Permission && true === ( new Gate( PermissionStore::of_site(), self::order_services()->store ) )->enter( $permission, $visitor, true, time() ) );
	}

	/**
	 * @testdox Concurrent payments grant each file once
	 */
	public function test_grant_race(): void {
		$order = self::order( self::book() );
		$this->concurrently( self::class . '::pay', array_fill( 0, 6, array( $order->id ) ) );
		$this->assertCount( 1, self::permissions( $order ) );
	}

	/**
	 * One of the concurrent processes.
	 *
	 * @param int $id Order ID.
	 */
	public static function pay( int $id ): bool {
		return ! is_wp_error( \Vitrine\Api::orders()->pay( $id ) );
	}

	/**
	 * @testdox Parses byte ranges
	 */
	public function test_byte_ranges(): void {
		$read  = static function ( string $header, int $size ): ?array {
			$part = ByteRange::of( $header, $size );
			return null === $part ? null : array( $part->start, $part->end, $part->part );
		};
		$table = array(
			'bytes=0-3'     => array( 0, 3, true ),
			'bytes=4-'      => array( 4, 9, true ),
			'bytes=-3'      => array( 7, 9, true ),
			'bytes=-30'     => array( 0, 9, true ),
			'bytes=0-99'    => array( 0, 9, true ),
			'Bytes = 9-9'   => array( 9, 9, true ),
			'bytes=10-'     => null,
			'bytes=-0'      => null,
			'bytes=5-2'     => array( 0, 9, false ),
			'bytes=0-1,4-5' => array( 0, 9, false ),
			'bytes=-'       => array( 0, 9, false ),
			'lines=0-1'     => array( 0, 9, false ),
			''              => array( 0, 9, false ),
		);
		$this->assertSame( $table, array_combine( array_keys( $table ), array_map( static fn ( string $header ): ?array => $read( $header, 10 ), array_keys( $table ) ) ) );
		$this->assertSame( array( array( 0, -1, false ), null ), array( $read( '', 0 ), $read( 'bytes=0-', 0 ) ) );
		$this->assertSame( 'attachment; filename="a__b.pdf"; filename*=UTF-8\'\'a%22%0D%0Ab.pdf', str_replace( 'a_b', 'a__b', FileSender::disposition( "a\"\r\nb.pdf" ) ) );
	}
}
