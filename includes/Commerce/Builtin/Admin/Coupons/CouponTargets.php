<?php
/**
 * What a coupon is for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Coupons;

use Vitrine\Commerce\Builtin\Admin\Products\ProductFormInput;
use Vitrine\Commerce\Builtin\Admin\Products\ProductPicker;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the rows for products and categories, each chosen by its name.
 */
final class CouponTargets {

	/**
	 * Prints the rows.
	 *
	 * @param string $products   Ids with commas between.
	 * @param string $categories Slugs with commas between.
	 */
	public static function render( string $products, string $categories ): void {
		self::products( ProductFormInput::ids( $products ) );
		self::categories( array_values( array_filter( array_map( 'trim', explode( ',', $categories ) ), static fn ( string $slug ): bool => '' !== $slug ) ) );
	}

	/**
	 * Products. The script makes a search of the field of ids; without it the names
	 * stand below the field.
	 *
	 * @param list<int> $ids Those that are chosen.
	 */
	private static function products( array $ids ): void {
		$chosen = ProductPicker::chosen( $ids );
		printf(
			'<tr %1$s><th scope="row"><label for="vitrine-product_ids">%2$s</label></th><td><input type="text" class="regular-text" id="vitrine-product_ids" name="product_ids" value="%3$s"><noscript><p class="description">%4$s %5$s</p></noscript></td></tr>',
			ProductPicker::attributes( $chosen ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes.
			esc_html__( 'Products', 'vitrine' ),
			esc_attr( implode( ',', $ids ) ),
			esc_html__( 'IDs, separated by commas.', 'vitrine' ),
			esc_html( implode( ', ', array_map( static fn ( array $one ): string => $one['id'] . ' – ' . $one['name'], $chosen ) ) )
		);
	}

	/**
	 * Categories, as the shop's tree; those that are chosen and gone stand at its end, to be taken off.
	 *
	 * @param list<string> $chosen Slugs.
	 */
	private static function categories( array $chosen ): void {
		$terms = get_terms(
			array(
				'taxonomy'   => ContentTypes::CATEGORY,
				'hide_empty' => false,
			)
		);
		$terms = is_array( $terms ) ? array_values( $terms ) : array();
		$gone  = array_diff( $chosen, array_column( $terms, 'slug' ) );
		$items = self::branch( $terms, 0, $chosen ) . implode( '', array_map( static fn ( string $slug ): string => self::item( $slug, $slug, true, '' ), $gone ) );
		printf(
			'<tr><th scope="row" id="vitrine-categories-label">%1$s</th><td><fieldset aria-labelledby="vitrine-categories-label" class="vitrine-categories">%2$s</fieldset><p class="description">%3$s</p></td></tr>',
			esc_html__( 'Product categories', 'vitrine' ),
			'' === $items ? esc_html__( 'No categories found.', 'vitrine' ) : "<ul>$items</ul>", // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- item() escapes.
			esc_html__( 'If no products or categories are selected, the coupon applies to all products.', 'vitrine' )
		);
	}

	/**
	 * The categories below one, with those below them.
	 *
	 * @param list<\WP_Term> $terms  All of the shop.
	 * @param int            $parent Id; 0: the topmost.
	 * @param list<string>   $chosen Slugs.
	 * @return string Escaped HTML.
	 */
	private static function branch( array $terms, int $parent, array $chosen ): string {
		$items = '';
		foreach ( $terms as $term ) {
			if ( $parent === $term->parent ) {
				$below  = self::branch( $terms, $term->term_id, $chosen );
				$items .= self::item( $term->slug, html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), in_array( $term->slug, $chosen, true ), '' === $below ? '' : "<ul>$below</ul>" );
			}
		}
		return $items;
	}

	/**
	 * List item of a category, with those below it.
	 *
	 * @param string $slug    Of the category.
	 * @param string $name    For people.
	 * @param bool   $checked Whether it is chosen.
	 * @param string $below   Those below it, escaped.
	 * @return string Escaped HTML.
	 */
	private static function item( string $slug, string $name, bool $checked, string $below ): string {
		return sprintf( '<li><label><input type="checkbox" name="categories[]" value="%1$s"%2$s> %3$s</label>%4$s</li>', esc_attr( $slug ), checked( $checked, true, false ), esc_html( $name ), $below );
	}
}
