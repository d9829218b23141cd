<?php
/**
 * Sample shop writer for Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\Downloads;

use Vitrine\Seed\Shop;
use Vitrine\Seed\ShopWriter;

/**
 * Writes the same products as that plugin supports them: a variable product has
 * price options, a grouped product is a bundle, and there is no stock and no sale
 * price.
 */
final class Writer implements ShopWriter {

	/** Above this number, options are reduced to those of the first attribute. */
	private const MAX_OPTIONS = 12;

	/**
	 * {@inheritDoc} Its pages are made when it is activated.
	 */
	public function open(): void {
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array{slug: string, name: string, description: string} $category The category.
	 */
	public function category( array $category ): void {
		wp_insert_term( $category['name'], 'download_category', $category );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $product Data in the format of the interface.
	 */
	public function product( array $product ): int {
		$id = Shop::made(
			wp_insert_post(
				array(
					'post_type'    => 'download',
					'post_status'  => 'publish',
					'post_title'   => $product['name'],
					'post_name'    => $product['slug'],
					'post_content' => $product['description'],
					'post_excerpt' => $product['short_description'] ?? '',
					'post_date'    => $product['date'],
					'menu_order'   => $product['menu_order'],
					'meta_input'   => self::meta( $product ),
				),
				true
			),
			$product['slug']
		);
		wp_set_object_terms( $id, $product['categories'], 'download_category' );
		set_post_thumbnail( $id, $product['image_ids'][0] ?? 0 );
		return $id;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $coupon As in the data.
	 */
	public function coupon( array $coupon ): void {
		$is_percent = isset( $coupon['percent'] );
		$saved      = edd_add_discount(
			array(
				'name'        => $coupon['code'],
				'code'        => $coupon['code'],
				'status'      => 'active',
				'amount_type' => $is_percent ? 'percent' : 'flat',
				'amount'      => $is_percent ? $coupon['percent'] : $coupon['fixed'] / 100,
				'end_date'    => $coupon['expires'] ?? null,
				'max_uses'    => $coupon['usage_limit'] ?? 0,
			)
		);
		Shop::made( (int) $saved, $coupon['code'] );
	}

	/**
	 * {@inheritDoc}
	 */
	public function customer_role(): string {
		return 'subscriber';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop` or `account`.
	 */
	public function page_url( string $page ): string {
		return 'shop' === $page ? (string) get_post_type_archive_link( 'download' ) : (string) get_permalink( (int) edd_get_option( 'purchase_history_page' ) );
	}

	/**
	 * Returns post meta, such as prices.
	 *
	 * @param array<string, mixed> $product As for product().
	 * @return array<string, mixed>
	 */
	private static function meta( array $product ): array {
		$options = self::options( $product );
		$prices  = array() === $options ? array( ( $product['regular_price'] ?? 0 ) / 100 ) : array_column( $options, 'amount' );
		$meta    = array(
			'edd_price'           => (string) min( $prices ),
			'edd_sku'             => $product['sku'] ?? '',
			'_edd_download_sales' => $product['total_sales'] ?? 0,
		);
		if ( array() !== $options ) {
			$meta['_variable_pricing']   = 1;
			$meta['edd_variable_prices'] = $options;
		}
		if ( ! empty( $product['children'] ) ) {
			$meta['_edd_product_type']     = 'bundle';
			$meta['_edd_bundled_products'] = $product['children'];
		}
		if ( $product['sold_individually'] ?? false ) {
			$meta['_edd_quantities_disabled'] = 1;
		}
		return $meta;
	}

	/**
	 * Returns the price options: one for each variation or, if there are many,
	 * one for each option of the first attribute.
	 *
	 * @param array<string, mixed> $product As for product().
	 * @return array<int, array{name: string, amount: float, index: int}> Keys start at 1.
	 */
	private static function options( array $product ): array {
		$options    = array();
		$variations = $product['variations'] ?? array();
		foreach ( $variations as $variation ) {
			$labels = array();
			foreach ( $product['attributes'] as $attribute ) {
				$labels[] = $attribute['options'][ $variation['attributes'][ $attribute['name'] ] ] ?? '';
			}
			$name = count( $variations ) > self::MAX_OPTIONS ? $labels[0] : implode( ', ', array_filter( $labels ) );

			$options[ $name ] ??= array(
				'name'   => $name,
				'amount' => $variation['regular_price'] / 100,
				'index'  => count( $options ) + 1,
			);
		}
		return array() === $options ? array() : array_combine( range( 1, count( $options ) ), array_values( $options ) );
	}
}
