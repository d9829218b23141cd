<?php
/**
 * Tests of breadcrumbs on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\View\Breadcrumbs\Trail;
use WC_Product_Simple;

/**
 * They are WooCommerce's own, including its filters.
 */
final class BreadcrumbsTest extends TestCase {

	/**
	 * @testdox Uses WooCommerce's breadcrumbs, including filters
	 */
	public function test_trail(): void {
		$product = new WC_Product_Simple();
		$product->set_name( 'Lamp' );
		$product->save();
		$GLOBALS['wp']->main( 'post_type=product&p=' . $product->get_id() );
		$names = array_column( Trail::current( Plugin::engine() ), 'name' );
		$this->assertSame( 'Home', $names[0] );
		$this->assertSame( 'Lamp', end( $names ) );
		add_filter( 'woocommerce_get_breadcrumb', static fn ( array $crumbs ): array => array_merge( array( array( 'Ours &amp; yours', 'https://shop.example/' ) ), $crumbs ) );
		$this->assertSame(
			array(
				'name' => 'Ours & yours',
				'url'  => 'https://shop.example/',
			),
			Trail::current( Plugin::engine() )[0]
		);
	}
}
