<?php
/**
 * Input of the product form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Builtin\Downloads\Files\FileList;
use Vitrine\Commerce\Builtin\Products\Input\VariationInput;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Converts text from the form for ProductWriter, which validates it.
 */
final class ProductFormInput {

	/**
	 * Returns the data for ProductWriter.
	 *
	 * @param array<string, string>                $form     Values by field, in the format of ProductFormValues.
	 * @param Currency                             $currency Currency of the shop.
	 * @param array<string, array<string, string>> $known    Existing option labels by slug, by field name of the attribute.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function read( array $form, Currency $currency, array $known = array() ): array|\WP_Error {
		$text = static fn ( string $name ): string => trim( $form[ $name ] ?? '' );
		$data = array(
			'type'              => $text( 'type' ),
			'sku'               => $text( 'sku' ),
			'low_stock'         => '' === $text( 'low_stock' ) ? null : (int) $text( 'low_stock' ),
			'sold_individually' => '' !== $text( 'sold_individually' ),
			'min'               => max( 1, (int) $text( 'min' ) ),
			'max'               => '' === $text( 'max' ) ? null : (int) $text( 'max' ),
			'step'              => max( 1, (int) $text( 'step' ) ),
			'needs_shipping'    => '' !== $text( 'needs_shipping' ),
			'featured'          => '' !== $text( 'featured' ),
			'external_url'      => $text( 'external_url' ),
			'external_text'     => $text( 'external_text' ),
			'children'          => self::ids( $text( 'children' ) ),
			'upsells'           => self::ids( $text( 'upsells' ) ),
			'cross_sells'       => self::ids( $text( 'cross_sells' ) ),
		);
		// Fields that were not submitted are unchanged.
		$data += array_intersect_key( $form, array_flip( array( 'global_unique_id', 'tax_status', 'tax_class', 'shipping_class', 'weight', 'dimensions' ) ) ) + self::downloads( $form );

		$own  = in_array( $data['type'], array( Product::SIMPLE, Product::EXTERNAL ), true );
		$more = self::price_and_stock( $own ? $form : array_diff_key( $form, array_flip( array( 'regular_price', 'sale_price', 'sale_from', 'sale_to' ) ) ), '' !== $text( 'manage_stock' ), $currency );
		if ( is_wp_error( $more ) ) {
			return $more;
		}
		$variable = self::variable( $text( 'variable' ), $currency, $known );
		return is_wp_error( $variable ) ? $variable : $data + $more + $variable;
	}

	/**
	 * Returns prices and stock of a product or variation.
	 *
	 * @param array<mixed> $form     `regular_price`, `sale_price`, `sale_from`, `sale_to`, `stock`, `stock_was` and `in_stock`.
	 * @param bool         $counts   Whether stock is managed.
	 * @param Currency     $currency Currency of the shop.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function price_and_stock( array $form, bool $counts, Currency $currency ): array|\WP_Error {
		$data  = array( 'manage_stock' => $counts );
		$stock = trim( (string) ( $form['stock'] ?? '' ) );
		// Unchanged stock is not saved, because items may have been sold since the form
		// was opened.
		if ( $counts && '' !== $stock && trim( (string) ( $form['stock_was'] ?? '' ) ) !== $stock ) {
			$data['stock'] = $stock;
		}
		if ( isset( $form['in_stock'] ) ) {
			$data['in_stock'] = (bool) $form['in_stock'];
		}
		$data += array_intersect_key( $form, array_flip( array( 'sale_from', 'sale_to' ) ) );
		foreach ( array( 'regular_price', 'sale_price' ) as $name ) {
			$data[ $name ] = MoneyField::read( (string) ( $form[ $name ] ?? '' ), $currency );
			if ( false === $data[ $name ] ) {
				/* translators: %s: what was typed. */
				return new \WP_Error( 'vitrine_invalid_product', sprintf( __( '"%s" is not a valid price.', 'vitrine' ), (string) $form[ $name ] ), array( 'field' => $name ) );
			}
		}
		return $data;
	}

	/**
	 * Returns the downloads of a product or variation.
	 *
	 * @param array<mixed> $form `downloadable`, `downloads`, `download_limit` and `download_expiry`.
	 * @return array<string, mixed> Empty if the form has no such fields.
	 */
	private static function downloads( array $form ): array {
		return isset( $form['downloads'] ) ? array(
			'downloadable'    => ! empty( $form['downloadable'] ),
			'downloads'       => FileList::read( (string) $form['downloads'] ),
			'download_limit'  => (string) ( $form['download_limit'] ?? '' ),
			'download_expiry' => (string) ( $form['download_expiry'] ?? '' ),
		) : array();
	}

	/**
	 * Returns attributes and variations from their JSON field.
	 *
	 * @param string                               $json     JSON in the format of ProductFormValues.
	 * @param Currency                             $currency Currency of the shop.
	 * @param array<string, array<string, string>> $known    Existing option labels by slug, by field name of the attribute.
	 * @return array<string, mixed>|\WP_Error
	 */
	private static function variable( string $json, Currency $currency, array $known ): array|\WP_Error {
		$given = json_decode( $json, true );
		if ( ! is_array( $given ) || ! isset( $given['attributes'], $given['variations'] ) ) {
			// Without script the field is submitted unchanged; invalid JSON changes
			// nothing.
			return array();
		}
		$attributes = array_map(
			static fn ( $attribute ): array => self::attribute( (array) $attribute, $known ),
			array_values( (array) $given['attributes'] )
		);
		$variations = array();
		foreach ( array_values( (array) $given['variations'] ) as $at => $variation ) {
			$variation = (array) $variation;
			$own       = self::price_and_stock( $variation, '' !== trim( (string) ( $variation['stock'] ?? '' ) ), $currency );
			if ( is_wp_error( $own ) ) {
				return VariationInput::of_variation( $own, $at );
			}
			$variations[] = array(
				'attributes' => self::choices( array_values( (array) ( $variation['choices'] ?? array() ) ), $attributes ),
				'active'     => ! empty( $variation['active'] ),
			) + $own + self::downloads( $variation ) + array_intersect_key( $variation, array_flip( array( 'id', 'sku', 'global_unique_id', 'image_id', 'weight', 'dimensions', 'description', 'tax_class' ) ) );
		}
		return compact( 'attributes', 'variations' );
	}

	/**
	 * Returns an attribute. Existing options keep their slugs, which are used in carts.
	 *
	 * @param array<mixed>                         $raw   `name`, `label`, `options` (labels), `default` (a label) and `variation`.
	 * @param array<string, array<string, string>> $known Existing option labels by slug, by field name of the attribute.
	 * @return array{name: string, label: string, options: array<string, string>, default: string, variation: bool}
	 */
	private static function attribute( array $raw, array $known ): array {
		$label   = trim( (string) ( $raw['label'] ?? '' ) );
		$name    = (string) ( $raw['name'] ?? '' );
		$slugs   = array_flip( $known[ $name ] ?? array() );
		$options = array();
		foreach ( array_map( 'trim', array_map( 'strval', (array) ( $raw['options'] ?? array() ) ) ) as $option ) {
			if ( '' !== $option ) {
				$options[ (string) ( $slugs[ $option ] ?? sanitize_title( $option ) ) ] = $option;
			}
		}
		return array(
			'name'      => '' === $name ? $label : $name,
			'label'     => $label,
			'options'   => $options,
			'default'   => (string) array_search( (string) ( $raw['default'] ?? '' ), $options, true ),
			'variation' => ! empty( $raw['variation'] ),
		);
	}

	/**
	 * Returns the attributes of a variation.
	 *
	 * @param list<mixed>                                                                                                $choices    Labels in the order of the attributes; empty: any value.
	 * @param list<array{name: string, label: string, options: array<string, string>, default: string, variation: bool}> $attributes Attributes of the product.
	 * @return array<string, string> Slugs by attribute.
	 */
	private static function choices( array $choices, array $attributes ): array {
		$chosen = array();
		foreach ( $attributes as $index => $attribute ) {
			if ( $attribute['variation'] ) {
				$chosen[ $attribute['name'] ] = (string) array_search( trim( (string) ( $choices[ $index ] ?? '' ) ), $attribute['options'], true );
			}
		}
		return $chosen;
	}

	/**
	 * Parses a list of IDs.
	 *
	 * @param string $typed IDs separated by commas.
	 * @return list<int>
	 */
	public static function ids( string $typed ): array {
		return array_values( array_filter( array_map( 'intval', explode( ',', $typed ) ) ) );
	}
}
