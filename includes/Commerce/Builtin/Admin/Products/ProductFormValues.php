<?php
/**
 * Values of the product form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Downloads\Files\FileList;
use Vitrine\Commerce\Builtin\Products\Input\Known;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Converts rows to the text values of the form; ProductFormInput converts them back.
 */
final class ProductFormValues {

	/**
	 * Returns the values of a product.
	 *
	 * @param int      $id       Product ID; without a row it is new.
	 * @param Currency $currency Currency of the shop.
	 * @return array<string, string> Values by field; a checkbox is `1` or empty.
	 */
	public static function of( int $id, Currency $currency ): array {
		$row = ProductRows::product( $id );
		if ( null === $row ) {
			return self::fresh();
		}
		$own = Known::has_own_price( $row );
		return array(
			'type'              => $row->type,
			'sku'               => $row->sku,
			'global_unique_id'  => $row->global_unique_id,
			'regular_price'     => $own ? MoneyField::write( $row->regular_price, $currency ) : '',
			'sale_price'        => $own ? self::sale_price( $row, $currency ) : '',
			'manage_stock'      => null === $row->stock ? '' : '1',
			'stock'             => (string) $row->stock,
			'stock_was'         => (string) $row->stock,
			'low_stock'         => (string) $row->low_stock,
			'in_stock'          => $row->in_stock ? '1' : '0',
			'sold_individually' => $row->sold_individually ? '1' : '',
			'min'               => (string) $row->min,
			'max'               => (string) $row->max,
			'step'              => (string) $row->step,
			'needs_shipping'    => $row->needs_shipping ? '1' : '',
			'featured'          => $row->featured ? '1' : '',
			'tax_status'        => $row->data->tax_status,
			'tax_class'         => $row->data->tax_class,
			'shipping_class'    => $row->data->shipping_class,
			'weight'            => $row->data->weight,
			'dimensions'        => $row->data->dimensions,
			'external_url'      => $row->external_url,
			'external_text'     => $row->external_text,
			'children'          => implode( ',', $row->data->children ),
			'upsells'           => implode( ',', $row->data->upsells ),
			'cross_sells'       => implode( ',', $row->data->cross_sells ),
			'gallery'           => implode( ',', $row->data->gallery ),
			'variable'          => self::variable( $row, $currency ),
		) + self::days( $row->data->sale ) + self::downloads( $row->data->downloads );
	}

	/**
	 * Returns the values of a new product.
	 *
	 * @return array<string, string>
	 */
	private static function fresh(): array {
		$given  = array(
			'type'           => Product::SIMPLE,
			'in_stock'       => '1',
			'min'            => '1',
			'step'           => '1',
			'needs_shipping' => '1',
			'tax_status'     => TaxStatus::TAXABLE,
			'tax_class'      => TaxRate::STANDARD,
			'variable'       => '{"attributes":[],"variations":[]}',
		);
		$others = array( 'sku', 'global_unique_id', 'regular_price', 'sale_price', 'sale_from', 'sale_to', 'manage_stock', 'stock', 'stock_was', 'low_stock', 'sold_individually', 'max', 'featured', 'shipping_class', 'weight', 'dimensions', 'external_url', 'external_text', 'children', 'upsells', 'cross_sells', 'gallery', 'downloadable', 'downloads', 'download_limit', 'download_expiry' );
		return $given + array_fill_keys( $others, '' );
	}

	/**
	 * Returns the sale price, current or scheduled.
	 *
	 * @param ProductRow|VariationRow $row      Product or variation row.
	 * @param Currency                $currency Currency of the shop.
	 */
	private static function sale_price( ProductRow|VariationRow $row, Currency $currency ): string {
		$price = Sale::price_of( $row );
		return null === $price ? '' : MoneyField::write( $price, $currency );
	}

	/**
	 * Returns the dates of a sale.
	 *
	 * @param Sale|null $sale Sale; null: no dates.
	 * @return array{sale_from: string, sale_to: string}
	 */
	private static function days( ?Sale $sale ): array {
		return $sale?->days() ?? array(
			'sale_from' => '',
			'sale_to'   => '',
		);
	}

	/**
	 * Returns the values of downloads.
	 *
	 * @param Downloadable $downloads Downloads of a product or variation.
	 * @return array{downloadable: string, downloads: string, download_limit: string, download_expiry: string}
	 */
	private static function downloads( Downloadable $downloads ): array {
		return array(
			'downloadable'    => $downloads->enabled ? '1' : '',
			'downloads'       => FileList::write( $downloads->to_input()['downloads'] ),
			'download_limit'  => (string) $downloads->limit,
			'download_expiry' => (string) $downloads->expiry,
		);
	}

	/**
	 * Returns attributes and variations for the script as a single JSON field, since
	 * many variations would exceed PHP's limit of input variables.
	 *
	 * @param ProductRow $row      Product row.
	 * @param Currency   $currency Currency of the shop.
	 */
	private static function variable( ProductRow $row, Currency $currency ): string {
		$attributes = array();
		foreach ( $row->data->attributes as $attribute ) {
			$attributes[] = array(
				'name'      => $attribute['name'],
				'label'     => $attribute['label'],
				'options'   => array_values( $attribute['options'] ),
				'default'   => $attribute['options'][ $attribute['default'] ] ?? '',
				'variation' => $attribute['variation'],
			);
		}
		$variations = array_map(
			static fn ( VariationRow $variation ): array => self::variation( $variation, $row, $currency ),
			array_values( ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() )
		);
		return (string) wp_json_encode( compact( 'attributes', 'variations' ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Returns a variation, with its values in the order of the product's attributes.
	 *
	 * @param VariationRow $variation Variation row.
	 * @param ProductRow   $row       Row of its product.
	 * @param Currency     $currency  Currency of the shop.
	 * @return array<string, mixed>
	 */
	private static function variation( VariationRow $variation, ProductRow $row, Currency $currency ): array {
		$choices = array();
		foreach ( $row->data->attributes as $attribute ) {
			$choices[] = $attribute['options'][ $variation->attributes[ $attribute['name'] ] ?? '' ] ?? '';
		}
		return array(
			'id'               => $variation->id,
			'choices'          => $choices,
			'sku'              => $variation->sku,
			'global_unique_id' => $variation->global_unique_id,
			'regular_price'    => MoneyField::write( $variation->regular_price, $currency ),
			'sale_price'       => self::sale_price( $variation, $currency ),
			'stock'            => (string) $variation->stock,
			'stock_was'        => (string) $variation->stock,
			'in_stock'         => $variation->in_stock,
			'active'           => $variation->active,
			'image_id'         => $variation->image_id,
			'image_url'        => (string) wp_get_attachment_image_url( $variation->image_id, 'thumbnail' ),
			'weight'           => $variation->weight,
			'dimensions'       => $variation->dimensions,
			'description'      => $variation->description,
			'tax_class'        => $variation->tax_class,
		) + self::days( $variation->sale ) + array( 'downloadable' => $variation->downloads->enabled ) + self::downloads( $variation->downloads );
	}
}
