<?php
/**
 * Tests of the notice about products without a price.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Products;

use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Saves products over HTTP and reads the notices.
 */
final class MissingPriceTest extends TestCase {

	private const NOTICE = '//div[contains(@class, "notice-warning")]';
	private const SAVED  = '//div[@id="message"]';

	/**
	 * @testdox Shows a notice when a product is published without a price, until it has one
	 */
	public function test_publishing(): void {
		$owner = $this->owner();
		$page  = new AdminPage( $owner, '/wp-admin/post-new.php?post_type=vitrine_product' );
		$id    = (int) $page->fields( '//form[@id="post"]' )['post_ID'];
		$this->assertSame( array(), $page->texts( self::NOTICE ) );
		$sent = $page->send(
			'//form[@id="post"]',
			array(
				'post_title' => 'Tea',
				'publish'    => 'Publish',
			)
		);
		$this->assertStringContainsString( 'message=6', $sent->header( 'location' ) );
		$page = new AdminPage( $owner, "/wp-admin/post.php?post=$id&action=edit&message=6" );
		$this->assertSame( array( 'This product cannot be purchased because it has no price. Add a regular price.' ), $page->texts( self::NOTICE ) );
		$this->assertSame( array( 'Product published. View product' ), $page->texts( self::SAVED . '/p' ) );
		$this->assertStringContainsString( 'No price, not purchasable', $this->listed( $owner )[0] );

		$page->send( '//form[@id="post"]', array( 'vitrine_product' => array( 'regular_price' => '0' ) ) );
		$page = new AdminPage( $owner, "/wp-admin/post.php?post=$id&action=edit&message=1" );
		$this->assertSame( array(), $page->texts( self::NOTICE ), 'Free products are purchasable.' );
		$this->assertSame( array( 'Product updated. View product' ), $page->texts( self::SAVED . '/p' ) );
		$this->assertStringNotContainsString( 'No price', $this->listed( $owner )[0] );
	}

	/**
	 * @testdox A variable product needs a price on a variation; drafts, grouped and external products show no notice
	 */
	public function test_kinds(): void {
		$of    = static fn ( array $data ): int => Shopper::product( $data + array( 'regular_price' => null ) );
		$shirt = array(
			'type'       => 'variable',
			'attributes' => array(
				array(
					'name'    => 'size',
					'label'   => 'Size',
					'options' => array(
						's' => 'S',
						'm' => 'M',
					),
				),
			),
		);
		$bare  = array( array( 'attributes' => array( 'size' => 's' ) ), array( 'attributes' => array( 'size' => 'm' ) ) );
		$some  = $bare;

		$some[1]['regular_price'] = 500;

		$cases = array(
			array( true, $shirt + array( 'variations' => $bare ) ),
			array( false, $shirt + array( 'variations' => $some ) ),
			array( false, array( 'status' => 'draft' ) ),
			array( false, array( 'type' => 'grouped' ) ),
			array(
				false,
				array(
					'type'         => 'external',
					'external_url' => 'https://example.org/',
				),
			),
		);
		$owner = $this->owner();
		foreach ( $cases as [ $missing, $data ] ) {
			$page = new AdminPage( $owner, '/wp-admin/post.php?action=edit&post=' . $of( $data ) );
			$this->assertSame( $missing ? array( 'This product cannot be purchased because none of its variations has a price. Add a regular price to a variation.' ) : array(), $page->texts( self::NOTICE ), (string) wp_json_encode( $data ) );
		}
		$this->assertCount( 1, preg_grep( '/not purchasable/', $this->listed( $owner ) ) );
	}

	/**
	 * @testdox The list's bulk messages name products
	 */
	public function test_bulk_messages(): void {
		$page = new AdminPage( $this->owner(), '/wp-admin/edit.php?post_type=vitrine_product&updated=2&locked=1&trashed=1&ids=1' );
		$this->assertStringContainsString( '2 products updated. 1 product not updated, somebody is editing it. 1 product moved to the Trash.', implode( ' ', $page->texts( self::SAVED ) ) );
	}

	/**
	 * Returns the rows of the list.
	 *
	 * @param Visitor $owner The user.
	 * @return list<string>
	 */
	private function listed( Visitor $owner ): array {
		return ( new AdminPage( $owner, '/wp-admin/edit.php?post_type=vitrine_product' ) )->texts( '//tbody[@id="the-list"]/tr/td[contains(@class, "vitrine_price")]' );
	}

	/**
	 * Returns the shop's owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}
}
