<?php
/**
 * Global product IDs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Products\VariationWriter;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the GTIN, UPC, EAN or ISBN of a product and its variations with the rules
 * of WooCommerce.
 */
final class GlobalIds {

	/** Maximum length in characters. */
	private const LENGTH = 100;

	/** Digits and hyphens; an ISBN-10 may end with an X. */
	private const FORM = '/^[0-9\-]*[0-9Xx]$/D';

	/**
	 * Returns the column of a product's row.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @param string               $type Product type.
	 * @return array{global_unique_id: string}|\WP_Error
	 */
	public static function column( array $data, ?ProductRow $row, string $type ): array|\WP_Error {
		$own     = self::of( $data, $row );
		$problem = self::problem( $own, array(), $row->id ?? 0 );
		if ( null !== $problem ) {
			return ProductInput::error( 'global_unique_id', $problem );
		}
		$seen = array( $own );
		foreach ( Product::VARIABLE === $type ? self::variations( $data, $row ) : array() as $at => $one ) {
			$problem = self::problem( $one, $seen, $row->id ?? 0 );
			if ( null !== $problem ) {
				$refusal = ProductInput::error( 'variations', $problem );
				$refusal->add_data( array( 'part' => 'global_unique_id' ) + (array) $refusal->get_error_data() );
				return VariationInput::of_variation( $refusal, $at );
			}
			$seen[] = $one;
		}
		return array( 'global_unique_id' => $own );
	}

	/**
	 * Returns the new ID of a product or variation, without whitespace.
	 *
	 * @param array<mixed>                 $data Data in the format of ProductWriter::save().
	 * @param ProductRow|VariationRow|null $row  Row before the change; null: new.
	 */
	public static function of( array $data, ProductRow|VariationRow|null $row ): string {
		return (string) preg_replace( '/\s+/u', '', (string) ( $data['global_unique_id'] ?? $row->global_unique_id ?? '' ) );
	}

	/**
	 * Returns the new IDs of the variations in order.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @return list<string>
	 */
	private static function variations( array $data, ?ProductRow $row ): array {
		$rows = null === $row ? array() : ( ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() );
		if ( ! isset( $data['variations'] ) ) {
			return array_values( array_map( static fn ( VariationRow $one ): string => $one->global_unique_id, $rows ) );
		}
		$ids = array();
		foreach ( (array) $data['variations'] as $raw ) {
			$was   = VariationWriter::row_of( (array) $raw, $rows );
			$ids[] = self::of( (array) $raw, $was );
			unset( $rows[ $was->id ?? 0 ] );
		}
		return $ids;
	}

	/**
	 * Returns the error message of an ID.
	 *
	 * @param string       $id         ID; may be empty.
	 * @param list<string> $seen       IDs of the same product and its variations.
	 * @param int          $product_id Product ID; 0: new.
	 */
	private static function problem( string $id, array $seen, int $product_id ): ?string {
		return match ( true ) {
			'' === $id => null,
			strlen( $id ) > self::LENGTH || 1 !== preg_match( self::FORM, $id ) => __( 'A GTIN, UPC, EAN, or ISBN has only numbers and hyphens (-). The letter X is allowed only as the last character of an ISBN.', 'vitrine' ),
			/* translators: %s: GTIN, UPC, EAN or ISBN. */
			in_array( $id, $seen, true ) || Skus::is_taken( $id, $product_id, 'global_unique_id' ) => sprintf( __( 'Another product has the GTIN, UPC, EAN, or ISBN "%s".', 'vitrine' ), $id ),
			default => null,
		};
	}
}
