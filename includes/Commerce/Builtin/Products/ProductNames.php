<?php
/**
 * Product names.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text for messages and cart lines; escape it for output.
 */
final class ProductNames {

	/**
	 * Returns the name of a product or variation: `Shirt – Small, Blue`.
	 *
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $chosen       Slugs by field name, for attributes that the variation leaves open.
	 * @return string Empty if the product was deleted.
	 */
	public static function of( int $product_id, int $variation_id = 0, array $chosen = array() ): string {
		$name   = self::plain( (string) get_post_field( 'post_title', $product_id, 'raw' ) );
		$values = array_column( self::values( $product_id, $variation_id, $chosen ), 'value' );
		return array() === $values ? $name : $name . ' – ' . implode( ', ', $values );
	}

	/**
	 * Returns the attributes of a variation for display.
	 *
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $chosen       Slugs by field name, for attributes that the variation leaves open.
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
	 * Returns a stored title as plain text: it may contain HTML entities.
	 *
	 * @param string $title Stored title.
	 */
	public static function plain( string $title ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
