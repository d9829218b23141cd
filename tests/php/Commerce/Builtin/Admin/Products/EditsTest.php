<?php
/**
 * Tests of bulk edit and quick edit of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests as WordPress's list does.
 */
final class EditsTest extends TestCase {

	private const LIST  = '/wp-admin/edit.php?post_type=vitrine_product';
	private const ERROR = '//div[contains(@class, "notice-error") and contains(@class, "is-dismissible")]/p';

	/**
	 * @testdox Bulk edit changes prices by percentage and amount, and skips variable products
	 */
	public function test_bulk_prices(): void {
		$mug   = Shopper::product( array( 'sale_price' => 1500 ) );
		$lamp  = Shopper::product( array( 'regular_price' => 995 ) );
		$bare  = Shopper::product( array( 'regular_price' => null ) );
		$shirt = $this->shirt();
		$this->bulk(
			array( $mug, $lamp, $bare, $shirt ),
			array(
				'regular_how' => 'increase',
				'regular'     => '10%',
				'sale_how'    => 'off',
				'sale'        => '1,50',
			)
		);
		$this->assertSame( array( 2200, 2050 ), $this->prices( $mug ) );
		$this->assertSame( array( 1095, 945 ), $this->prices( $lamp ) );
		$this->assertSame( array( null, null ), $this->prices( $bare ) );
		$this->assertSame( array( 2000, 2000 ), $this->prices( $shirt ) );
	}

	/**
	 * @testdox Bulk edit keeps the dates of a sale and can end it
	 */
	public function test_bulk_sales(): void {
		$id = Shopper::product(
			array(
				'sale_price' => 1500,
				'sale_to'    => wp_date( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ),
			)
		);
		$this->bulk( array( $id ), array( 'sale_how' => 'decrease', 'sale' => '1' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 2000, 1400 ), $this->prices( $id ) );
		$this->assertSame( wp_date( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ), ProductRows::product( $id )->data->sale->days()['sale_to'] );
		$this->bulk( array( $id ), array( 'sale_how' => 'set', 'sale' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 2000, 2000 ), $this->prices( $id ) );
		$this->assertNull( ProductRows::product( $id )->data->sale );
	}

	/**
	 * @testdox Bulk edit changes managed stock of products and variations, and the stock status of others
	 */
	public function test_bulk_stock(): void {
		$counted = Shopper::product( array( 'stock' => 5 ) );
		$free    = Shopper::product();
		$shirt   = $this->shirt();
		$this->bulk( array( $counted, $free, $shirt ), array( 'stock_how' => 'decrease', 'stock' => '4', 'in_stock' => 'no' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 1, true ), array( Shopper::stock( $counted ), ProductRows::product( $counted )->is_available() ) );
		$this->assertSame( array( null, false ), array( ProductRows::product( $free )->stock, ProductRows::product( $free )->is_available() ) );
		$this->assertSame( array( array( 0, true ), array( null, false ) ), $this->variations( $shirt ) );
		$this->assertFalse( ProductRows::product( $shirt )->is_available() );

		$this->bulk( array( $free, $shirt ), array( 'stock_how' => 'increase', 'stock' => '3', 'manage_stock' => 'yes' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 3, Shopper::stock( $free ) );
		$this->assertSame( array( 3, true ), $this->variations( $shirt )[0] );
		$this->assertTrue( ProductRows::product( $shirt )->is_available() );
		$this->bulk( array( $free ), array( 'manage_stock' => 'no', 'in_stock' => 'yes' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertNull( ProductRows::product( $free )->stock );
	}

	/**
	 * @testdox Invalid bulk edit input changes nothing and shows why
	 */
	public function test_bulk_refuses(): void {
		$id    = Shopper::product( array( 'status' => 'draft', 'stock' => 5 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$other = Shopper::product( array( 'regular_price' => 1000, 'name' => 'Cup' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		foreach ( array(
			'"a lot" is not a valid price.'       => array( 'regular_how' => 'set', 'regular' => 'a lot', 'stock_how' => 'set', 'stock' => '9' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'"-3" is not a valid stock quantity.' => array( 'regular_how' => 'set', 'regular' => '1', 'stock_how' => 'set', 'stock' => '-3' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		) as $message => $fields ) {
			[ $sent, $owner ] = $this->bulk( array( $id, $other ), $fields, array( '_status' => 'publish' ) );
			$this->assertSame( 302, $sent->status );
			$page = new AdminPage( $owner, self::LIST );
			$this->assertSame( array( "No product was changed: $message" ), $page->texts( self::ERROR ) );
			$this->assertSame( array( 2000, 2000 ), $this->prices( $id ) );
			$this->assertSame( 5, Shopper::stock( $id ) );
			$this->assertSame( 'draft', get_post_status( $id ) );
		}
		// A value that is invalid for one product is refused for that product.
		[ , $owner ] = $this->bulk( array( $id, $other ), array( 'sale_how' => 'set', 'sale' => '15', 'stock_how' => 'set', 'stock' => '9' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$page        = new AdminPage( $owner, self::LIST );
		$this->assertSame( array( 'Price and stock of 1 product were not changed: Cup – The sale price must be lower than the regular price.' ), $page->texts( self::ERROR ) );
		$this->assertSame( array( array( 2000, 1500 ), array( 1000, 1000 ) ), array( $this->prices( $id ), $this->prices( $other ) ) );
		$this->assertSame( 9, Shopper::stock( $id ) );
	}

	/**
	 * @testdox Bulk edit requires a nonce and the capability to edit products
	 */
	public function test_bulk_guards(): void {
		$id       = Shopper::product();
		$change   = array( 'regular_how' => 'set', 'regular' => '1' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		[ $sent ] = $this->bulk( array( $id ), $change, array( '_wpnonce' => 'wrong' ) );
		$this->assertSame( 403, $sent->status );
		wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'password', 'role' => 'editor' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$writer = $this->visitor();
		$writer->log_in( 'writer', 'password' );
		$nonce    = ( new AdminPage( $writer, '/wp-admin/edit.php' ) )->fields( '//form[@id="posts-filter"]' )['_wpnonce'];
		[ $sent ] = $this->bulk( array( $id ), $change, array( '_wpnonce' => $nonce, 'post_type' => 'post' ), $writer ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		[ $sent ] = $this->bulk( array( $id ), $change, array( '_wpnonce' => $nonce ), $writer );
		$this->assertSame( 403, $sent->status );
		$this->assertSame( array( 2000, 2000 ), $this->prices( $id ) );
	}

	/**
	 * @testdox Quick edit saves SKU, prices and stock; invalid input shows an error and changes nothing
	 */
	public function test_quick(): void {
		$id    = Shopper::product( array( 'stock' => 5, 'sku' => 'M-1' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$other = Shopper::product( array( 'sku' => 'TAKEN' ) );
		$owner = $this->owner();
		$page  = new AdminPage( $owner, self::LIST );
		$known = json_decode( $page->texts( "//div[@id='inline_$id']/div[@class='vitrine_quick']" )[0], true );
		$this->assertSame( array( 'sku' => 'M-1', 'regular_price' => '20.00', 'sale_price' => '', 'stock' => '5', 'stock_was' => '5', 'in_stock' => null ), $known ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		foreach ( array( '"cheap" is not a valid price.' => array( 'regular_price' => 'cheap' ), 'Another product has the SKU "TAKEN".' => array( 'sku' => 'TAKEN' ), 'Stock must be a whole number, 0 or more.' => array( 'stock' => 'few' ) ) as $message => $fields ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$sent = $this->quick( $owner, $page, $id, array( 'regular_price' => '30' ) + $known, $fields );
			$this->assertSame( html_entity_decode( $message ), html_entity_decode( trim( $sent->body ), ENT_QUOTES ) );
			$this->assertSame( array( 'Mug', array( 2000, 2000 ) ), array( get_post( $id )->post_title, $this->prices( $id ) ) );
		}
		$sent = $this->quick( $owner, $page, $id, $known, array( 'sku' => 'M-2', 'regular_price' => '30', 'sale_price' => '25,5', 'stock' => '8' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertStringContainsString( '<tr', $sent->body );
		$this->assertSame( array( array( 3000, 2550 ), 'M-2', 8 ), array( $this->prices( $id ), ProductRows::product( $id )->sku, ProductRows::product( $id )->stock ) );
		wp_cache_flush();
		$this->assertSame( 'Beaker', get_post( $id )->post_title );

		$this->quick( $owner, $page, $other, array(), array( 'in_stock' => '0' ) );
		$this->assertSame( array( 'TAKEN', array( 2000, 2000 ), false ), array( $this->row( $other )->sku, $this->prices( $other ), $this->row( $other )->in_stock ) );
		$shirt = $this->shirt();
		$this->quick( $owner, $page, $shirt, array(), array( 'sku' => 'S', 'regular_price' => '1', 'stock' => '7', 'in_stock' => '0' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'S', array( 2000, 2000 ), null, true ), array( $this->row( $shirt )->sku, $this->prices( $shirt ), $this->row( $shirt )->stock, $this->row( $shirt )->is_available() ) );
	}

	/**
	 * Submits a bulk edit.
	 *
	 * @param list<int>             $ids    Product IDs.
	 * @param array<string, string> $fields The plugin's fields.
	 * @param array<string, string> $more   WordPress's fields.
	 * @param Visitor|null          $person The user; null for the owner.
	 * @return array{0: Response, 1: Visitor}
	 */
	private function bulk( array $ids, array $fields, array $more = array(), ?Visitor $person = null ): array {
		$person ??= $this->owner();
		$sent     = $person->get(
			'/wp-admin/edit.php?' . http_build_query(
				$more + array(
					'post_type'    => 'vitrine_product',
					'action'       => 'edit',
					'bulk_edit'    => 'Update',
					'_status'      => '-1',
					'post'         => $ids,
					'vitrine_bulk' => $fields,
				) + ( isset( $more['_wpnonce'] ) ? array() : array( '_wpnonce' => ( new AdminPage( $person, self::LIST ) )->fields( '//form[@id="posts-filter"]' )['_wpnonce'] ) )
			)
		);
		$this->fresh();
		return array( $sent, $person );
	}

	/**
	 * Submits a quick edit.
	 *
	 * @param Visitor               $owner  The user.
	 * @param AdminPage             $page   The list.
	 * @param int                   $id     Product ID.
	 * @param array<string, mixed>  $known  Printed values of the fields.
	 * @param array<string, string> $fields Input values.
	 */
	private function quick( Visitor $owner, AdminPage $page, int $id, array $known, array $fields ): Response {
		$sent = $owner->post(
			'/wp-admin/admin-ajax.php',
			array(
				'action'        => 'inline-save',
				'post_type'     => 'vitrine_product',
				'post_ID'       => $id,
				'post_title'    => 'Beaker',
				'_status'       => 'publish',
				'screen'        => 'edit-vitrine_product',
				'post_view'     => 'list',
				'_inline_edit'  => $page->fields( '//*[@id="_inline_edit"]' )['_inline_edit'],
				'vitrine_quick' => $fields + array_filter( $known, 'is_string' ),
			)
		);
		$this->fresh();
		return $sent;
	}

	/**
	 * Clears the product cache of this process.
	 */
	private function fresh(): void {
		wp_cache_flush();
		\Vitrine\Commerce\Builtin\Database\Changes::happened();
	}

	/**
	 * Returns the regular and the current price.
	 *
	 * @param int $id Product ID.
	 * @return array{0: int|null, 1: int|null}
	 */
	private function prices( int $id ): array {
		return array( $this->row( $id )->regular_price, $this->row( $id )->price );
	}

	/**
	 * Returns a product's row.
	 *
	 * @param int $id Product ID.
	 */
	private function row( int $id ): ProductRow {
		return ProductRows::product( $id );
	}

	/**
	 * Returns the stock and the stock status of variations.
	 *
	 * @param int $id Product ID.
	 * @return list<array{0: int|null, 1: bool}>
	 */
	private function variations( int $id ): array {
		return array_map( static fn ( $row ): array => array( $row->stock, $row->in_stock ), array_values( ProductRows::variations( array( $id ) )[ $id ] ) );
	}

	/**
	 * Returns the shop's owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}

	/**
	 * Creates a shirt in two colors, one with managed stock.
	 */
	private function shirt(): int {
		return Shopper::product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'options' => array(
							'r' => 'Red',
							'b' => 'Blue',
						),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'colour' => 'r' ),
						'regular_price' => 2000,
						'stock'         => 3,
					),
					array(
						'attributes'    => array( 'colour' => 'b' ),
						'regular_price' => 2000,
					),
				),
			)
		);
	}
}
