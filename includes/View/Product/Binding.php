<?php
/**
 * Block bindings for product fields.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Plugin;
use Vitrine\View\Parts\StockStatus;

defined( 'ABSPATH' ) || exit;

/**
 * The block bindings source `vitrine/product`: a paragraph, heading, button or image
 * displays a field of the current product.
 *
 * @example
 * <!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"vitrine/product","args":{"key":"price"}}}}} -->
 */
final class Binding {

	/** Name of the REST field, for the editor. */
	public const FIELD = 'vitrine_fields';

	/** Block attributes with HTML; others become element attributes, which WordPress escapes. */
	private const RICH = array( 'content', 'text', 'caption' );

	/**
	 * Returns the value of a bound attribute. Callback of the source.
	 *
	 * @param array<string, mixed> $args      `key`: a key of fields().
	 * @param \WP_Block            $block     The bound block.
	 * @param string               $attribute Name of the attribute.
	 * @return string|null HTML or plain text, as the attribute is; null: what was saved stays.
	 */
	public static function value( array $args, \WP_Block $block, string $attribute ): ?string {
		$id    = (int) ( $block->context['postId'] ?? get_the_ID() );
		$key   = $args['key'] ?? '';
		$value = is_string( $key ) ? ( self::fields( $id )[ $key ] ?? null ) : null;
		return null !== $value && in_array( $attribute, self::RICH, true ) ? esc_html( $value ) : $value;
	}

	/**
	 * Adds the fields to REST responses for products, only if they are requested by
	 * name, to keep other responses fast.
	 */
	public static function add_to_rest(): void {
		register_rest_field(
			Plugin::engine()->content_types()['post_type'],
			self::FIELD,
			array(
				'get_callback' => static function ( array $post, string $field, \WP_REST_Request $request ): ?array {
					$asked = $request->get_param( '_fields' );
					return null !== $asked && in_array( $field, wp_parse_list( $asked ), true ) ? self::fields( (int) $post['id'] ) : null;
				},
				'schema'       => array(
					'type'                 => array( 'object', 'null' ),
					'additionalProperties' => array( 'type' => 'string' ),
					'context'              => array( 'view', 'edit' ),
					'readonly'             => true,
				),
			)
		);
	}

	/**
	 * Returns the fields of a product as plain text.
	 *
	 * @param int $id Post ID of the product.
	 * @return array<string, string>|null Null: this visitor may see no such product.
	 */
	private static function fields( int $id ): ?array {
		if ( get_post_type( $id ) !== Plugin::engine()->content_types()['post_type'] ) {
			return null;
		}
		$product = Plugin::engine()->catalog()->find( $id );
		if ( null === $product ) {
			return null;
		}
		$image = $product->images[0] ?? null;
		return array(
			'title'             => $product->name,
			'price'             => self::price( $product ),
			'regular_price'     => self::is_priced( $product ) ? Plugin::engine()->currency()->format( $product->regular_price ) : '',
			'sku'               => $product->sku,
			'global_unique_id'  => $product->global_unique_id,
			'short_description' => self::plain( $product->short_description ),
			'stock'             => self::stock( $product ),
			'url'               => $product->permalink,
			'image'             => $image->src ?? '',
			'image_alt'         => $image->alt ?? '',
		);
	}

	/**
	 * Whether the product has a price for shoppers.
	 *
	 * @param Product $product The product.
	 */
	private static function is_priced( Product $product ): bool {
		return null === $product->price_html ? $product->purchasable || Product::EXTERNAL === $product->type : '' !== $product->price_html;
	}

	/**
	 * Returns the current price, or the price range.
	 *
	 * @param Product $product The product.
	 */
	private static function price( Product $product ): string {
		if ( ! self::is_priced( $product ) ) {
			return '';
		}
		$currency = Plugin::engine()->currency();
		$lowest   = $currency->format( $product->price );
		return $product->max_price > $product->price ? $lowest . ' – ' . $currency->format( $product->max_price ) : $lowest;
	}

	/**
	 * Returns the stock status.
	 *
	 * @param Product $product The product.
	 */
	private static function stock( Product $product ): string {
		if ( null !== $product->availability_html ) {
			return self::plain( $product->availability_html );
		}
		$text = StockStatus::text( $product->in_stock, $product->few );
		return '' === $text ? __( 'In stock', 'vitrine' ) : $text;
	}

	/**
	 * Converts HTML to plain text.
	 *
	 * @param string $html HTML.
	 */
	private static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) );
	}
}
