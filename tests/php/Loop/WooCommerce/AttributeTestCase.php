<?php
/**
 * Listings of a shop with attributes of WooCommerce's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Makes the shop's attributes, and leaves nothing of them.
 */
abstract class AttributeTestCase extends LoopTestCase {

	/**
	 * Their taxonomies.
	 *
	 * @var list<string>
	 */
	private array $taxonomies = array();

	/**
	 * WooCommerce knows those of the last test longer than the database has them.
	 */
	protected function setUp(): void {
		parent::setUp();
		delete_transient( 'wc_attribute_taxonomies' );
		\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
	}

	/**
	 * WordPress keeps taxonomies longer than the database.
	 */
	protected function tearDown(): void {
		array_map( 'unregister_taxonomy', $this->taxonomies );
		$GLOBALS['wc_product_attributes'] = array_diff_key( $GLOBALS['wc_product_attributes'] ?? array(), array_flip( $this->taxonomies ) );
		parent::tearDown();
	}

	/**
	 * Makes an attribute of the shop.
	 *
	 * @param string $slug Without `pa_`.
	 */
	protected function make_attribute( string $slug ): void {
		wc_create_attribute(
			array(
				'name' => ucfirst( $slug ),
				'slug' => $slug,
			)
		);
		register_taxonomy( "pa_$slug", 'product' );
		// WooCommerce fills it where it registers them, at the beginning of a request.
		$GLOBALS['wc_product_attributes'][ "pa_$slug" ] = current( wp_list_filter( wc_get_attribute_taxonomies(), array( 'attribute_name' => $slug ) ) );

		$this->taxonomies[] = "pa_$slug";
	}
}
