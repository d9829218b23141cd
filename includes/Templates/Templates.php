<?php
/**
 * Integration with themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Commerce\Capability;
use Vitrine\Editor\EditorData;
use Vitrine\Plugin;
use Vitrine\Support\PostBlocks;
use Vitrine\Templates\Classic\ClassicLayout;
use Vitrine\Templates\Classic\ClassicMenu;
use Vitrine\Templates\Classic\ClassicPages;
use Vitrine\Templates\Classic\Column;
use Vitrine\Templates\Classic\MenuItems;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the blocks that a shop needs, so that owners do not have to: page patterns,
 * block templates for products and categories, the mini-cart in the header, and
 * products in classic themes.
 */
final class Templates {

	private const PAGE = 'vitrine-page';

	/** Name of the order received template, the same as in WooCommerce. */
	private const RECEIVED = 'order-confirmation';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After the engine has registered its post types.
		add_action( 'init', array( self::class, 'register' ), 20 );
		add_action( 'enqueue_block_editor_assets', array( EditorData::class, 'print' ) );
		if ( 'woocommerce' !== Plugin::engine()->id() ) {
			// WooCommerce has its own product templates, also in classic themes.
			add_filter( 'the_content', array( self::class, 'product_content' ), 20 );
			add_filter( 'comments_template', array( self::class, 'reviews' ) );
		} else {
			// When the site editor requests WooCommerce's templates.
			add_action( 'rest_api_init', array( Received::class, 'boot' ) );
		}
		if ( 'builtin' === Plugin::engine()->id() ) {
			ClassicPages::boot();
			ClassicLayout::boot();
			ClassicMenu::boot();
			MenuItems::boot();
		}
		add_filter( 'render_block_data', array( self::class, 'keep_to_column' ), 10, 3 );
		add_filter( 'page_template_hierarchy', array( self::class, 'page_hierarchy' ) );
		// Late enough for filters of plugins and the theme.
		add_action( 'init', array( HeaderMiniCart::class, 'boot' ), 20 );
	}

	/**
	 * Registers patterns and templates.
	 */
	public static function register(): void {
		Patterns::prepare();
		if ( ! function_exists( 'register_block_template' ) || self::has_others() ) {
			return;
		}
		foreach ( self::templates() as $name => $template ) {
			register_block_template( 'vitrine//' . $name, $template );
		}
		ProductSearchTemplate::boot();
	}

	/**
	 * Replaces the content of a product with the product block in classic themes. Block
	 * themes have a template.
	 *
	 * @param string $content Post content.
	 */
	public static function product_content( string $content ): string {
		if ( self::has_others() || wp_is_block_theme() || ! is_singular( Plugin::engine()->content_types()['post_type'] ) || ! in_the_loop() || ! is_main_query() || PostBlocks::has( 'vitrine/product' ) ) {
			return $content;
		}
		// The block prints the description, and applies `the_content` to it.
		remove_filter( 'the_content', array( self::class, 'product_content' ), 20 );
		// The theme prints the title.
		$block = do_blocks( 'builtin' === Plugin::engine()->id() ? self::read( 'templates/classic/product' ) : '<!-- wp:vitrine/product {"showTitle":false} /-->' );
		add_filter( 'the_content', array( self::class, 'product_content' ), 20 );
		return '' === $block ? $content : $block;
	}

	/**
	 * Replaces the comments of a product with reviews in classic themes.
	 *
	 * @param string $file Path of the theme's template.
	 */
	public static function reviews( string $file ): string {
		return 'builtin' === Plugin::engine()->id() && is_singular( Plugin::engine()->content_types()['post_type'] ) ? dirname( __DIR__ ) . '/View/Product/Reviews/template.php' : $file;
	}

	/**
	 * Limits blocks to the content column in classic themes. In a filter of its own, so
	 * the class is loaded only when a block is rendered.
	 *
	 * @param array{blockName: ?string, attrs: array<string, mixed>} $block  Parsed block.
	 * @param array<string, mixed>                                   $source Unfiltered block.
	 * @param \WP_Block|null                                         $outer  Parent block.
	 * @return array{blockName: ?string, attrs: array<string, mixed>}
	 */
	public static function keep_to_column( array $block, array $source, ?\WP_Block $outer ): array {
		return null === $outer && str_starts_with( (string) $block['blockName'], 'vitrine/' ) ? Column::keep( $block ) : $block;
	}

	/**
	 * Gives shop pages, and pages that begin with a wide product list, a template as
	 * wide as their blocks, so that the title is aligned with the list. Templates of
	 * the owner or theme for the page take precedence.
	 *
	 * @param list<string> $names Template file names, the most specific first.
	 * @return list<string>
	 */
	public static function page_hierarchy( array $names ): array {
		$engine = Plugin::engine();
		if ( $engine->is_page( 'order_received' ) ) {
			if ( self::has_others() ) {
				Received::boot();
			} elseif ( self::has_orders() ) {
				array_unshift( $names, self::RECEIVED . '.php' );
			}
		}
		$post = get_queried_object();
		if ( ShopPage::is_page( $engine ) || ( $post instanceof \WP_Post && self::begins_with_list( $post->post_content ) ) ) {
			// Before `page.php`, the last one.
			array_splice( $names, -1, 0, array( self::PAGE . '.php' ) );
		}
		return $names;
	}

	/**
	 * Whether content begins with a product list that is wider than text.
	 *
	 * @param string $content Post content.
	 */
	private static function begins_with_list( string $content ): bool {
		if ( 1 !== preg_match( '#^\s*<!-- wp:vitrine/(loop-builder|product-listing)\b#', $content, $begin ) ) {
			return false;
		}
		$attributes = parse_blocks( $content )[0]['attrs'];
		return in_array( $attributes['align'] ?? '', array( 'wide', 'full' ), true ) && ( 'product-listing' === $begin[1] || Plugin::engine()->content_types()['post_type'] === ( $attributes['postType'] ?? '' ) );
	}

	/**
	 * Whether product templates belong to another plugin: WooCommerce, also while it is
	 * closed.
	 */
	private static function has_others(): bool {
		return in_array( Plugin::engine()->id(), array( 'woocommerce', 'closed' ), true );
	}

	/**
	 * Whether the order received page is this plugin's. Engines with their own order
	 * page show it at their own URL, without order number or key.
	 */
	private static function has_orders(): bool {
		return in_array( Capability::PlacesOrders, Plugin::engine()->capabilities(), true );
	}

	/**
	 * Returns the templates by name in WordPress's template hierarchy.
	 *
	 * @return array<int|string, array<string, mixed>> PHP converts numeric names such as `404` to integers.
	 */
	private static function templates(): array {
		$types    = Plugin::engine()->content_types();
		$category = self::content( 'category' );
		$archive  = false === get_post_type_archive_link( $types['post_type'] ) ? array() : array(
			'archive-' . $types['post_type'] => array(
				'title'       => __( 'Shop', 'vitrine' ),
				'description' => __( 'Lists all products.', 'vitrine' ),
				'content'     => $category,
			),
		);
		$tag      = ! isset( $types['tag'] ) ? array() : array(
			'taxonomy-' . $types['tag'] => array(
				'title'       => __( 'Product tag', 'vitrine' ),
				'description' => __( 'Lists the products of a tag.', 'vitrine' ),
				'content'     => $category,
			),
		);
		$received = ! self::has_orders() ? array() : array(
			self::RECEIVED => array(
				'title'       => __( 'Order received', 'vitrine' ),
				'description' => __( 'Shows customers their order after checkout, and what comes next.', 'vitrine' ),
				'content'     => self::content( 'received' ),
			),
		);
		return $archive + $tag + $received + array(
			'single-' . $types['post_type']  => array(
				'title'       => __( 'Product', 'vitrine' ),
				'description' => __( 'Shows a single product.', 'vitrine' ),
				'post_types'  => array( $types['post_type'] ),
				'content'     => self::content( 'product' ),
			),
			self::PAGE                       => array(
				'title'       => __( 'Shop page', 'vitrine' ),
				'description' => __( 'Shows shop pages: products, cart, checkout and account.', 'vitrine' ),
				'post_types'  => array( 'page' ),
				'content'     => self::content( 'page' ),
			),
			'taxonomy-' . $types['category'] => array(
				'title'       => __( 'Product category', 'vitrine' ),
				'description' => __( 'Lists the products of a category.', 'vitrine' ),
				'content'     => $category,
			),
			// Used only if the theme has none.
			'404'                            => array(
				'title'       => __( 'Page not found', 'vitrine' ),
				'description' => __( 'Shown when a page is not found: a search field and the best sellers.', 'vitrine' ),
				'content'     => self::read( 'templates/404' ),
			),
			ProductSearchTemplate::TEMPLATE  => array(
				'title'       => __( 'Product search results', 'vitrine' ),
				'description' => __( 'Displays search results for your shop.', 'vitrine' ),
				'content'     => self::content( 'search' ),
			),
		);
	}

	/**
	 * Returns the content of a template: a pattern or file with the theme's header and
	 * footer.
	 *
	 * @param 'product'|'search'|'category'|'page'|'received' $name Template name.
	 */
	public static function content( string $name ): string {
		$content = match ( $name ) {
			'product' => self::pattern( 'products/standard' ),
			'search'  => self::pattern( 'pages/search' ),
			default   => self::read( "templates/$name" ),
		};
		return self::framed( $content );
	}

	/**
	 * Adds the theme's header and footer.
	 *
	 * @param string $content Blocks of the content.
	 */
	public static function framed( string $content ): string {
		return str_replace( '{content}', $content, self::read( 'templates/frame' ) );
	}

	/**
	 * Returns the blocks of a pattern.
	 *
	 * @param string $name File in patterns/, without `.php`.
	 */
	public static function pattern( string $name ): string {
		ob_start();
		require __DIR__ . "/patterns/$name.php";
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Returns the blocks of a file.
	 *
	 * @param string $name File in this folder, without `.html`.
	 */
	public static function read( string $name ): string {
		return strtr(
			trim( (string) file_get_contents( __DIR__ . "/$name.html" ) ), // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Local file of the plugin.
			array(
				'{more}'    => trim( (string) wp_json_encode( __( 'You may also like', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ), '"' ),
				'{best}'    => trim( (string) wp_json_encode( __( 'Best sellers', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ), '"' ),
				'{search}'  => esc_html__( 'Search products', 'vitrine' ),
				'{button}'  => esc_html__( 'Search', 'vitrine' ),
				'{product}' => Plugin::engine()->content_types()['post_type'],
			)
		);
	}
}
