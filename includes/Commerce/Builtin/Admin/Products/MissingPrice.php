<?php
/**
 * Products without price.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Warns the owner on the edit screen and in the list: shoppers only see a product
 * without a button.
 */
final class MissingPrice {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
	}

	/**
	 * Whether a published or scheduled product cannot be bought for lack of a price.
	 * Grouped and external products are bought elsewhere.
	 *
	 * @param string          $status Post status.
	 * @param ProductRow|null $row    Product row; null: no product data.
	 */
	public static function concerns( string $status, ?ProductRow $row ): bool {
		return in_array( $status, array( 'publish', 'future' ), true )
			&& in_array( $row->type ?? Product::SIMPLE, array( Product::SIMPLE, Product::VARIABLE ), true )
			&& null === $row?->price;
	}

	/**
	 * Prints the warning on the edit screen.
	 */
	public static function print_notice(): void {
		global $post;
		$screen = get_current_screen();
		if ( null === $screen || ContentTypes::PRODUCT !== $screen->id || ! $post instanceof \WP_Post ) {
			return;
		}
		$row = ProductRows::product( $post->ID );
		if ( self::concerns( $post->post_status, $row ) ) {
			$text = Product::VARIABLE === $row?->type
				? __( 'This product cannot be purchased because none of its variations has a price. Add a regular price to a variation.', 'vitrine' )
				: __( 'This product cannot be purchased because it has no price. Add a regular price.', 'vitrine' );
			wp_admin_notice( esc_html( $text ), array( 'type' => 'warning' ) );
		}
	}

	/**
	 * Prints the mark in the price column of the list.
	 */
	public static function print_mark(): void {
		printf( '<span class="vitrine-missing-price"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</span>', esc_html__( 'No price, not purchasable', 'vitrine' ) );
	}
}
