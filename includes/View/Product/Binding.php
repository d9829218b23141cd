<?php
/**
 * Fields of a product in WordPress's own blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Plugin;
use Vitrine\View\Parts\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * The block bindings source `vitrine/product`: a paragraph, heading, button or
 * image shows a field of the product around it.
 *
 * @example
 * <!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"vitrine/product","args":{"key":"price"}}}}} -->
 */
final class Binding {

	/** Field of a product in REST answers, for the editor. */
	public const FIELD = 'vitrine_fields';

	/** Attributes of blocks that are HTML; the others are attributes of an element, which WordPress escapes. */
	private const RICH = array( 'content', 'text', 'caption' );

	/**
	 * What a bound attribute becomes. A callback of the source.
	 *
	 * @param array<string, mixed> $args      `key`: one of fields().
	 * @param \WP_Block            $block     The bound block.
	 * @param string               $attribute Of the block.
	 * @return string|null HTML or plain text, as the attribute is; null: what was saved stays.
	 */
	public static function value( array $args, \WP_Block $block, string $attribute ): ?string {
		$id    = (int) ( $block->context['postId'] ?? get_the_ID() );
		$key   = $args['key'] ?? '';
		$value = is_string( $key ) ? ( self::fields( $id )[ $key ] ?? null ) : null;
		return null !== $value && in_array( $attribute, self::RICH, true ) ? esc_html( $value ) : $value;
	}

	/**
	 * Adds the fields to the REST answers of products, where they are asked for by
	 * name: no other answer pays for them.
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
	 * The fields of a product as plain text.
	 *
	 * @param int $id Of a product's post.
	 * @return array<string, string>|null Null: this visitor may see no such product.
	 */
	private static function fields( int $id ): ?array {
		if ( get_post_type( $id ) !== Plugin::engine()->content_types()['post_type'] ) {
			return null;
		}
		$product = Plugin::engine()->catalogue()->find( $id );
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
	 * Whether shoppers are told a price.
	 *
	 * @param Product $product The product.
	 */
	private static function is_priced( Product $product ): bool {
		return null === $product->price_html ? $product->purchasable || Product::EXTERNAL === $product->type : '' !== $product->price_html;
	}

	/**
	 * The price now, or the lowest and the highest.
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
	 * Whether it can be had.
	 *
	 * @param Product $product The product.
	 */
	private static function stock( Product $product ): string {
		if ( null !== $product->availability_html ) {
			return self::plain( $product->availability_html );
		}
		$text = Stock::text( $product->in_stock, $product->few );
		return '' === $text ? __( 'In stock', 'vitrine' ) : $text;
	}

	/**
	 * The words of HTML.
	 *
	 * @param string $html HTML.
	 */
	private static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) );
	}
}
