<?php
/**
 * Tests of the shop's admin menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Tests\Support\Visitor;
use Vitrine\Support\Roles;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests as the shop's staff.
 */
final class MenuTest extends TestCase {

	private const ENTRY = '//li[@id="toplevel_page_vitrine-orders"]//ul[contains(@class, "wp-submenu")]/li/a';

	/**
	 * @testdox Users see exactly the menu items that they can open
	 */
	public function test_each_sees_what_they_may_open(): void {
		$owner = new Visitor();
		$owner->log_in( 'admin', 'password' );
		$shop = array( 'Orders', 'Products', 'Add product', 'Customers', 'Coupons' );
		$this->assertSame( array( ...$shop, 'Setup', 'Order attribution', 'Settings', 'Status' ), $this->opened( $owner ) );
		$this->assertSame( array( ...$shop, 'Setup', 'Order attribution', 'Settings' ), $this->opened( $this->visitor_as( 'vitrine_manager' ) ) );
		$editor = new AdminPage( $this->visitor_as( 'editor' ), '/wp-admin/profile.php' );
		$this->assertSame( array(), $editor->texts( self::ENTRY ) );
	}

	/**
	 * Data provider of the product screens, with the current menu item and tab.
	 *
	 * @return array<string, array{string, string, string}> Address, entry of the menu, tab.
	 */
	public static function screens(): array {
		$list = 'edit.php?post_type=vitrine_product';
		return array(
			'list'         => array( $list, 'Products', 'Products' ),
			'new product'  => array( 'post-new.php?post_type=vitrine_product', 'Add product', '' ),
			'categories'   => array( 'edit-tags.php?taxonomy=vitrine_product_cat&post_type=vitrine_product', 'Products', 'Categories' ),
			'one category' => array( 'term.php?taxonomy=vitrine_product_cat&post_type=vitrine_product&tag_ID=%d', 'Products', 'Categories' ),
			'tags'         => array( 'edit-tags.php?taxonomy=vitrine_product_tag&post_type=vitrine_product', 'Products', 'Tags' ),
			'swatches'     => array( "$list&page=vitrine-swatches", 'Products', 'Swatches' ),
			'import'       => array( "$list&page=vitrine-import-products", 'Products', 'Import' ),
			'export'       => array( "$list&page=vitrine-export-products", 'Products', 'Export' ),
		);
	}

	/**
	 * @testdox The shop's admin menu is expanded on every product screen: $_dataName
	 * @dataProvider screens
	 *
	 * @param string $address URL of the screen.
	 * @param string $entry   Current menu item.
	 * @param string $tab     Current tab; empty without tabs.
	 */
	public function test_products( string $address, string $entry, string $tab ): void {
		$term  = wp_insert_term( 'Lighting', 'vitrine_product_cat' );
		$owner = new Visitor();
		$owner->log_in( 'admin', 'password' );
		foreach ( array( $owner, $this->editor() ) as $at => $visitor ) {
			$page = new AdminPage( $visitor, '/wp-admin/' . sprintf( $address, $term['term_id'] ) );
			$this->assertSame( array( 'Vitrine' ), $page->texts( '//ul[@id="adminmenu"]/li[contains(@class, "wp-has-current-submenu")]/a//div[@class="wp-menu-name"]' ) );
			$this->assertSame( array( $entry ), $page->texts( '//ul[@id="adminmenu"]//ul[contains(@class, "wp-submenu")]//a[@aria-current="page"]' ) );
			$this->assertSame( '' === $tab ? array() : array( 'Products', 'Categories', 'Tags', 'Swatches', 'Import', 'Export' ), $page->texts( '//nav[@aria-label="Products"]/a' ) );
			$this->assertSame( '' === $tab ? array() : array( $tab ), $page->texts( '//nav[@aria-label="Products"]/a[@aria-current="page"]' ) );
			// Users who cannot see orders see only the products.
			$this->assertSame( 0 === $at, in_array( 'Orders', $page->texts( '//ul[@id="adminmenu"]//a' ), true ) );
		}
	}

	/**
	 * Returns a user who edits products and cannot see orders.
	 */
	private function editor(): Visitor {
		add_role( 'catalog', 'Catalog', array_fill_keys( array( 'read', 'upload_files', Roles::TERMS, 'edit_vitrine_products', 'edit_others_vitrine_products', 'edit_published_vitrine_products', 'publish_vitrine_products', 'delete_vitrine_products' ), true ) );
		return $this->visitor_as( 'catalog' );
	}

	/**
	 * Removes the role.
	 */
	protected function tearDown(): void {
		remove_role( 'catalog' );
		parent::tearDown();
	}

	/**
	 * Returns the menu items, after opening each of them.
	 *
	 * @param Visitor $visitor A logged-in user.
	 * @return list<string>
	 */
	private function opened( Visitor $visitor ): array {
		$page = new AdminPage( $visitor, '/wp-admin/profile.php' );
		foreach ( $page->dom->query( self::ENTRY . '/@href' ) as $href ) {
			$url = (string) $href->nodeValue; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			new AdminPage( $visitor, str_starts_with( $url, 'http' ) ? (string) preg_replace( '#^https?://[^/]+#', '', $url ) : "/wp-admin/$url" );
		}
		return $page->texts( self::ENTRY );
	}
}
