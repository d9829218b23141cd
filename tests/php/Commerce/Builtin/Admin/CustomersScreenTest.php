<?php
/**
 * Tests of the customers screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Admin\Customers\CustomerSearch;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests as the shop's owner and as users without permission.
 */
final class CustomersScreenTest extends TestCase {

	private const LIST = '/wp-admin/admin.php?page=vitrine-customers';
	private const ROW  = '//tbody[@id="the-list"]/tr';

	/**
	 * @testdox Customers are grouped by email, can be searched and sorted, and link to their orders
	 */
	public function test_lists_customers(): void {
		$this->order( 'anna@example.org', 'Anna', 1 );
		$latest = $this->order( 'anna@example.org', 'Annabel', 2 );
		$this->order( 'bo@example.org', 'Bo', 4 );
		$owner = $this->owner();
		$shown = static fn ( string $query ): array => ( new AdminPage( $owner, self::LIST . $query ) )->texts( '//*[contains(@class, "column-name")]//strong' );

		$this->assertSame( array( 'Bo Müller', 'Annabel Müller' ), $shown( '' ) );
		$this->assertSame( array( 'Annabel Müller', 'Bo Müller' ), $shown( '&orderby=orders&order=desc' ) );
		$this->assertSame( array( 'Bo Müller', 'Annabel Müller' ), $shown( '&orderby=spent&order=desc' ) );
		$this->assertSame( array( 'Annabel Müller', 'Bo Müller' ), $shown( '&orderby=email&order=asc' ) );
		$this->assertSame( array( 'Annabel Müller' ), $shown( '&s=anna%40example' ) );
		$this->assertSame( array(), $shown( '&s=' . rawurlencode( "' OR 1=1 -- " ) ) );

		$page = new AdminPage( $owner, self::LIST . '&s=anna' );
		$row  = $page->texts( self::ROW )[0];
		$this->assertStringContainsString( 'anna@example.org', $row );
		$this->assertStringContainsString( "#$latest", $row );
		$link   = $page->dom->query( '//*[contains(@class, "column-name")]//a' )->item( 0 );
		$orders = new AdminPage( $owner, (string) preg_replace( '#^https?://[^/]+#', '', $link->getAttribute( 'href' ) ) );
		$this->assertCount( 2, $orders->texts( self::ROW ) );
	}

	/**
	 * @testdox The total spent excludes refunds, canceled orders and orders that were never accepted
	 */
	public function test_counts_what_was_spent(): void {
		global $wpdb;
		$kept     = $this->order( 'anna@example.org', 'Anna', 2 );
		$order    = Shopper::orders( 'total' );
		$partly   = $this->order( 'anna@example.org', 'Anna', 2 );
		$lost     = $this->order( 'anna@example.org', 'Anna', 2 );
		$foreign  = $this->order( 'anna@example.org', 'Anna', 2 );
		$accepted = $this->order( 'eve@example.org', 'Eve', 1 );
		$table    = $wpdb->prefix . 'vitrine_orders';
		$wpdb->update( $table, array( 'refunded' => 500 ), array( 'id' => $partly ) );
		$wpdb->update( $table, array( 'status' => 'cancelled' ), array( 'id' => $lost ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET currency = REPLACE( currency, \'"EUR"\', \'"USD"\' ) WHERE id = %d', $table, $foreign ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET accepted = NULL WHERE id = %d', $table, $accepted ) );
		$found = ( new CustomerSearch( $wpdb ) )->page( '', 'last', 'desc', 1, 20, 'EUR' );

		$this->assertSame( 1, $found['total'] );
		$this->assertSame( 4, $found['customers'][0]['orders'] );
		$this->assertSame( 2 * (int) $order[0] - 500, $found['customers'][0]['spent'] );
		$this->assertSame( 'Anna Müller', $found['customers'][0]['name'] );
		$this->assertGreaterThan( 0, $kept );
	}

	/**
	 * @testdox The customer list is paginated and shows the total count
	 */
	public function test_pages(): void {
		global $wpdb;
		foreach ( array( 'a', 'b', 'c' ) as $name ) {
			$this->order( "$name@example.org", $name, 1 );
		}
		$search = new CustomerSearch( $wpdb );
		$emails = static fn ( int $page ): array => array_column( $search->page( '', 'email', 'asc', $page, 2, 'EUR' )['customers'], 'email' );
		$this->assertSame( array( 'a@example.org', 'b@example.org' ), $emails( 1 ) );
		$this->assertSame( array( 'c@example.org' ), $emails( 2 ) );
		$this->assertSame( array(), $emails( 3 ) );
		$this->assertSame( 3, $search->page( '', 'email', 'asc', 3, 2, 'EUR' )['total'] );
	}

	/**
	 * @testdox The customers screen requires permission
	 */
	public function test_only_who_may(): void {
		$this->order( 'anna@example.org', 'Anna', 1 );
		wp_create_user( 'reader', 'password', 'reader@example.org' );
		$reader = $this->visitor();
		$reader->log_in( 'reader', 'password' );
		$answer = $reader->get( self::LIST );
		$this->assertSame( 403, $answer->status );
		$this->assertStringNotContainsString( 'anna@example.org', $answer->body );
	}

	/**
	 * Creates an order of a new product.
	 *
	 * @param string $email    Billing email.
	 * @param string $name     First name.
	 * @param int    $quantity Quantity.
	 */
	private function order( string $email, string $name, int $quantity ): int {
		return ( new Shopper() )->with( Shopper::product( array( 'stock' => 9 ) ), $quantity )->buy(
			'',
			array(
				'billing_email'      => $email,
				'billing_first_name' => $name,
			)
		)->id;
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
