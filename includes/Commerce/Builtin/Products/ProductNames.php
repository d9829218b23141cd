<?php
/**
 * Names of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text, for messages and lines; escaped where it is printed.
 */
final class ProductNames {

	/**
	 * The name of a product or a variation: `Shirt – Small, Blue`.
	 *
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $chosen       Field name to slug, where the variation leaves it open.
	 * @return string Empty when the product is gone.
	 */
	public static function of( int $product_id, int $variation_id = 0, array $chosen = array() ): string {
		$name   = self::plain( (string) get_post_field( 'post_title', $product_id, 'raw' ) );
		$values = array_column( self::values( $product_id, $variation_id, $chosen ), 'value' );
		return array() === $values ? $name : $name . ' – ' . implode( ', ', $values );
	}

	/**
	 * The chosen attributes of a variation, for people.
	 *
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $chosen       Field name to slug, where the variation leaves it open.
	 * @return list<array{name: string, value: string}>
	 */
	public static function values( int $product_id, int $variation_id, array $chosen = array() ): array {
		$product   = $variation_id > 0 ? ProductRows::product( $product_id ) : null;
		$variation = $product ? ProductRows::variations( array( $product_id ) )[ $product_id ][ $variation_id ] ?? null : null;
		$values    = array();
		foreach ( $product && $variation ? $product->data->variation_attributes() : array() as $attribute ) {
			$slug = $variation->attributes[ $attribute['name'] ] ?? '';
			$slug = '' === $slug ? $chosen[ $attribute['name'] ] ?? '' : $slug;
			if ( isset( $attribute['options'][ $slug ] ) ) {
				$values[] = array(
					'name'  => $attribute['label'],
					'value' => $attribute['options'][ $slug ],
				);
			}
		}
		return $values;
	}

	/**
	 * A stored title as text: WordPress keeps entities for those who may not write HTML.
	 *
	 * @param string $title As stored.
	 */
	public static function plain( string $title ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
