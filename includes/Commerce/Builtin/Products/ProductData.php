<?php
/**
 * Product data that is not used in queries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Stored as JSON in the product's row.
 */
final class ProductData {

	/**
	 * @param list<array{name: string, label: string, options: array<string, string>, default: string, variation: bool}> $attributes     `name` is the field name (`attribute_colour`); options are labels by slug.
	 * @param list<int>                                                                                                  $children       Children of a grouped product.
	 * @param list<int>                                                                                                  $cross_sells    Cross-sells.
	 * @param list<int>                                                                                                  $gallery        Attachment IDs after the main image.
	 * @param string                                                                                                     $tax_status     Tax status, see TaxStatus.
	 * @param string                                                                                                     $tax_class      Tax class, see TaxRate.
	 * @param string                                                                                                     $shipping_class Slug of the shipping class; may be empty.
	 * @param string                                                                                                     $weight         Weight, see Measures; may be empty.
	 * @param string                                                                                                     $dimensions     Dimensions in the shop's unit or with their own; may be empty.
	 * @param Sale|null                                                                                                  $sale           Sale with dates; null: none.
	 * @param list<int>                                                                                                  $upsells        Upsells.
	 * @param Downloadable                                                                                               $downloads      Downloads of a simple product; variations have their own.
	 */
	public function __construct(
		public readonly array $attributes = array(),
		public readonly array $children = array(),
		public readonly array $cross_sells = array(),
		public readonly array $gallery = array(),
		public readonly string $tax_status = TaxStatus::TAXABLE,
		public readonly string $tax_class = TaxRate::STANDARD,
		public readonly string $shipping_class = '',
		public readonly string $weight = '',
		public readonly string $dimensions = '',
		public readonly ?Sale $sale = null,
		public readonly array $upsells = array(),
		public readonly Downloadable $downloads = new Downloadable(),
	) {}

	/**
	 * Decodes data from the database, which ProductWriter has validated.
	 *
	 * @param string $json Result of to_json().
	 */
	public static function of_json( string $json ): self {
		$data = (array) json_decode( $json, true );
		return new self(
			array_values( (array) ( $data['attributes'] ?? array() ) ),
			array_values( array_map( 'intval', (array) ( $data['children'] ?? array() ) ) ),
			array_values( array_map( 'intval', (array) ( $data['cross_sells'] ?? array() ) ) ),
			array_values( array_map( 'intval', (array) ( $data['gallery'] ?? array() ) ) ),
			TaxStatus::valid( $data['tax_status'] ?? '' ),
			TaxStatus::valid_class( $data['tax_class'] ?? '' ),
			sanitize_key( (string) ( $data['shipping_class'] ?? '' ) ),
			(string) ( $data['weight'] ?? '' ),
			(string) ( $data['dimensions'] ?? '' ),
			Sale::of( $data['sale'] ?? null ),
			array_values( array_map( 'intval', (array) ( $data['upsells'] ?? array() ) ) ),
			Downloadable::of( $data['downloads'] ?? null ),
		);
	}

	/**
	 * Encodes the data for the database.
	 */
	public function to_json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	/**
	 * Returns the attributes used for variations.
	 *
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string, variation: bool}>
	 */
	public function variation_attributes(): array {
		return array_values( array_filter( $this->attributes, static fn ( array $attribute ): bool => $attribute['variation'] ) );
	}
}
