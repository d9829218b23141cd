<?php
/**
 * Tests of download permissions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Downloads;

use Vitrine\Api;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Permission;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadList;
use Vitrine\Commerce\Builtin\Orders\OrderPrivacy;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Commerce\Builtin\Payment\FakeGateway;
use Vitrine\Tests\Support\Environment;

/**
 * Granted once with the payment; revoked with a cancellation or refund.
 */
final class GrantsTest extends DownloadShop {

	/**
	 * @testdox Grants each file once, and only after payment
	 */
	public function test_granted_once(): void {
		$order = self::order(
			self::book(
				array(
					'download_limit'  => 3,
					'download_expiry' => 7,
				)
			),
			2
		);
		$this->assertSame( array( 'on-hold', array() ), array( $order->status, self::permissions( $order ) ) );
		$changes = self::order_services()->changes;
		foreach ( array( 'processing', 'completed', 'processing' ) as $status ) {
			$this->assertSame( $status, $changes->move( $order->id, $status )->status );
		}

		[ $permission ] = self::permissions( $order );
		$this->assertCount( 1, self::permissions( $order ) );
		$this->assertSame( array( 'file-1', 6, 0, 6, null ), array( $permission->file_id, $permission->limit, $permission->downloads, $permission->remaining(), $permission->revoked ) );
		$this->assertEqualsWithDelta( time() + 7 * DAY_IN_SECONDS, strtotime( $permission->expires . ' UTC' ), 60 );
		$this->assertSame( 32, strlen( $permission->key ) );
	}

	/**
	 * @testdox A paid order of downloads only is completed, one with goods is processing; the email has the links
	 */
	public function test_needs_processing(): void {
		$book = self::book( array( 'download_limit' => 2 ) );
		Environment::clear_mails();
		$order = self::paid( $book );
		$this->assertSame( 'completed', $order->status );
		$mails = array_column( $this->mails(), 'message', 'to' );
		$this->assertStringContainsString( esc_url( DownloadList::of_order( $order )[0]->url ), $mails['anna@example.org'] );
		$this->assertStringContainsString( '2 downloads remaining', $mails['anna@example.org'] );
		$this->assertStringNotContainsString( 'vitrine_download=', $mails[ get_option( 'admin_email' ) ] );

		// A status set by the owner stays, and sends the email with the links.
		Environment::clear_mails();
		$held = self::order( $book );
		$this->assertStringNotContainsString( 'vitrine_download=', (string) wp_json_encode( $this->mails() ) );
		$this->assertSame( 'processing', self::order_services()->changes->move( $held->id, 'processing' )->status );
		$this->assertStringContainsString( 'vitrine_download=', (string) wp_json_encode( array_slice( $this->mails(), 2 ) ) );

		// Cash on delivery: the order is accepted, but files require payment.
		$both = ( new Shopper() )->with( $book )->with( Shopper::product() )->buy();
		$this->assertSame( array( 'processing', array() ), array( $both->status, self::permissions( $both ) ) );
		Environment::clear_mails();
		$this->assertSame( 'processing', Api::orders()->pay( $both->id )->status );
		$this->assertCount( 1, self::permissions( $both ) );
		$this->assertStringContainsString( 'vitrine_download=', (string) wp_json_encode( $this->mails() ) );
	}

	/**
	 * @testdox A downloadable order paid at once is completed, and its confirmation has the link
	 */
	public function test_paid_at_once(): void {
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, new FakeGateway( static fn (): PaymentResult => PaymentResult::paid( 'tx-1' ) ) ) );
		$order = ( new Shopper() )->with( self::book() )->buy( '', array(), array( 'payment_method' => 'fake' ) );
		$this->assertSame( array( 'completed', 'paid', 1 ), array( $order->status, $order->payment_status, count( self::permissions( $order ) ) ) );
		$mails = array_filter( $this->mails(), static fn ( array $mail ): bool => 'anna@example.org' === $mail['to'] );
		$this->assertSame( array( "[Vitrine] Your order #$order->id" ), array_values( array_column( $mails, 'subject' ) ) );
		$this->assertStringContainsString( 'vitrine_download=', current( $mails )['message'] );
		$both = ( new Shopper() )->with( self::book() )->with( Shopper::product() )->buy( '', array(), array( 'payment_method' => 'fake' ) );
		$this->assertSame( array( 'processing', 1 ), array( $both->status, count( self::permissions( $both ) ) ) );
	}

	/**
	 * @testdox A variation grants its own files only
	 */
	public function test_variation(): void {
		$file            = self::upload();
		$book            = Shopper::product(
			array(
				'type'           => 'variable',
				'needs_shipping' => false,
				'attributes'     => array(
					array(
						'name'    => 'format',
						'label'   => 'Format',
						'options' => array(
							'pdf'  => 'PDF',
							'book' => 'Book',
						),
					),
				),
				'variations'     => array(
					array(
						'attributes'     => array( 'format' => 'pdf' ),
						'regular_price'  => 1000,
						'downloadable'   => true,
						'downloads'      => array( array( 'file' => $file ) ),
						'download_limit' => 1,
					),
					array(
						'attributes'    => array( 'format' => 'book' ),
						'regular_price' => 2000,
					),
				),
			)
		);
		[ $pdf, $paper ] = array_keys( ProductRows::variations( array( $book ) )[ $book ] );
		$buy             = static function ( int $variation ) use ( $book ): array {
			$shopper = new Shopper();
			$added   = $shopper->engine->cart()->add( new \Vitrine\Commerce\Value\AddRequest( $book, 1, $variation, array() ) );
			self::assertIsArray( $added );
			return self::permissions( Api::orders()->pay( self::place( $shopper )->id ) );
		};

		$this->assertSame( array( array( $book, $pdf, 1 ) ), array_map( static fn ( Permission $one ): array => array( $one->product_id, $one->variation_id, $one->limit ), $buy( $pdf ) ) );
		$this->assertSame( array(), $buy( $paper ) );
	}

	/**
	 * @testdox Canceling or refunding an order or item revokes its downloads
	 */
	public function test_revoked(): void {
		$book    = self::book();
		$other   = self::book( array( 'name' => 'Other' ) );
		$state   = static fn ( $order ): array => array_map( static fn ( Permission $one ): bool => null === $one->revoked, self::permissions( $order ) );
		$changes = self::order_services()->changes;

		$order = self::order( $book );
		$changes->move( $order->id, 'processing' );
		$changes->move( $order->id, 'cancelled', 'Eva' );
		$this->assertSame( array( false ), $state( $order ) );
		$this->assertContains( 'Access to the downloads was revoked.', array_column( self::order_services()->notes->of( $order->id ), 'content' ) );

		$order = self::paid( $book );
		$this->assertFalse( is_wp_error( self::order_services()->refunds()->give( $order->id ) ) );
		$this->assertSame( array( false ), $state( $order ) );

		$shopper = ( new Shopper() )->with( $book, 2 )->with( $other );
		$order   = Api::orders()->pay( self::place( $shopper )->id );
		$this->assertSame( array( true, true ), $state( $order ) );
		$refunds = self::order_services()->refunds();
		$this->assertFalse( is_wp_error( $refunds->give( $order->id, null, '', false, '', array( new RefundLine( 0, 1 ) ) ) ) );
		$this->assertSame( array( true, true ), $state( $order ), 'One of the two pieces is not refunded.' );
		$this->assertFalse( is_wp_error( $refunds->give( $order->id, null, '', false, '', array( new RefundLine( 0, 1 ) ) ) ) );
		$this->assertSame( array( false, true ), $state( $order ) );
		$this->assertSame( array( 'Other' ), array_column( DownloadList::of_order( self::order_services()->store->load( $order->id ) ), 'product' ) );
	}

	/**
	 * @testdox A customer's downloads are those of paid orders, newest first, including replaced files
	 */
	public function test_customer(): void {
		wp_set_current_user( 1 );
		$book  = self::book();
		$other = self::book( array( 'name' => 'Other' ) );
		self::paid( $book );
		self::paid( $other );
		self::order( $book );
		$this->assertSame( array( 'Other', 'Cook Book' ), array_column( DownloadList::of_customer( 1 ), 'product' ) );
		$this->assertSame( array(), DownloadList::of_customer( 0 ) );

		ProductWriter::save(
			array(
				'id'        => $book,
				'downloads' => array(
					array(
						'id'   => 'file-1',
						'name' => 'Second edition',
						'file' => self::upload( 'second.pdf' ),
					),
				),
			)
		);
		$this->assertSame( 'Second edition', DownloadList::of_customer( 1 )[1]->name );
		wp_delete_post( $book, true );
		$this->assertSame( array( 'Other' ), array_column( DownloadList::of_customer( 1 ), 'product' ) );
	}

	/**
	 * @testdox The privacy export lists downloads without their key; erasing the person removes permissions
	 */
	public function test_privacy(): void {
		$order = self::paid( self::book() );
		$tools = new OrderPrivacy( self::order_services()->store );
		$told  = (string) wp_json_encode( $tools->export( 'anna@example.org' ), JSON_UNESCAPED_UNICODE );
		$this->assertStringContainsString( 'Kochbuch für Anfänger (downloads: 0)', $told );
		$this->assertStringNotContainsString( self::permissions( $order )[0]->key, $told );
		$tools->erase( 'anna@example.org' );
		$this->assertSame( array(), PermissionStore::of_site()->of_order( $order->id ) );
	}
}
