<?php
/**
 * CSV export of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Product;
use Vitrine\Support\Files\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Exports all products that are not in the trash, each followed by its variations,
 * with the columns of WooCommerce's product export, so that WooCommerce can import the file.
 */
final class ProductsExport {

	/** Action of admin-post.php and of the nonce. */
	public const ACTION = 'vitrine_export_products';

	public const SCREEN = 'vitrine-export-products';

	/** Number of products loaded at a time. */
	private const BATCH = 100;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'menu' ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'send' ) );
	}

	/**
	 * Whether the current user may export products.
	 */
	public static function is_allowed(): bool {
		return current_user_can( self::capability() );
	}

	/**
	 * URL of the screen.
	 */
	public static function url(): string {
		return admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT . '&page=' . self::SCREEN );
	}

	/**
	 * Adds the screen to the Products menu.
	 */
	public static function menu(): void {
		add_submenu_page( 'edit.php?post_type=' . ContentTypes::PRODUCT, __( 'Export products', 'vitrine' ), __( 'Export', 'vitrine' ), self::capability(), self::SCREEN, array( self::class, 'render' ) );
	}

	/**
	 * Prints the screen.
	 */
	public static function render(): void {
		printf( '<div class="wrap"><h1>%s</h1><p>%s</p>', esc_html__( 'Export products', 'vitrine' ), esc_html__( 'A CSV file of all products and their variations, with the columns of WooCommerce’s product export: for a spreadsheet, or to import into WooCommerce.', 'vitrine' ) );
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::ACTION ) );
		wp_nonce_field( self::ACTION );
		submit_button( __( 'Generate CSV', 'vitrine' ) );
		echo '</form></div>';
	}

	/**
	 * Sends the file if the current user may edit all products.
	 */
	public static function send(): never {
		if ( ! self::is_allowed() ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		Csv::begin( 'products-' . gmdate( 'Y-m-d' ) . '.csv' );
		foreach ( self::lines() as $cells ) {
			echo Csv::line( $cells ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV output; cells are escaped for spreadsheets.
		}
		exit;
	}

	/**
	 * Yields the lines of the file.
	 *
	 * @return \Generator<int, list<string>>
	 */
	public static function lines(): \Generator {
		$most  = 0;
		$files = 0;
		foreach ( self::rows() as $row ) {
			$most  = max( $most, count( $row->data->attributes ) );
			$files = max( $files, count( $row->data->downloads->files ), ...array_map( static fn ( VariationRow $variation ): int => count( $variation->downloads->files ), self::variations( $row ) ) );
		}
		$options = ShopOptions::get();
		$cells   = new ProductCells( $options->currency->decimals, $options->weight_unit, $options->dimension_unit, $most, $files );
		yield $cells->headings();
		foreach ( self::rows() as $row ) {
			yield $cells->product( $row );
			foreach ( self::variations( $row ) as $variation ) {
				yield $cells->variation( $variation, $row );
			}
		}
	}

	/**
	 * Returns the variations of a product.
	 *
	 * @param ProductRow $row Product row.
	 * @return list<VariationRow>
	 */
	private static function variations( ProductRow $row ): array {
		return Product::VARIABLE === $row->type ? array_values( ProductRows::variations( array( $row->id ) )[ $row->id ] ) : array();
	}

	/**
	 * Yields the product rows in the order of their IDs.
	 *
	 * @return \Generator<int, ProductRow>
	 */
	private static function rows(): \Generator {
		global $wpdb;
		$after = 0;
		do {
			$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = %s AND post_status IN ( 'publish', 'private', 'draft', 'pending', 'future' ) AND ID > %d ORDER BY ID LIMIT %d", $wpdb->posts, ContentTypes::PRODUCT, $after, self::BATCH ) ) );
			_prime_post_caches( $ids );
			$rows = ProductRows::products( array_values( $ids ) );
			foreach ( $ids as $id ) {
				$after = $id;
				if ( isset( $rows[ $id ] ) ) {
					yield $rows[ $id ];
				}
			}
			// Free the memory of this batch.
			Changes::happened();
			$is_last = count( $ids ) < self::BATCH;
		} while ( ! $is_last );
	}

	/**
	 * Capability needed to see all products, including drafts of other users.
	 */
	private static function capability(): string {
		return 'edit_others_' . ContentTypes::PRODUCT . 's';
	}
}
