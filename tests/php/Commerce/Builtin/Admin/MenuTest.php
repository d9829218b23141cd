<?php
/**
 * The menu of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Over real HTTP, as those who work in a shop.
 */
final class MenuTest extends TestCase {

	private const ENTRY = '//li[@id="toplevel_page_vitrine-orders"]//ul[contains(@class, "wp-submenu")]/li/a';

	/**
	 * One menu leads to all of the shop; each sees what they may open, and can open what they see.
	 */
	public function test_each_sees_what_they_may_open(): void {
		$owner = new Visitor();
		$owner->log_in( 'admin', 'password' );
		$shop = array( 'Orders', 'Products', 'Customers', 'Coupons' );
		$this->assertSame( array( ...$shop, 'Setup', 'Order attribution', 'Settings', 'Status' ), $this->opened( $owner ) );
		$this->assertSame( array( ...$shop, 'Setup', 'Order attribution', 'Settings' ), $this->opened( $this->visitor_as( 'vitrine_manager' ) ) );
		$editor = new AdminPage( $this->visitor_as( 'editor' ), '/wp-admin/profile.php' );
		$this->assertSame( array(), $editor->texts( self::ENTRY ) );
	}

	/**
	 * The entries of the menu, each of which was opened.
	 *
	 * @param Visitor $visitor Logged in.
	 * @return list<string>
	 */
	private function opened( Visitor $visitor ): array {
		$page = new AdminPage( $visitor, '/wp-admin/profile.php' );
		foreach ( $page->dom->query( self::ENTRY . '/@href' ) as $href ) {
			$url = (string) $href->nodeValue; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM's own name.
			new AdminPage( $visitor, str_starts_with( $url, 'http' ) ? (string) preg_replace( '#^https?://[^/]+#', '', $url ) : "/wp-admin/$url" );
		}
		return $page->texts( self::ENTRY );
	}
}
