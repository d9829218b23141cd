<?php
/**
 * Products and categories of a coupon.
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
 * Prints the rows to choose products and categories by name.
 */
final class CouponTargets {

	/**
	 * Prints the rows.
	 *
	 * @param string $products   Product IDs, separated by commas.
	 * @param string $categories Category slugs, separated by commas.
	 */
	public static function render( string $products, string $categories ): void {
		self::products( ProductFormInput::ids( $products ) );
		self::categories( array_values( array_filter( array_map( 'trim', explode( ',', $categories ) ), static fn ( string $slug ): bool => '' !== $slug ) ) );
	}

	/**
	 * Prints the products field. The script replaces it with a search; without script
	 * the names are shown below.
	 *
	 * @param list<int> $ids Chosen product IDs.
	 */
	private static function products( array $ids ): void {
		$chosen = ProductPicker::chosen( $ids );
		printf(
			'<tr %1$s><th scope="row"><label for="vitrine-product_ids">%2$s</label></th><td><input type="text" class="regular-text" id="vitrine-product_ids" name="product_ids" value="%3$s"><noscript><p class="description">%4$s %5$s</p></noscript></td></tr>',
			ProductPicker::attributes( $chosen ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- attributes() escapes its output.
			esc_html__( 'Products', 'vitrine' ),
			esc_attr( implode( ',', $ids ) ),
			esc_html__( 'IDs, separated by commas.', 'vitrine' ),
			esc_html( implode( ', ', array_map( static fn ( array $one ): string => $one['id'] . ' – ' . $one['name'], $chosen ) ) )
		);
	}

	/**
	 * Prints the categories as a tree; chosen ones that were deleted are at its end, so
	 * that they can be removed.
	 *
	 * @param list<string> $chosen Chosen slugs.
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
			'' === $items ? esc_html__( 'No categories found.', 'vitrine' ) : "<ul>$items</ul>", // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- item() escapes its output.
			esc_html__( 'If no products or categories are selected, the coupon applies to all products.', 'vitrine' )
		);
	}

	/**
	 * Returns the children of a category as nested list.
	 *
	 * @param list<\WP_Term> $terms  All categories.
	 * @param int            $parent Term ID of the parent; 0: top level.
	 * @param list<string>   $chosen Chosen slugs.
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
	 * Returns the list item of a category.
	 *
	 * @param string $slug    Slug of the category.
	 * @param string $name    Name of the category.
	 * @param bool   $checked Whether it is chosen.
	 * @param string $below   Escaped HTML of its children.
	 * @return string Escaped HTML.
	 */
	private static function item( string $slug, string $name, bool $checked, string $below ): string {
		return sprintf( '<li><label><input type="checkbox" name="categories[]" value="%1$s"%2$s> %3$s</label>%4$s</li>', esc_attr( $slug ), checked( $checked, true, false ), esc_html( $name ), $below );
	}
}
