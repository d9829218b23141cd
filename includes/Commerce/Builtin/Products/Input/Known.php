<?php
/**
 * Product data for ProductWriter::save().
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows to the format of ProductWriter::save(). Of the post only images are
 * included.
 */
final class Known {

	/**
	 * Returns the data of a product, except IDs and sales.
	 *
	 * @param ProductRow $row Product row.
	 * @return array<string, mixed>
	 */
	public static function product( ProductRow $row ): array {
		$data   = $row->data;
		$images = array( (int) get_post_thumbnail_id( $row->id ), ...$data->gallery );
		return array(
			'type'              => $row->type,
			'sku'               => $row->sku,
			'global_unique_id'  => $row->global_unique_id,
			'low_stock'         => $row->low_stock,
			'sold_individually' => $row->sold_individually,
			'min'               => $row->min,
			'max'               => $row->max,
			'step'              => $row->step,
			'needs_shipping'    => $row->needs_shipping,
			'featured'          => $row->featured,
			'external_url'      => $row->external_url,
			'external_text'     => $row->external_text,
			'attributes'        => $data->attributes,
			'children'          => $data->children,
			'upsells'           => $data->upsells,
			'cross_sells'       => $data->cross_sells,
			'image_ids'         => 0 === $images[0] && array() === $data->gallery ? array() : $images,
			'tax_status'        => $data->tax_status,
			'tax_class'         => $data->tax_class,
			'shipping_class'    => $data->shipping_class,
			'weight'            => $data->weight,
			'dimensions'        => $data->dimensions,
			'variations'        => array_map( array( self::class, 'variation' ), array_values( ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() ) ),
		) + self::stock( $row ) + $data->downloads->to_input() + ( self::has_own_price( $row ) ? self::prices( $row ) : array() );
	}

	/**
	 * Returns the data of a variation, except the ID.
	 *
	 * @param VariationRow $row Variation row.
	 * @return array<string, mixed>
	 */
	public static function variation( VariationRow $row ): array {
		return array(
			'attributes'       => $row->attributes,
			'sku'              => $row->sku,
			'global_unique_id' => $row->global_unique_id,
			'active'           => $row->active,
			'image_id'         => $row->image_id,
			'weight'           => $row->weight,
			'dimensions'       => $row->dimensions,
			'description'      => $row->description,
			'tax_class'        => $row->tax_class,
		) + self::prices( $row ) + self::stock( $row ) + $row->downloads->to_input();
	}

	/**
	 * Whether a product has its own price, rather than that of its variations or
	 * children.
	 *
	 * @param ProductRow $row Product row.
	 */
	public static function has_own_price( ProductRow $row ): bool {
		return in_array( $row->type, array( Product::SIMPLE, Product::EXTERNAL ), true );
	}

	/**
	 * Returns prices, and the dates of a current or future sale.
	 *
	 * @param ProductRow|VariationRow $row Product or variation row.
	 * @return array<string, int|string|null>
	 */
	private static function prices( ProductRow|VariationRow $row ): array {
		$sale = Sale::in( $row );
		if ( null !== $sale && $sale->is_over( time() ) ) {
			return array(
				'regular_price' => $row->regular_price,
				'sale_price'    => null,
			);
		}
		return array(
			'regular_price' => $row->regular_price,
			'sale_price'    => Sale::price_of( $row ),
		) + ( $sale?->days() ?? array() );
	}

	/**
	 * Returns stock data.
	 *
	 * @param ProductRow|VariationRow $row Product or variation row.
	 * @return array<string, bool|int|null>
	 */
	private static function stock( ProductRow|VariationRow $row ): array {
		return array(
			'manage_stock' => null !== $row->stock,
			'stock'        => $row->stock,
			'in_stock'     => $row->in_stock,
		);
	}
}
