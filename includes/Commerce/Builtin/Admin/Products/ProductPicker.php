<?php
/**
 * Product search field.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Products\ProductNames;

defined( 'ABSPATH' ) || exit;

/**
 * Data for the script that replaces a field of IDs with a search.
 */
final class ProductPicker {

	/**
	 * Returns the chosen products.
	 *
	 * @param list<int> $ids Product IDs of the field.
	 * @return list<array{id: int, name: string}>
	 */
	public static function chosen( array $ids ): array {
		return array_map(
			static fn ( int $id ): array => array(
				'id'   => $id,
				/* translators: %d: a product's ID. */
				'name' => ProductNames::of( $id ) ?: sprintf( __( 'Product %d (deleted)', 'vitrine' ), $id ),
			),
			$ids
		);
	}

	/**
	 * Returns the attributes of the element around the field and its label.
	 *
	 * @param list<array{id: int, name: string}> $chosen Products from chosen().
	 * @return string Escaped HTML.
	 */
	public static function attributes( array $chosen ): string {
		return sprintf( 'class="vitrine-product-picker" data-vitrine-picker data-chosen="%s"', esc_attr( (string) wp_json_encode( $chosen ) ) );
	}
}
