<?php
/**
 * Products that are found and chosen by name.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Products\ProductNames;

defined( 'ABSPATH' ) || exit;

/**
 * What the script that makes a search of a field of ids is told of it.
 */
final class ProductPicker {

	/**
	 * The chosen products.
	 *
	 * @param list<int> $ids Of the field.
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
	 * The attributes of the element that holds the field and its label.
	 *
	 * @param list<array{id: int, name: string}> $chosen Of chosen().
	 * @return string Escaped HTML.
	 */
	public static function attributes( array $chosen ): string {
		return sprintf( 'class="vitrine-product-picker" data-vitrine-picker data-chosen="%s"', esc_attr( (string) wp_json_encode( $chosen ) ) );
	}
}
