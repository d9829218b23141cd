<?php
/**
 * Tests of the product data box.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Admin\Products\ProductFormInput;
use Vitrine\Commerce\Builtin\Admin\Products\ProductFormValues;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Uses the edit screen over HTTP, and the form's round trip.
 */
final class ProductBoxTest extends TestCase {

	private const TYPE = '//select[@name="vitrine_product[type]"]';

	/**
	 * @testdox Creates a product from the form
	 */
	public function test_makes_a_product(): void {
		$owner = $this->owner();
		$page  = new AdminPage( $owner, '/wp-admin/post-new.php?post_type=vitrine_product' );
		$page->send(
			self::TYPE,
			array(
				'post_title'      => 'Tea "Earl\'s" \\ 1',
				'publish'         => 'Publish',
				'vitrine_product' => array(
					'sku'           => 'T-1',
					'regular_price' => '1,234.50',
					'sale_price'    => '999',
					'manage_stock'  => '1',
					'stock'         => '7',
					'min'           => '2',
					'step'          => '2',
				),
			)
		);
		$product = ( new BuiltinEngine() )->catalog()->find( (int) $page->fields( self::TYPE )['post_ID'] );

		$this->assertNotNull( $product );
		$this->assertSame( array( 'Tea "Earl\'s" \\ 1', 'T-1', 99900, 123450, 7, 2, 2 ), array( $product->name, $product->sku, $product->price, $product->regular_price, $product->stock, $product->min, $product->step ) );
	}

	/**
	 * @testdox Saving an unchanged form changes nothing, not even stock that was reduced meanwhile
	 */
	public function test_an_untouched_form_changes_nothing(): void {
		$simple   = Shopper::product( array( 'stock' => 5 ) );
		$variable = $this->shirt();
		$grouped  = Shopper::product(
			array(
				'type'        => 'grouped',
				'name'        => 'Set',
				'children'    => array( $simple ),
				'upsells'     => array( $variable, $simple ),
				'cross_sells' => array( $variable ),
			)
		);
		$external = Shopper::product(
			array(
				'type'          => 'external',
				'name'          => 'Book',
				'external_url'  => 'https://example.org/b?a=1&b=2',
				'external_text' => 'Buy "there"',
			)
		);
		$owner    = $this->owner();
		foreach ( array( $simple, $variable, $grouped, $external ) as $id ) {
			$before = array( ProductRows::product( $id ), ProductRows::variations( array( $id ) ) );
			$page   = new AdminPage( $owner, "/wp-admin/post.php?post=$id&action=edit" );
			$this->assertSame( 302, $page->send( self::TYPE )->status );
			$this->assertEquals( $before, array( ProductRows::product( $id ), ProductRows::variations( array( $id ) ) ) );
		}

		$page = new AdminPage( $owner, "/wp-admin/post.php?post=$simple&action=edit" );
		( new Shopper() )->with( $simple, 2 )->buy();
		$page->send( self::TYPE );
		$this->assertSame( 3, Shopper::stock( $simple ) );
	}

	/**
	 * @testdox Saves upsells and cross-sells, and shows their names in the form
	 */
	public function test_links_products(): void {
		$id    = Shopper::product();
		$other = Shopper::product( array( 'name' => 'Cup & "Saucer"' ) );
		$third = Shopper::product();
		$owner = $this->owner();
		$path  = "/wp-admin/post.php?post=$id&action=edit";
		( new AdminPage( $owner, $path ) )->send(
			self::TYPE,
			array(
				'vitrine_product' => array(
					'upsells'     => "$other,$third,$id,987654",
					'cross_sells' => (string) $third,
				),
			)
		);
		$catalog = ( new BuiltinEngine() )->catalog();
		$this->assertSame( array( $other, $third ), $catalog->upsells( $id ) );
		$this->assertSame( array( $third ), $catalog->cross_sells( $id ) );
		$page = new AdminPage( $owner, $path );
		$this->assertSame( "$other,$third", $page->fields( self::TYPE )['vitrine_product']['upsells'] );
		$this->assertStringContainsString( 'Upsells', implode( ' ', $page->texts( '//label' ) ) );
		$page->send( self::TYPE, array( 'vitrine_product' => array( 'upsells' => '' ) ) );
		$this->assertSame( '', ( new AdminPage( $owner, $path ) )->fields( self::TYPE )['vitrine_product']['upsells'] );
	}

	/**
	 * @testdox Rejects invalid input with an error and keeps it in the form
	 */
	public function test_keeps_what_it_refuses(): void {
		$id    = Shopper::product();
		$owner = $this->owner();
		$path  = "/wp-admin/post.php?post=$id&action=edit";
		( new AdminPage( $owner, $path ) )->send(
			self::TYPE,
			array(
				'vitrine_product' => array(
					'regular_price' => 'a lot',
					'sku'           => 'M-1',
				),
			)
		);
		$page = new AdminPage( $owner, $path );

		$this->assertStringContainsString( '"a lot" is not a valid price.', implode( ' ', $page->texts( '//div[contains(@class, "notice-error")]' ) ) );
		$this->assertSame( array( 'a lot', 'M-1' ), array( $page->fields( self::TYPE )['vitrine_product']['regular_price'], $page->fields( self::TYPE )['vitrine_product']['sku'] ) );
		$this->assertSame( array( 2000, '' ), array( ProductRows::product( $id )->regular_price, ProductRows::product( $id )->sku ) );
	}

	/**
	 * @testdox Names the invalid one of many variations, and passes its position to the script
	 */
	public function test_names_the_refused_variation(): void {
		$id    = $this->shirt();
		$owner = $this->owner();
		$path  = "/wp-admin/post.php?post=$id&action=edit";
		$taken = Shopper::product( array( 'sku' => 'TAKEN' ) );
		foreach ( array( array( 'regular_price' => 'a lot' ), array( 'stock' => '-1' ), array( 'sku' => 'TAKEN' ), array( 'sale_price' => '9999' ), array( 'sale_to' => 'x' ) ) as $wrong ) {
			$page = new AdminPage( $owner, $path );
			$json = json_decode( $page->fields( self::TYPE )['vitrine_product']['variable'], true );

			$json['variations'][1] = $wrong + $json['variations'][1];
			$page->send( self::TYPE, array( 'vitrine_product' => array( 'variable' => wp_json_encode( $json ) ) ) );
			$page = new AdminPage( $owner, $path );
			$root = $page->dom->query( '//*[@data-vitrine-variations]' )->item( 0 );
			$this->assertSame( array( '2', array_key_first( $wrong ) ), array( $root->getAttribute( 'data-refused-variation' ), $root->getAttribute( 'data-refused-field' ) ) );
			$this->assertStringContainsString( 'Variation 2: ', implode( ' ', $page->texts( '//div[contains(@class, "notice-error")]' ) ) );
			$this->assertSame( 0, ( new AdminPage( $owner, $path ) )->dom->query( '//*[@data-refused-variation]' )->length );
		}
		$this->assertSame( 'TAKEN', ProductRows::product( $taken )->sku );
	}

	/**
	 * @testdox Saves no product data without a valid nonce
	 */
	public function test_saves_nothing_without_its_nonce(): void {
		$id    = Shopper::product();
		$page  = new AdminPage( $this->owner(), "/wp-admin/post.php?post=$id&action=edit" );
		$other = new AdminPage( $this->owner(), '/wp-admin/post.php?action=edit&post=' . Shopper::product() );
		$price = array( 'vitrine_product' => array( 'regular_price' => '1' ) );
		foreach ( array( null, 'wrong', $other->fields( self::TYPE )['vitrine_product_data'] ) as $nonce ) {
			$page->send( self::TYPE, $price + array( 'vitrine_product_data' => $nonce ) );
			$this->assertSame( 2000, ProductRows::product( $id )->regular_price );
		}
	}

	/**
	 * @testdox Saves attributes and variations as the script sends them
	 */
	public function test_reads_attributes_and_variations(): void {
		$id                                     = $this->shirt();
		$money                                  = new Currency();
		$form                                   = ProductFormValues::of( $id, $money );
		$sent                                   = json_decode( $form['variable'], true );
		$sent['attributes'][0]['options'][]     = 'Grün';
		$sent['attributes'][]                   = array(
			'name'      => '',
			'label'     => 'Cloth',
			'options'   => array( 'Wool', ' ' ),
			'default'   => 'Wool',
			'variation' => false,
		);
		$sent['variations'][0]['regular_price'] = '30';
		$sent['variations'][]                   = array(
			'id'            => 0,
			'choices'       => array( 'Grün', '' ),
			'sku'           => 'S-G',
			'regular_price' => '25.50',
			'sale_price'    => '',
			'stock'         => '4',
			'stock_was'     => '',
			'in_stock'      => true,
			'active'        => true,
			'image_id'      => 0,
		);
		$form['variable']                       = (string) wp_json_encode( $sent );
		$old                                    = array_keys( ProductRows::variations( array( $id ) )[ $id ] );
		$known                                  = array_column( ProductRows::product( $id )->data->attributes, 'options', 'name' );
		$this->assertSame( $id, ProductWriter::save( array( 'id' => $id ) + ProductFormInput::read( $form, $money, $known ) ) );

		$product = ( new BuiltinEngine() )->catalog()->find( $id );
		$this->assertSame(
			array(
				'r'    => 'Red',
				'blue' => 'Blue',
				'grun' => 'Grün',
			),
			$product->attributes[0]['options'],
			'Slugs are kept.'
		);
		$cloth = ProductRows::product( $id )->data->attributes[1];
		$this->assertSame( array( 'attribute_cloth', array( 'wool' => 'Wool' ), 'wool' ), array( $cloth['name'], $cloth['options'], $cloth['default'] ) );
		$this->assertSame( $old, array_slice( array_column( $product->variations, 'id' ), 0, 2 ), 'Existing variations keep their IDs.' );
		$this->assertSame( array( 3000, 2000, 2550 ), array_column( $product->variations, 'price' ) );
		$this->assertSame( array( 'attribute_colour' => 'grun' ), $product->variations[2]->attributes );
		$this->assertSame( 4, $product->variations[2]->stock );
	}

	/**
	 * @testdox The products list shows prices and stock
	 */
	public function test_lists_products_with_price_and_stock(): void {
		Shopper::product(
			array(
				'sku'        => 'M-1',
				'stock'      => 0,
				'sale_price' => 1500,
			)
		);
		$this->shirt();
		$rows = ( new AdminPage( $this->owner(), '/wp-admin/edit.php?post_type=vitrine_product&orderby=title&order=asc' ) )->texts( '//tbody[@id="the-list"]/tr' );

		$this->assertStringContainsString( 'M-1', $rows[0] );
		$this->assertStringContainsString( 'Out of stock (0)', $rows[0] );
		$this->assertStringContainsString( '€20.00 €15.00', $rows[0] );
		$this->assertStringContainsString( 'In stock', $rows[1] );
		$this->assertStringContainsString( '€20.00', $rows[1] );
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
	 * Creates a shirt in two colors.
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
							'r'    => 'Red',
							'blue' => 'Blue',
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
						'attributes'    => array( 'colour' => 'blue' ),
						'regular_price' => 2000,
					),
				),
			)
		);
	}
}
