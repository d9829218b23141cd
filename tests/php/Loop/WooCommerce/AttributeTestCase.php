<?php
/**
 * Base class of tests with global WooCommerce attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Creates the shop's attributes, and removes them after each test.
 */
abstract class AttributeTestCase extends LoopTestCase {

	/**
	 * Taxonomies of the attributes.
	 *
	 * @var list<string>
	 */
	private array $taxonomies = array();

	/**
	 * Clears WooCommerce's cache of attributes, which outlives the rows of the
	 * last test.
	 */
	protected function setUp(): void {
		parent::setUp();
		delete_transient( 'wc_attribute_taxonomies' );
		\WC_Cache_Helper::invalidate_cache_group( 'woocommerce-attributes' );
	}

	/**
	 * Unregisters the taxonomies, which outlive the database rows.
	 */
	protected function tearDown(): void {
		array_map( 'unregister_taxonomy', $this->taxonomies );
		$GLOBALS['wc_product_attributes'] = array_diff_key( $GLOBALS['wc_product_attributes'] ?? array(), array_flip( $this->taxonomies ) );
		parent::tearDown();
	}

	/**
	 * Creates a global attribute.
	 *
	 * @param string $slug Slug without `pa_`.
	 */
	protected function make_attribute( string $slug ): void {
		wc_create_attribute(
			array(
				'name' => ucfirst( $slug ),
				'slug' => $slug,
			)
		);
		register_taxonomy( "pa_$slug", 'product' );
		// WooCommerce sets this when it registers attributes, at the start of a request.
		$GLOBALS['wc_product_attributes'][ "pa_$slug" ] = current( wp_list_filter( wc_get_attribute_taxonomies(), array( 'attribute_name' => $slug ) ) );

		$this->taxonomies[] = "pa_$slug";
	}
}
