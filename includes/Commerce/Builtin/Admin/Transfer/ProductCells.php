<?php
/**
 * CSV cells of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\Input\Known;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Rules\Decimal;
use Vitrine\Commerce\Rules\Dimensions;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * The columns have the English names that WooCommerce's importer accepts in every
 * language. Data without a WooCommerce column is written to meta columns with the meta
 * keys that the migration to WooCommerce uses.
 */
final class ProductCells {

	/** Columns with fixed headings, before and after the size columns, whose headings contain units. */
	private const BEFORE = array( 'ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?' );
	private const AFTER  = array( 'Allow customer reviews?', 'Sale price', 'Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days', 'Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Meta: _vitrine_min_quantity', 'Meta: _vitrine_max_quantity', 'Meta: _vitrine_step_quantity' );

	private const PUBLISHED = array(
		'publish' => '1',
		'future'  => '-1',
		'private' => '0',
		'pending' => '2',
	);

	/**
	 * @param int    $decimals   Number of decimals of the currency.
	 * @param string $weight     Weight unit of the shop.
	 * @param string $length     Length unit of the shop.
	 * @param int    $attributes Number of attributes that need columns.
	 * @param int    $downloads  Number of files that need columns.
	 */
	public function __construct(
		private readonly int $decimals,
		private readonly string $weight,
		private readonly string $length,
		private readonly int $attributes,
		private readonly int $downloads,
	) {}

	/**
	 * Returns the column headings.
	 *
	 * @return list<string>
	 */
	public function headings(): array {
		$headings = array( ...self::BEFORE, "Weight ($this->weight)", "Length ($this->length)", "Width ($this->length)", "Height ($this->length)", ...self::AFTER );
		for ( $number = 1; $number <= $this->attributes; $number++ ) {
			array_push( $headings, "Attribute $number name", "Attribute $number value(s)", "Attribute $number visible", "Attribute $number global", "Attribute $number default" );
		}
		return array( ...$headings, ...DownloadCells::headings( $this->downloads ) );
	}

	/**
	 * Returns the cells of a product.
	 *
	 * @param ProductRow $row Product row.
	 * @return list<string>
	 */
	public function product( ProductRow $row ): array {
		$post   = get_post( $row->id );
		$data   = $row->data;
		$images = array( (int) get_post_thumbnail_id( $row->id ), ...$data->gallery );
		$given  = array(
			'ID'                           => (string) $row->id,
			'Type'                         => $row->type . ( Product::SIMPLE === $row->type ? DownloadCells::kinds( $data->downloads, $row->needs_shipping ) : '' ),
			'SKU'                          => $row->sku,
			'GTIN, UPC, EAN, or ISBN'      => $row->global_unique_id,
			'Name'                         => $post->post_title ?? '',
			'Published'                    => self::PUBLISHED[ $post->post_status ?? '' ] ?? '-1',
			'Is featured?'                 => $row->featured ? '1' : '0',
			'Visibility in catalog'        => 'visible',
			'Short description'            => self::lines( $post->post_excerpt ?? '' ),
			'Description'                  => self::lines( $post->post_content ?? '' ),
			'Tax status'                   => $data->tax_status,
			'Tax class'                    => TaxRate::STANDARD === $data->tax_class ? '' : $data->tax_class,
			'In stock?'                    => $row->is_available() ? '1' : '0',
			'Low stock amount'             => (string) $row->low_stock,
			'Sold individually?'           => $row->sold_individually ? '1' : '0',
			'Allow customer reviews?'      => 'open' === ( $post->comment_status ?? '' ) ? '1' : '0',
			'Categories'                   => self::terms( $row->id, ContentTypes::CATEGORY ),
			'Tags'                         => self::terms( $row->id, ContentTypes::TAG ),
			'Shipping class'               => $data->shipping_class,
			'Images'                       => self::images( $images ),
			'Grouped products'             => Product::GROUPED === $row->type ? self::products( $data->children ) : '',
			'Upsells'                      => self::products( $data->upsells ),
			'Cross-sells'                  => self::products( $data->cross_sells ),
			'External URL'                 => $row->external_url,
			'Button text'                  => $row->external_text,
			'Position'                     => (string) ( $post->menu_order ?? 0 ),
			'Meta: _vitrine_min_quantity'  => $row->min > 1 ? (string) $row->min : '',
			'Meta: _vitrine_max_quantity'  => (string) $row->max,
			'Meta: _vitrine_step_quantity' => $row->step > 1 ? (string) $row->step : '',
		);
		foreach ( $data->attributes as $index => $attribute ) {
			$given += $this->attribute( $index, $attribute['label'], self::join( array_values( $attribute['options'] ) ), '1', $attribute['options'][ $attribute['default'] ] ?? '' );
		}
		$given += Product::SIMPLE === $row->type ? DownloadCells::of( $data->downloads ) : array();
		return $this->line( $given + ( Known::has_own_price( $row ) ? $this->prices( $row ) : array() ) + $this->measures( $row, $data->weight, $data->dimensions ) );
	}

	/**
	 * Returns the cells of a variation.
	 *
	 * @param VariationRow $variation Variation row.
	 * @param ProductRow   $row       Row of the parent product.
	 * @return list<string>
	 */
	public function variation( VariationRow $variation, ProductRow $row ): array {
		$position = array_search( $variation->id, array_keys( ProductRows::variations( array( $row->id ) )[ $row->id ] ), true );
		$given    = array(
			'ID'                      => (string) $variation->id,
			'Type'                    => 'variation' . DownloadCells::kinds( $variation->downloads, $row->needs_shipping ),
			'SKU'                     => $variation->sku,
			'GTIN, UPC, EAN, or ISBN' => $variation->global_unique_id,
			'Name'                    => ProductNames::of( $row->id, $variation->id ),
			'Published'               => $variation->active ? '1' : '0',
			'Is featured?'            => '0',
			'Visibility in catalog'   => 'visible',
			'Description'             => self::lines( $variation->description ),
			'Tax status'              => $row->data->tax_status,
			'Tax class'               => match ( $variation->tax_class ) {
				''                => 'parent',
			TaxRate::STANDARD => '',
			default           => $variation->tax_class,
			},
			'In stock?'               => $variation->is_available( $row ) ? '1' : '0',
			'Images'                  => self::images( array( $variation->image_id ) ),
			'Parent'                  => self::products( array( $row->id ) ),
			'Position'                => (string) (int) $position,
		);
		foreach ( $row->data->attributes as $index => $attribute ) {
			if ( $attribute['variation'] ) {
				$given += $this->attribute( $index, $attribute['label'], self::join( array( $attribute['options'][ $variation->attributes[ $attribute['name'] ] ?? '' ] ?? '' ) ), '', '' );
			}
		}
		$line = $given + DownloadCells::of( $variation->downloads ) + $this->prices( $variation ) + $this->measures( $variation, $variation->weight, $variation->dimensions );
		return $this->line( null === $variation->stock && null !== $row->stock ? array( 'Stock' => 'parent' ) + $line : $line );
	}

	/**
	 * Orders the cells by the headings; missing cells are empty.
	 *
	 * @param array<string, string> $given Cells keyed by heading.
	 * @return list<string>
	 */
	private function line( array $given ): array {
		return array_map( static fn ( string $heading ): string => $given[ $heading ] ?? '', $this->headings() );
	}

	/**
	 * Returns the cells of the prices and sale dates.
	 *
	 * @param ProductRow|VariationRow $row The row.
	 * @return array<string, string>
	 */
	private function prices( ProductRow|VariationRow $row ): array {
		$days = Sale::in( $row )?->days();
		return array(
			'Regular price'          => Decimal::price( $row->regular_price, $this->decimals ),
			'Sale price'             => Decimal::price( Sale::price_of( $row ), $this->decimals ),
			'Date sale price starts' => $days['sale_from'] ?? '',
			'Date sale price ends'   => $days['sale_to'] ?? '',
		);
	}

	/**
	 * Returns the cells of stock, weight and dimensions. Weights and dimensions that are
	 * not numbers are left out.
	 *
	 * @param ProductRow|VariationRow $row        The row.
	 * @param string                  $weight     Weight as entered; may be empty.
	 * @param string                  $dimensions Dimensions as entered; may be empty.
	 * @return array<string, string>
	 */
	private function measures( ProductRow|VariationRow $row, string $weight, string $dimensions ): array {
		$mass = Measures::milligrams( $weight, $this->weight );
		$size = Dimensions::of( $dimensions, $this->length, $this->length );
		return array(
			'Stock'                  => (string) $row->stock,
			'Backorders allowed?'    => '0',
			"Weight ($this->weight)" => 0 === $mass ? '' : Measures::number( $mass, $this->weight ),
			"Length ($this->length)" => $size[0] ?? '',
			"Width ($this->length)"  => $size[1] ?? '',
			"Height ($this->length)" => $size[2] ?? '',
		);
	}

	/**
	 * Returns the cells of an attribute.
	 *
	 * @param int    $index   From 0.
	 * @param string $label   Label of the attribute.
	 * @param string $values  Joined values.
	 * @param string $visible `1`, or empty for a variation.
	 * @param string $chosen  Label of the default value; may be empty.
	 * @return array<string, string>
	 */
	private function attribute( int $index, string $label, string $values, string $visible, string $chosen ): array {
		$name = 'Attribute ' . ( $index + 1 );
		return array(
			"$name name"     => $label,
			"$name value(s)" => $values,
			"$name visible"  => $visible,
			"$name global"   => '0',
			"$name default"  => $chosen,
		);
	}

	/**
	 * Returns categories or tags with their ancestors, such as `Home > Lighting, New`.
	 *
	 * @param int    $id       Product.
	 * @param string $taxonomy Taxonomy.
	 */
	private static function terms( int $id, string $taxonomy ): string {
		$terms = get_the_terms( $id, $taxonomy );
		$paths = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$above   = array_reverse( get_ancestors( $term->term_id, $taxonomy, 'taxonomy' ) );
			$names   = array_map( static fn ( int $ancestor ): string => get_term( $ancestor, $taxonomy )->name ?? '', $above );
			$paths[] = implode( ' > ', array_map( array( ProductNames::class, 'plain' ), array( ...$names, $term->name ) ) );
		}
		// The database order of terms with the same name is undefined.
		sort( $paths, SORT_STRING );
		return self::join( $paths );
	}

	/**
	 * Returns the URLs of the images that exist.
	 *
	 * @param list<int> $ids Attachment IDs; 0 means none.
	 */
	private static function images( array $ids ): string {
		return self::join( array_values( array_filter( array_map( static fn ( int $id ): string => $id > 0 ? (string) wp_get_attachment_image_url( $id, 'full' ) : '', $ids ) ) ) );
	}

	/**
	 * Returns references to products: their SKUs or `id:12`.
	 *
	 * @param list<int> $ids Product IDs; deleted products are left out.
	 */
	private static function products( array $ids ): string {
		$rows = ProductRows::products( $ids );
		$ids  = array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $rows[ $id ] ) ) );
		return self::join( array_map( static fn ( int $id ): string => '' === $rows[ $id ]->sku ? "id:$id" : $rows[ $id ]->sku, $ids ) );
	}

	/**
	 * Escapes a literal `\n` in a text, which importers would read as a line break.
	 * Real line breaks are kept.
	 *
	 * @param string $text Text of the product.
	 */
	private static function lines( string $text ): string {
		return str_replace( '\n', '\\\\n', $text );
	}

	/**
	 * Joins values for one cell.
	 *
	 * @param list<string> $values Values; commas are escaped.
	 */
	private static function join( array $values ): string {
		return implode( ', ', str_replace( ',', '\\,', $values ) );
	}
}
