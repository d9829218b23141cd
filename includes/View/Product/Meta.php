<?php
/**
 * Product meta.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * SKU, weight, dimensions, categories and tags.
 */
final class Meta {

	/**
	 * Renders the list; null if it would be empty.
	 *
	 * @param Product        $product Product with all details.
	 * @param Variation|null $chosen  Preselected variation, whose values are displayed.
	 */
	public static function render( Product $product, ?Variation $chosen = null ): ?Markup {
		$items = array(
			self::fact( $product, 'sku', 'sku_wrapper', 'sku', __( 'SKU', 'vitrine' ), $product->sku, $chosen->sku ?? '' ),
			self::fact( $product, 'weight', 'weight_wrapper', 'product_weight', __( 'Weight', 'vitrine' ), $product->weight, self::text( $chosen, 'weight' ) ),
			self::fact( $product, 'dimensions', 'dimensions_wrapper', 'product_dimensions', __( 'Dimensions', 'vitrine' ), $product->dimensions, self::text( $chosen, 'dimensions' ) ),
			self::terms( 'posted_in', __( 'Category', 'vitrine' ), $product->categories ),
			self::terms( 'tagged_as', _n( 'Tag', 'Tags', count( $product->tags ), 'vitrine' ), $product->tags ),
		);
		return array_filter( $items ) ? Markup::tag( 'dl', array( 'class' => 'product_meta' ), $items ) : null;
	}

	/**
	 * Renders categories or tags as links; null if there are none.
	 *
	 * @param string                                               $style Class of the item.
	 * @param string                                               $label Label.
	 * @param list<array{slug: string, name: string, url: string}> $terms Terms of the product.
	 */
	private static function terms( string $style, string $label, array $terms ): ?Markup {
		$links = array();
		foreach ( $terms as $term ) {
			$links[] = array() === $links ? null : ', ';
			$links[] = Markup::tag(
				'a',
				array(
					'href' => $term['url'],
					'rel'  => 'tag',
				),
				$term['name']
			);
		}
		return array() === $links ? null : self::item( $style, $label, Markup::join( $links ) );
	}

	/**
	 * Renders a value of the product. If only its variations have one, the item is
	 * printed for that of the chosen variation.
	 *
	 * @param Product $product Product with all details.
	 * @param string  $field   Property of a variation.
	 * @param string  $style   Class of the item.
	 * @param string  $marker  Class of the value.
	 * @param string  $label   Label.
	 * @param string  $own     Value of the product; may be empty.
	 * @param string  $shown   Value of the preselected variation, which replaces it; empty: none.
	 * @see spec 4.13
	 */
	private static function fact( Product $product, string $field, string $style, string $marker, string $label, string $own, string $shown ): ?Markup {
		if ( '' === $own && array() === array_filter( array_column( $product->variations, $field ) ) ) {
			return null;
		}
		$own  = '' === $own ? __( 'N/A', 'vitrine' ) : $own;
		$data = '' === $shown ? array() : array( Contract::name( 'markers.printed_over' ) => $own );
		return self::item( $style, $label, Markup::tag( 'span', array( 'class' => $marker ) + $data, '' === $shown ? $own : $shown ) );
	}

	/**
	 * Returns weight or dimensions of the preselected variation, as the script would
	 * print it.
	 *
	 * @param Variation|null $chosen Preselected variation.
	 * @param string         $field  `weight` or `dimensions`.
	 */
	private static function text( ?Variation $chosen, string $field ): string {
		if ( null === $chosen || '' === $chosen->$field ) {
			return '';
		}
		$html = $chosen->{ $field . '_html' };
		return '' === $html ? $chosen->$field : html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Renders an item.
	 *
	 * @param string $style Class of the item.
	 * @param string $label Label.
	 * @param Markup $value Value.
	 */
	private static function item( string $style, string $label, Markup $value ): Markup {
		return Markup::tag( 'div', array( 'class' => $style ), Markup::tag( 'dt', array(), $label ), Markup::tag( 'dd', array(), $value ) );
	}
}
