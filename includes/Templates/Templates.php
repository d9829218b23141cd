<?php
/**
 * The shop in a theme.
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
 * Puts the blocks where a shop needs them, so that its owner need not: patterns
 * for its pages, block templates for products and their categories, the
 * mini-cart in the header, and the product in classic themes.
 */
final class Templates {

	private const PAGE = 'vitrine-page';

	/** The template of a receipt, as WooCommerce calls it. */
	private const RECEIVED = 'order-confirmation';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After the engine has registered its post types.
		add_action( 'init', array( self::class, 'register' ), 20 );
		add_action( 'enqueue_block_editor_assets', array( EditorData::class, 'print' ) );
		if ( 'woocommerce' !== Plugin::engine()->id() ) {
			// WooCommerce's products have templates of their own, in classic themes too.
			add_filter( 'the_content', array( self::class, 'product_content' ), 20 );
			add_filter( 'comments_template', array( self::class, 'reviews' ) );
		} else {
			// Where the site editor asks for WooCommerce's templates.
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
		// By then plugins and the theme have said what they change.
		add_action( 'init', array( Header::class, 'boot' ), 20 );
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
		ProductSearch::boot();
	}

	/**
	 * In a classic theme a product is an ordinary post: its content becomes the
	 * product. Block themes have the template.
	 *
	 * @param string $content Of the post.
	 */
	public static function product_content( string $content ): string {
		if ( self::has_others() || wp_is_block_theme() || ! is_singular( Plugin::engine()->content_types()['post_type'] ) || ! in_the_loop() || ! is_main_query() || PostBlocks::has( 'vitrine/product' ) ) {
			return $content;
		}
		// Its own description is printed by the block, through the filters of the content.
		remove_filter( 'the_content', array( self::class, 'product_content' ), 20 );
		// The theme prints the name.
		$block = do_blocks( 'builtin' === Plugin::engine()->id() ? self::read( 'templates/classic/product' ) : '<!-- wp:vitrine/product {"showTitle":false} /-->' );
		add_filter( 'the_content', array( self::class, 'product_content' ), 20 );
		return '' === $block ? $content : $block;
	}

	/**
	 * In a classic theme a product has reviews where others have comments.
	 *
	 * @param string $file The theme's template.
	 */
	public static function reviews( string $file ): string {
		return 'builtin' === Plugin::engine()->id() && is_singular( Plugin::engine()->content_types()['post_type'] ) ? dirname( __DIR__ ) . '/View/Product/Reviews/template.php' : $file;
	}

	/**
	 * Lets a block of ours in a classic theme be as wide as the column. How is read where
	 * one is rendered, and nowhere else.
	 *
	 * @param array{blockName: ?string, attrs: array<string, mixed>} $block  As parsed.
	 * @param array<string, mixed>                                   $source The same.
	 * @param \WP_Block|null                                         $outer  The block around it.
	 * @return array{blockName: ?string, attrs: array<string, mixed>}
	 */
	public static function keep_to_column( array $block, array $source, ?\WP_Block $outer ): array {
		return null === $outer && str_starts_with( (string) $block['blockName'], 'vitrine/' ) ? Column::keep( $block ) : $block;
	}

	/**
	 * Gives the shop's pages, and pages that begin with a wide list of products, a
	 * template as wide as their blocks, unless the owner or the theme has one for the
	 * page itself: the title stands at the edge of the list.
	 *
	 * @param list<string> $names File names, the most special first.
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
			// Before `page.php`, which is last.
			array_splice( $names, -1, 0, array( self::PAGE . '.php' ) );
		}
		return $names;
	}

	/**
	 * Whether a content begins with a list of products that is wider than text.
	 *
	 * @param string $content Of a page.
	 */
	private static function begins_with_list( string $content ): bool {
		if ( 1 !== preg_match( '#^\s*<!-- wp:vitrine/(loop-builder|product-listing)\b#', $content, $begin ) ) {
			return false;
		}
		$attributes = parse_blocks( $content )[0]['attrs'];
		return in_array( $attributes['align'] ?? '', array( 'wide', 'full' ), true ) && ( 'product-listing' === $begin[1] || Plugin::engine()->content_types()['post_type'] === ( $attributes['postType'] ?? '' ) );
	}

	/**
	 * Whether products have templates of another plugin's: WooCommerce's, which
	 * stays where it cannot sell, too.
	 */
	private static function has_others(): bool {
		return in_array( Plugin::engine()->id(), array( 'woocommerce', 'closed' ), true );
	}

	/**
	 * Whether the page of an order is ours: an engine that takes orders on its own page
	 * shows them on its own page too, whose address has neither number nor key.
	 */
	private static function has_orders(): bool {
		return in_array( Capability::PlacesOrders, Plugin::engine()->capabilities(), true );
	}

	/**
	 * The templates by the name in WordPress's hierarchy.
	 *
	 * @return array<int|string, array<string, mixed>> A name of digits is a number to PHP.
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
			// Only a theme that has none of its own shows it.
			'404'                            => array(
				'title'       => __( 'Page not found', 'vitrine' ),
				'description' => __( 'Shown when a page is not found: a search field and the best sellers.', 'vitrine' ),
				'content'     => self::read( 'templates/404' ),
			),
			ProductSearch::TEMPLATE          => array(
				'title'       => __( 'Product search results', 'vitrine' ),
				'description' => __( 'Displays search results for your shop.', 'vitrine' ),
				'content'     => self::content( 'search' ),
			),
		);
	}

	/**
	 * The blocks of a template: a pattern or a file of its own, between the theme's
	 * header and footer.
	 *
	 * @param 'product'|'search'|'category'|'page'|'received' $name Which.
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
	 * Blocks between the theme's header and footer.
	 *
	 * @param string $content The blocks.
	 */
	public static function framed( string $content ): string {
		return str_replace( '{content}', $content, self::read( 'templates/frame' ) );
	}

	/**
	 * The blocks of a pattern.
	 *
	 * @param string $name Below patterns/, without `.php`.
	 */
	public static function pattern( string $name ): string {
		ob_start();
		require __DIR__ . "/patterns/$name.php";
		return trim( (string) ob_get_clean() );
	}

	/**
	 * The blocks of a file.
	 *
	 * @param string $name Below this folder, without `.html`.
	 */
	public static function read( string $name ): string {
		return strtr(
			trim( (string) file_get_contents( __DIR__ . "/$name.html" ) ), // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
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
