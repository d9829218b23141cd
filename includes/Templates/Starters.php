<?php
/**
 * Starting points for listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Each is a pattern and a variation of the loop builder.
 */
final class Starters {

	/**
	 * Returns the listings, the default first.
	 *
	 * @return list<array{name: string, title: string, description: string, keywords: list<string>, content: string}>
	 */
	public static function all(): array {
		$words = array(
			'loop-blog'     => array( __( 'Blog grid', 'vitrine' ), __( 'Posts in columns with a search field and category buttons.', 'vitrine' ), array( 'blog', 'posts', 'query loop' ) ),
			'loop-products' => array( __( 'Product grid with filters', 'vitrine' ), __( 'Products next to a filter column.', 'vitrine' ), array( 'shop', 'product filter', 'sidebar' ) ),
			'loop-shop'     => array( __( 'All products with a filter sheet', 'vitrine' ), __( 'Products next to facets, which open in a sheet on small screens.', 'vitrine' ), array( 'shop', 'product filter', 'sidebar', 'facets', 'woocommerce' ) ),
			'loop-bar'      => array( __( 'All products with a filter bar', 'vitrine' ), __( 'Search, category and sorting in a row above the products.', 'vitrine' ), array( 'shop', 'product filter', 'top bar', 'woocommerce' ) ),
			'loop-team'     => array( __( 'Team list', 'vitrine' ), __( 'A list of people, each with their own page.', 'vitrine' ), array( 'team', 'people', 'staff' ) ),
		);
		$types = Plugin::engine()->content_types();
		return array_map(
			static fn ( string $name, array $text ): array => array(
				'name'        => $name,
				'title'       => $text[0],
				'description' => $text[1],
				'keywords'    => $text[2],
				'content'     => strtr(
					// Product listings share the same cards.
					str_replace( '{cards}', self::read( 'product-cards' ), self::read( $name ) ),
					array(
						'{product}'  => $types['post_type'],
						'{category}' => $types['category'],
						'{empty}'    => esc_html__( 'No results found. Try different words or remove a filter.', 'vitrine' ),
						// In a block attribute, so encoded as JSON.
						'{find}'     => trim( (string) wp_json_encode( __( 'Search products', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ), '"' ),
						'{search}'   => esc_html__( 'Search the journal', 'vitrine' ),
						'{people}'   => esc_html__( 'Search people', 'vitrine' ),
					)
				),
			),
			array_keys( $words ),
			array_values( $words )
		);
	}

	/**
	 * Returns the content of a file in patterns/.
	 *
	 * @param string $name File name in patterns/, without `.html`.
	 */
	private static function read( string $name ): string {
		return trim( (string) file_get_contents( __DIR__ . "/patterns/$name.html" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Local file of the plugin.
	}
}
