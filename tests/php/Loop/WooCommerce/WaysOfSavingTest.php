<?php
/**
 * Tests that the facet index follows every way of saving in WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Loop\Posts\Counts;

/**
 * Runs the handlers of WooCommerce and WordPress with the data of their screens.
 */
final class WaysOfSavingTest extends FacetIndexCase {

	/**
	 * Logs the owner in.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/**
	 * Clears the request.
	 */
	protected function tearDown(): void {
		$_POST    = array();
		$_GET     = array();
		$_REQUEST = array();
		parent::tearDown();
	}

	/**
	 * Submits a form to an admin handler, which would usually end the process.
	 *
	 * @param array<string, mixed> $form    Fields of the form.
	 * @param \Closure             $handler The handler.
	 */
	private static function send( array $form, \Closure $handler ): void {
		$_POST    = wp_slash( $form );
		$_REQUEST = wp_slash( $form );
		$end      = static fn (): \Closure => static function ( $said = '' ): never {
			throw new \DomainException( is_scalar( $said ) ? (string) $said : 'ended' );
		};
		foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler' ) as $hook ) {
			add_filter( $hook, $end );
		}
		ob_start();
		try {
			$handler();
			$said = '';
		} catch ( \DomainException $ended ) {
			$said = $ended->getMessage();
		} finally {
			ob_end_clean();
		}
		self::assertSame( '', $said );
	}

	/**
	 * Returns the price range and the numbers of products in stock and on sale.
	 *
	 * @return array{array{int, int}|null, int, int}
	 */
	private static function facts(): array {
		return array( Counts::price_bounds( self::asked() ), self::with( FacetedProducts::STOCK, 'instock' ), self::with( FacetedProducts::SALE, '1' ) );
	}

	/**
	 * Imports products with WooCommerce's importer.
	 *
	 * @param string $csv  Content of the file.
	 * @param bool   $here Whether the products exist already.
	 */
	private static function import( string $csv, bool $here ): void {
		require_once WC_ABSPATH . 'includes/import/class-wc-product-csv-importer.php';
		$file = (string) tempnam( get_temp_dir(), 'lamps' ) . '.csv';
		file_put_contents( $file, $csv ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		$done = ( new \WC_Product_CSV_Importer( $file, array( 'parse' => true, 'update_existing' => $here, 'character_encoding' => 'UTF-8' ) ) )->import(); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		unlink( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		self::assertSame( array( array(), array() ), array( $done['failed'], $done['skipped'] ) );
	}

	/**
	 * @testdox A CSV import of changed and new products is in the next answer
	 */
	public function test_import(): void {
		$this->make_attribute( 'wood' );
		IndexedShop::make();
		self::import( "id,stock_quantity,sale_price,category_ids\n{$this->ids[0]},0,,\n{$this->ids[1]},2,4.5,Rooms > Beds\n", true );
		self::assert_says( array( array( array( 450, 3000 ), 2, 1 ), 1, 1 ), static fn (): array => array( self::facts(), self::with( 'product_cat', 'rooms' ), self::with( 'product_cat', 'beds' ) ) );

		self::import(
			"type,sku,name,published,stock_status,regular_price,parent_id,attributes:name1,attributes:value1,attributes:taxonomy1\n"
			. "variable,T,Table,1,1,,,Wood,\"Oak, Elm\",1\n"
			. "variation,T-O,,1,1,100,T,Wood,Oak,1\n"
			. "variation,T-E,,1,0,200,T,Wood,Elm,1\n",
			false
		);
		self::sync( (int) wc_get_product_id_by_sku( 'T' ) );
		$in = static fn ( string $wood ): int => Counts::total( self::asked( array( 'attribute_pa_wood' => array( $wood ), 'stock_status' => array( 'instock' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assert_says( array( 4, 1, 1, 0 ), static fn (): array => array( Counts::total( self::asked() ), self::with( 'attribute_pa_wood', 'elm' ), $in( 'oak' ), $in( 'elm' ) ) );
	}

	/**
	 * @testdox Quick edit and bulk edit are in the next answer
	 */
	public function test_quick_and_bulk_edit(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once WC_ABSPATH . 'includes/admin/wc-admin-functions.php';
		require_once WC_ABSPATH . 'includes/admin/class-wc-admin-post-types.php';
		[ $one, $two, $three ] = $this->ids;
		IndexedShop::make();
		self::send(
			array(
				'post_type'                    => 'product',
				'post_ID'                      => $one,
				'post_title'                   => 'Lamp A',
				'post_status'                  => 'publish',
				'post_view'                    => 'list',
				'screen'                       => 'edit-product',
				'action'                       => 'inline-save',
				'_inline_edit'                 => wp_create_nonce( 'inlineeditnonce' ),
				'woocommerce_quick_edit'       => '1',
				'woocommerce_quick_edit_nonce' => wp_create_nonce( 'woocommerce_quick_edit_nonce' ),
				'_regular_price'               => '70',
				'_sale_price'                  => '50',
				'_visibility'                  => 'visible',
				'_manage_stock'                => 'yes',
				'_stock'                       => '0',
				'_backorders'                  => 'no',
			),
			static function (): void {
				wp_update_post( array( 'ID' => (int) $_POST['post_ID'], 'post_title' => sanitize_text_field( wp_unslash( $_POST['post_title'] ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound, WordPress.Security -- As WordPress's handler does.
			}
		);
		self::assert_says( array( array( 1000, 5000 ), 2, 1 ), self::facts( ... ) );

		self::send(
			array(
				'post'                         => array( $two, $three ),
				'bulk_edit'                    => 'Update',
				'post_type'                    => 'product',
				'_status'                      => '-1',
				'woocommerce_bulk_edit'        => '1',
				'woocommerce_quick_edit_nonce' => wp_create_nonce( 'woocommerce_quick_edit_nonce' ),
				'change_regular_price'         => '1',
				'_regular_price'               => '90',
				'change_sale_price'            => '',
				'_sale_price'                  => '',
				'change_stock'                 => '1',
				'_stock'                       => '0',
				'_visibility'                  => '',
				'_stock_status'                => '',
			),
			static function (): void {
				bulk_edit_posts( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification -- Calls WordPress's handler directly.
			}
		);
		self::assert_says( array( array( 5000, 9000 ), 0, 1 ), self::facts( ... ) );
	}

	/**
	 * @testdox REST batches of products and variations are in the next answer
	 */
	public function test_batch(): void {
		[ $one, $two, $three ] = $this->ids;
		$this->make_attribute( 'wood' );
		IndexedShop::make();
		self::batch(
			'/wc/v3/products/batch',
			array(
				'create' => array( array( 'name' => 'Lamp D', 'regular_price' => '80' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				'update' => array( array( 'id' => $one, 'stock_quantity' => 0 ), array( 'id' => $two, 'sale_price' => '1' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- Short array.
				'delete' => array( $three ),
			)
		);
		self::assert_says( array( array( 100, 8000 ), 2, 1 ), self::facts( ... ) );

		[ $table, $oak, $elm ] = self::make_table();
		self::assert_says( array( 1, 0, 1 ), self::prices( ... ) );
		self::batch( "/wc/v3/products/$table/variations/batch", array( 'update' => array( array( 'id' => $oak, 'regular_price' => '300' ) ), 'delete' => array( $elm ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assert_says( array( 0, 1, 0 ), self::prices( ... ) );
	}

	/**
	 * Sends a REST request.
	 *
	 * @param string               $route Route of the request.
	 * @param array<string, mixed> $wants Parameters of the request.
	 */
	private static function batch( string $route, array $wants ): void {
		$request = new \WP_REST_Request( 'POST', $route );
		$request->set_body_params( $wants );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array(), array_filter( array_merge( ...array_values( $answer->get_data() ) ), static fn ( array $one ): bool => isset( $one['error'] ) ) );
	}

	/**
	 * Returns the numbers of oak products for 100 and for 300, and of elm
	 * products for 200.
	 *
	 * @return list<int>
	 */
	private static function prices(): array {
		$at = static fn ( string $wood, string $price ): int => Counts::total( self::asked( array( 'attribute_pa_wood' => array( $wood ), 'price_range' => array( "$price-$price" ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		return array( $at( 'oak', '100' ), $at( 'oak', '300' ), $at( 'elm', '200' ) );
	}

	/**
	 * @testdox Bulk actions on variations, and stock of a sold variation, are in the next answer
	 */
	public function test_variations(): void {
		$this->make_attribute( 'wood' );
		IndexedShop::make();
		[ $table, $oak ] = self::make_table();
		self::assert_says( array( 1, 0, 1 ), self::prices( ... ) );
		self::change_all( $table, 'variable_regular_price', '300' );
		self::assert_says( array( 0, 1, 0 ), self::prices( ... ) );
		$in = static fn ( string $wood ): int => Counts::total( self::asked( array( 'attribute_pa_wood' => array( $wood ), 'stock_status' => array( 'instock' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::change_all( $table, 'toggle_manage_stock', '' );
		self::change_all( $table, 'variable_stock', '1' );
		self::assert_says( array( 1, 1 ), static fn (): array => array( $in( 'oak' ), $in( 'elm' ) ) );
		wc_update_product_stock( $oak, 1, 'decrease' );
		self::assert_says( array( 0, 1 ), static fn (): array => array( $in( 'oak' ), $in( 'elm' ) ) );
		wc_update_product_stock( $oak, 2, 'increase' );
		self::assert_says( array( 1, 1 ), static fn (): array => array( $in( 'oak' ), $in( 'elm' ) ) );
		self::change_all( $table, 'variable_stock_status_outofstock', '' );
		self::change_all( $table, 'variable_stock', '0' );
		self::assert_says( array( 0, 0 ), static fn (): array => array( $in( 'oak' ), $in( 'elm' ) ) );
		self::change_all( $table, 'toggle_enabled', '' );
		self::assert_says( array( 0, 0, 0 ), self::prices( ... ) );
		self::change_all( $table, 'toggle_enabled', '' );
		self::assert_says( array( 0, 1, 0 ), self::prices( ... ) );
		self::change_all( $table, 'delete_all', array( 'allowed' => 'true' ) );
		self::assert_says( array( 0, 0, 0 ), self::prices( ... ) );
	}

	/**
	 * Bulk edits the variations of a product, as its form does.
	 *
	 * @param int                          $product  Product ID.
	 * @param string                       $action   Name of the bulk action.
	 * @param string|array<string, string> $value Value of the action.
	 */
	private static function change_all( int $product, string $action, string|array $value ): void {
		self::send(
			array(
				'security'    => wp_create_nonce( 'bulk-edit-variations' ),
				'product_id'  => (string) $product,
				'bulk_action' => $action,
				'data'        => is_array( $value ) ? $value : array( 'value' => $value ),
			),
			static function (): void {
				// It starts an output buffer, which would usually end with the process.
				$level = ob_get_level();
				try {
					do_action( 'wp_ajax_woocommerce_bulk_edit_variations' );
				} finally {
					while ( ob_get_level() > $level ) {
						ob_end_clean();
					}
				}
			}
		);
	}

	/**
	 * @testdox When WooCommerce updates its attribute table in a scheduled task, the answer follows the task
	 */
	public function test_later(): void {
		$this->make_attribute( 'wood' );
		$oak = wp_insert_term( 'Oak', 'pa_wood', array( 'slug' => 'oak' ) )['term_id'];
		update_option( 'woocommerce_attribute_lookup_direct_updates', 'no' );
		IndexedShop::make();
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'pa_wood' ) );
		$attribute->set_name( 'pa_wood' );
		$attribute->set_options( array( $oak ) );
		$lamp = wc_get_product( $this->ids[0] );
		$lamp->set_attributes( array( $attribute ) );
		$lamp->save();
		$of_oak = static fn (): int => self::with( 'attribute_pa_wood', 'oak' );
		self::assert_says( 0, $of_oak );
		foreach ( as_get_scheduled_actions( array( 'hook' => 'woocommerce_run_product_attribute_lookup_update_callback' ) ) as $task ) {
			$task->execute();
		}
		self::assert_says( 1, $of_oak );
	}
}
