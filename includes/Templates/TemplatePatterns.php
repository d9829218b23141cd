<?php
/**
 * Patterns for whole templates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Blocks;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Offered by the site editor as replacements for a template. They replace the whole
 * template, so each includes the theme's header and footer; they are hidden in the
 * inserter, which adds patterns to pages.
 */
final class TemplatePatterns {

	/**
	 * Registers the patterns for the REST request of the editor, the only one that
	 * needs them.
	 */
	public static function register(): void {
		if ( ! wp_is_block_theme() || \WP_Block_Patterns_Registry::get_instance()->is_registered( Blocks::PREFIX . 'template-home' ) ) {
			return;
		}
		foreach ( self::all() as $name => list( $types, $content ) ) {
			register_block_pattern(
				Blocks::PREFIX . 'template-' . $name,
				array_diff_key( PatternCatalog::all()[ $name ] ?? self::others()[ $name ], array( 'filePath' => 0 ) ) + array(
					'templateTypes' => $types,
					'inserter'      => false,
					'content'       => Templates::framed( $content ),
				)
			);
		}
	}

	/**
	 * Returns the template types and content of each pattern.
	 *
	 * @return array<string, array{list<string>, string}>
	 */
	private static function all(): array {
		$types    = Plugin::engine()->content_types();
		$product  = array( 'single-' . $types['post_type'] );
		$category = 'taxonomy-' . $types['category'];
		return array(
			'home'              => array( array( 'front-page', 'home' ), Templates::pattern( 'pages/home' ) ),
			'category'          => array( array( $category ), Templates::pattern( 'pages/category' ) ),
			'products'          => array( array( $category, 'archive-' . $types['post_type'] ), Templates::read( 'templates/category' ) ),
			'product'           => array( $product, Templates::pattern( 'products/standard' ) ),
			'product-accordion' => array( $product, Templates::pattern( 'products/accordion' ) ),
			'product-showcase'  => array( $product, Templates::pattern( 'products/showcase' ) ),
			'order-confirmed'   => array( array( 'order-confirmation' ), 'woocommerce' === Plugin::engine()->id() ? Templates::pattern( 'templates/order-confirmation' ) : Templates::read( 'templates/received' ) ),
			'product-search'    => array( array( ProductSearchTemplate::TEMPLATE, 'search' ), Templates::pattern( 'pages/search' ) ),
			'not-found'         => array( array( '404' ), Templates::pattern( 'pages/not-found' ) ),
		);
	}

	/**
	 * Returns the properties of patterns that are not page patterns too.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function others(): array {
		$usual = array(
			'categories'    => array( 'vitrine' ),
			'viewportWidth' => 1280,
		);
		return array(
			'products'        => $usual + array(
				'title'       => __( 'Product grid', 'vitrine' ),
				'description' => __( 'The name and description of what is listed, followed by its products.', 'vitrine' ),
				'keywords'    => array( 'shop', 'catalog', 'category', 'archive', 'woocommerce' ),
			),
			'order-confirmed' => $usual + array(
				'title'       => __( 'Order received, with what comes next', 'vitrine' ),
				'description' => __( 'The order, what happens with it now, and the best sellers.', 'vitrine' ),
				'keywords'    => array( 'order received', 'order confirmation', 'thank you', 'woocommerce' ),
			),
		);
	}
}
