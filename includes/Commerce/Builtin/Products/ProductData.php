<?php
/**
 * The part of a product that nothing sorts or calculates by.
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
 * Kept as JSON in the product's row.
 */
final class ProductData {

	/**
	 * @param list<array{name: string, label: string, options: array<string, string>, default: string, variation: bool}> $attributes  `name` is the field (`attribute_colour`), options are slug to label.
	 * @param list<int> $children    Of a grouped product.
	 * @param list<int> $cross_sells Products that the cart proposes beside it.
	 * @param list<int> $gallery     Attachments after the main one.
	 * @param string    $tax_status  Of TaxStatus.
	 * @param string    $tax_class   Of TaxRate.
	 * @param string    $shipping_class Slug; may be empty.
	 * @param string    $weight      As Measures reads it; may be empty.
	 * @param string    $dimensions  In the shop's unit or with its own; may be empty.
	 * @param Sale|null $sale        With its dates; null: none has any.
	 * @param list<int> $upsells     Products that its page proposes instead of it.
	 * @param Downloadable $downloads Of a simple product; variations have their own.
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
	 * Of the database. What ProductWriter has written is trusted.
	 *
	 * @param string $json As to_json() made it.
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
	 * As stored in the database.
	 */
	public function to_json(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	/**
	 * The attributes that tell variations apart.
	 *
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string, variation: bool}>
	 */
	public function variation_attributes(): array {
		return array_values( array_filter( $this->attributes, static fn ( array $attribute ): bool => $attribute['variation'] ) );
	}
}
