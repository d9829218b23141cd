<?php
/**
 * Shop data for the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Optional\Checkout\DrawsForm;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostSortOrders;
use Vitrine\Loop\Posts\PostFacets;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Loop\Posts\RangeFacets;
use Vitrine\Page\Address\Providers;
use Vitrine\Plugin;
use Vitrine\Settings\Beside\Replaced;
use Vitrine\Settings\Settings;
use Vitrine\Templates\Starters;
use Vitrine\View\Cart\Parts\Arrivals;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Data in the format of `EditorData` in src/editor/data/index.ts.
 */
final class EditorData {

	/**
	 * Adds the data before the scripts of the blocks.
	 */
	public static function print(): void {
		$engine = Plugin::engine();
		$types  = $engine->content_types();
		$shop   = ShopProps::props( $engine );
		$data   = array(
			'currency'       => $engine->currency()->to_array(),
			'post_type'      => $types['post_type'],
			'category'       => $types['category'],
			'sort_orders'    => (object) $engine->catalog()->sort_orders(),
			'quantity_style' => $shop['quantity_style'],
			'sale_badge'     => $shop['sale_badge'],
			'quick_view'     => Settings::text( 'quick_view' ),
			'cart'           => ExampleCart::of( $engine ),
			'cart_arrivals'  => Arrivals::attributes(),
			'cart_kinds'     => array_map( static fn ( Engine $one ): string => $one->cart_kind(), Engines::all() ),
			'checkout'       => self::checkout(),
			'replaced'       => (object) Replaced::notices( $engine ),
			'loop_types'     => (object) self::loop_types(),
			'loop_starters'  => Starters::all(),
		);
		wp_add_inline_script( 'wp-blocks', 'window.vitrineEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';' );
	}

	/**
	 * Returns the checkout settings, so that the block can describe what it adds.
	 *
	 * @return array<string, bool|int|string> `CheckoutFacts` of src/editor/data/index.ts.
	 */
	private static function checkout(): array {
		$checkout = Plugin::engine()->checkout();
		return array(
			'form_of'        => $checkout instanceof DrawsForm ? $checkout->form_of() : '',
			'providers'      => count( Providers::listed() ),
			'email_check'    => Settings::on( 'email_check' ),
			'login'          => Settings::on( 'checkout_login' ),
			// In block themes the order received page is a template.
			'shows_received' => 'woocommerce' === Plugin::engine()->id() || ( 'builtin' === Plugin::engine()->id() && ! wp_is_block_theme() ),
		);
	}

	/**
	 * Returns the post types that a listing can show.
	 *
	 * @return array<string, array{label: string, taxonomies: object, orders: object, facets: object, attributes: object, metas: object}>
	 */
	private static function loop_types(): array {
		return array_map(
			static fn ( \WP_Post_Type $type ): array => array(
				'label'      => (string) $type->labels->name,
				'taxonomies' => (object) array_map( static fn ( \WP_Taxonomy $taxonomy ): string => (string) $taxonomy->labels->name, LoopOptions::taxonomies( $type->name ) ),
				'orders'     => (object) PostSortOrders::labels( $type->name ),
				'facets'     => (object) self::facets( $type->name ),
				'attributes' => (object) self::attributes( $type->name ),
				'metas'      => (object) array_map( static fn ( array $meta ): string => $meta['label'], RangeFacets::metas( $type->name ) ),
			),
			LoopOptions::post_types()
		);
	}

	/**
	 * Returns the facets of a post type that are not taxonomies.
	 *
	 * @param string $post_type Post type.
	 * @return array<string, string> Labels by facet name.
	 */
	private static function facets( string $post_type ): array {
		$facets = array_filter( array( ...FacetedProducts::ALL, FacetedProducts::PRICE ), static fn ( string $facet ): bool => ProductFacets::has( $facet, $post_type ) );
		$others = array_filter( PostFacets::ALL, static fn ( string $facet ): bool => PostFacets::has( $facet, $post_type ) );
		return array_combine( $facets, array_map( array( ProductFacets::class, 'label' ), $facets ) ) + array_combine( $others, array_map( array( PostFacets::class, 'label' ), $others ) ) + array( RangeFacets::DATE => RangeFacets::label( RangeFacets::DATE, $post_type ) );
	}

	/**
	 * Returns the attributes of a post type that have facets.
	 *
	 * @param string $post_type Post type.
	 * @return array<string, string> Labels by name, without the common prefix of attribute facets.
	 */
	private static function attributes( string $post_type ): array {
		$all = ProductFacets::attributes( $post_type );
		return array_combine( array_map( static fn ( string $facet ): string => substr( $facet, strlen( FacetedProducts::ATTRIBUTE ) ), array_keys( $all ) ), $all );
	}
}
