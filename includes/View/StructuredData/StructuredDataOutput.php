<?php
/**
 * Structured data on pages of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Reviews\ReviewList;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Plugin;
use Vitrine\Support\Json;
use Vitrine\Support\MainQuery;
use Vitrine\Support\RenderedBlocks;
use Vitrine\View\Breadcrumbs\Trail;

defined( 'ABSPATH' ) || exit;

/**
 * Prints structured data, unless another plugin does. It is cached, so it has no
 * visitor data.
 */
final class StructuredDataOutput {

	/** Constants and functions of SEO plugins that print structured data. */
	private const SEO_CONSTANTS = array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION' );
	private const SEO_FUNCTIONS = array( 'rank_math', 'aioseo', 'seopress_init', 'the_seo_framework' );

	/** Maximum number of reviews per product. */
	private const REVIEWS = 5;

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'wp_footer', array( self::class, 'print' ) );
	}

	/**
	 * Prints the structured data of the page.
	 */
	public static function print(): void {
		$graphs = self::is_elsewhere() ? array() : self::graphs();
		if ( array() === $graphs ) {
			return;
		}
		echo Json::linked( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Json::linked() escapes its output.
			array(
				'@context' => 'https://schema.org/',
				'@graph'   => $graphs,
			)
		);
	}

	/**
	 * Whether an SEO plugin prints structured data.
	 */
	public static function is_elsewhere(): bool {
		return array() !== array_filter( self::SEO_CONSTANTS, 'defined' ) || array() !== array_filter( self::SEO_FUNCTIONS, 'function_exists' );
	}

	/**
	 * Returns the graphs of the current page.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function graphs(): array {
		$engine = Plugin::engine();
		$graphs = array();
		if ( is_front_page() ) {
			$name     = self::site_name();
			$graphs[] = SiteGraph::organization( $name, home_url( '/' ), self::logo() );
			$graphs[] = SiteGraph::website( $name, home_url( '/' ), $engine->content_types()['post_type'] );
		}
		if ( $engine->is_page( 'product' ) ) {
			$graphs[] = self::product( get_queried_object_id() );
		}
		if ( self::has_breadcrumbs() ) {
			$crumbs   = Trail::current( $engine );
			$graphs[] = count( $crumbs ) > 1 ? SiteGraph::breadcrumbs( $crumbs ) : null;
		}
		return array_values( array_filter( array_map( array( self::class, 'filtered' ), $graphs ) ) );
	}

	/**
	 * Returns a graph, filtered by plugins.
	 *
	 * @param array<string, mixed>|null $graph The graph; null: none.
	 * @return array<string, mixed>
	 */
	private static function filtered( ?array $graph ): array {
		if ( null === $graph ) {
			return array();
		}
		/**
		 * Filters a graph of structured data; return an empty array to remove it. It is
		 * cached: do not add visitor data.
		 *
		 * @param array<string, mixed> $graph Data in schema.org vocabulary.
		 * @param string               $type  Its `@type`.
		 *
		 * @example
		 * add_filter( 'vitrine_structured_data', fn( $graph, $type ) => 'Product' === $type ? $graph + [ 'brand' => [ '@type' => 'Brand', 'name' => 'Acme' ] ] : $graph, 10, 2 );
		 */
		return (array) apply_filters( 'vitrine_structured_data', $graph, (string) $graph['@type'] );
	}

	/**
	 * Returns the graph of the page's product.
	 *
	 * @param int $id Product ID.
	 * @return array<string, mixed>|null
	 */
	private static function product( int $id ): ?array {
		$product = BuiltinCatalog::without_description( $id );
		if ( null === $product ) {
			return null;
		}
		$post = get_post( $id );
		$text = '' !== $product->short_description ? $product->short_description : strip_shortcodes( $post->post_content ?? '' );
		return ProductGraph::of( $product, self::plain( $text ), self::offers(), null === $product->rating ? array() : ReviewList::newest( $id, self::REVIEWS ) );
	}

	/**
	 * Returns the builder for offers of this shop.
	 */
	public static function offers(): ProductOffers {
		$tax = ShopOptions::get()->tax;
		return new ProductOffers(
			Plugin::engine()->currency(),
			self::site_name(),
			home_url( '/' ),
			// Without a sale end date, the price is valid at least until the end of next year.
			gmdate( 'Y-12-31', time() + YEAR_IN_SECONDS ),
			array() === $tax->rates ? null : $tax->shop_incl
		);
	}

	/**
	 * Returns the site name as plain text.
	 */
	public static function site_name(): string {
		return wp_specialchars_decode( get_bloginfo( 'name', 'display' ), ENT_QUOTES );
	}

	/**
	 * Converts HTML to one line of plain text.
	 *
	 * @param string $html HTML, may include block comments.
	 */
	public static function plain( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Whether the page belongs to a breadcrumb trail of the shop, or displays
	 * breadcrumbs.
	 */
	private static function has_breadcrumbs(): bool {
		$types = Plugin::engine()->content_types();
		return is_singular( $types['post_type'] ) || MainQuery::get()->is_tax( array_values( array_diff_key( $types, array( 'post_type' => true ) ) ) ) || RenderedBlocks::has( 'breadcrumbs' );
	}

	/**
	 * Returns the URL of the site logo, or of the site icon.
	 */
	private static function logo(): string {
		$logo = (int) get_theme_mod( 'custom_logo' );
		return $logo > 0 ? (string) wp_get_attachment_url( $logo ) : get_site_icon_url();
	}
}
