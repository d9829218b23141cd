<?php
/**
 * Block registration.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Editor\EditorScripts;
use Vitrine\Page\Assets;
use Vitrine\Site\BreakPoint;
use Vitrine\Site\ViewModules;
use Vitrine\Support\Build;
use Vitrine\Support\PostBlocks;
use Vitrine\Support\RenderedBlocks;
use Vitrine\Support\Visitor;
use Vitrine\View\Listing\QueryCards;
use Vitrine\View\Loop\QueryPagination;
use Vitrine\View\Product\Binding;
use Vitrine\View\Product\Gallery\InTemplate;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks in build/blocks and enqueues the assets of those that a page
 * renders.
 */
final class Blocks {

	public const PREFIX = 'vitrine/';

	/** Blocks that render their inner blocks themselves: inside their listing, product, form or cart, and once per post. */
	private const CONTAINERS = array( 'loop-builder', 'loop-template', 'product', 'product-listing', 'checkout', 'cart' );

	/** Product parts that can be used in a loop without a parent product block. */
	public const PRODUCT_PARTS = array( 'product-gallery', 'product-title', 'product-rating', 'product-price', 'product-short-description', 'product-stock', 'product-form', 'product-meta', 'product-share' );

	/** Properties of block.json that only the editor needs; front-end requests skip them, which saves registering scripts and translating texts. */
	private const EDITOR_ONLY = array( 'editorScript', 'editorStyle', 'example', 'keywords', 'description', 'variations' );

	/**
	 * Style handles by block, if WordPress would load all of them on every page.
	 *
	 * @var array<string, list<string>>
	 */
	private static array $styles = array();

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'prepare' ) );
		add_filter( 'block_categories_all', array( self::class, 'categories' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue_early' ) );
	}

	/**
	 * Registers the blocks: immediately in the editor and for an update of a listing, and in
	 * other front-end requests before the first one is rendered, since most pages have none.
	 */
	public static function prepare(): void {
		self::register_bindings();
		if ( Visitor::is_listing() ) {
			self::register();
		} elseif ( Visitor::is_likely() ) {
			// Before callbacks that buffer the page.
			add_filter( 'template_include', array( self::class, 'register_early' ), 9999 );
			add_filter( 'pre_render_block', array( self::class, 'register_late' ), 0, 3 );
		}
		Visitor::unless( array( self::class, 'register_edited' ) );
	}

	/**
	 * Registers the blocks for the editor. WordPress registers attributes of block supports
	 * during `init`, which is over when a request is recognized as a REST request. Without
	 * them, it rejects blocks with a custom color, class or CSS.
	 */
	public static function register_edited(): void {
		self::register();
		if ( did_action( 'init' ) && ! doing_action( 'init' ) ) {
			\WP_Block_Supports::init();
		}
	}

	/**
	 * Registers the block bindings source for product fields. Its class is loaded on first use.
	 */
	private static function register_bindings(): void {
		register_block_bindings_source(
			self::PREFIX . 'product',
			array(
				// Only shown in the editor.
				'label'              => Visitor::is_likely() ? 'Product' : __( 'Product', 'vitrine' ),
				'uses_context'       => array( 'postId', 'postType' ),
				'get_value_callback' => static fn ( array $args, \WP_Block $block, string $attribute ): ?string => Binding::value( $args, $block, $attribute ),
			)
		);
	}

	/**
	 * Registers the blocks if the template or content of the page contains one. WordPress
	 * parses theme.json and the theme's styles again when blocks are registered, and has not
	 * parsed them at this point. Hook callback.
	 *
	 * @param mixed $template Template of the page.
	 * @return mixed Unchanged.
	 */
	public static function register_early( mixed $template ): mixed {
		global $_wp_current_template_content;
		$post  = get_queried_object();
		$texts = array( $_wp_current_template_content, $post instanceof \WP_Post ? PostBlocks::content( $post ) : '' );
		foreach ( array_filter( $texts, 'is_string' ) as $text ) {
			if ( str_contains( $text, '<!-- wp:' . self::PREFIX ) ) {
				self::register();
				InTemplate::watch( (string) $_wp_current_template_content );
				break;
			}
		}
		return $template;
	}

	/**
	 * Registers the blocks before one is rendered. Hook callback.
	 *
	 * @param mixed                $html   Filtered HTML.
	 * @param array<string, mixed> $block  Parsed block.
	 * @param \WP_Block|null       $parent Parent block; its inner blocks were checked before.
	 * @return mixed Unchanged.
	 */
	public static function register_late( mixed $html, array $block, ?\WP_Block $parent = null ): mixed {
		if ( null === $parent && self::has_own( $block ) ) {
			self::register();
		}
		return $html;
	}

	/**
	 * Whether a block belongs to this plugin or contains such a block. WordPress looks up
	 * the types of inner blocks, also of synced patterns, before it runs hooks for them.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function has_own( array $block ): bool {
		if ( str_starts_with( (string) ( $block['blockName'] ?? '' ), self::PREFIX ) ) {
			return true;
		}
		if ( 'core/block' === ( $block['blockName'] ?? '' ) ) {
			return str_contains( PostBlocks::whole_pattern( (int) ( $block['attrs']['ref'] ?? 0 ) ), '<!-- wp:' . self::PREFIX );
		}
		foreach ( $block['innerBlocks'] ?? array() as $inner ) {
			if ( self::has_own( $inner ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Registers the blocks once.
	 */
	public static function register(): void {
		remove_filter( 'pre_render_block', array( self::class, 'register_late' ), 0 );
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( self::PREFIX . 'product' ) ) {
			return;
		}
		Assets::register_views();
		$separate = is_admin() || wp_is_block_theme();
		$modules  = array();
		$names    = Build::blocks();
		if ( array() !== $names ) {
			wp_register_block_metadata_collection( Build::path( 'blocks' ), Build::path( Build::BLOCKS ) );
		}
		if ( Visitor::is_likely() ) {
			add_filter( 'block_type_metadata', array( self::class, 'without_editor' ) );
		}
		foreach ( $names as $name ) {
			$block = register_block_type( Build::path( "blocks/$name" ), in_array( $name, self::CONTAINERS, true ) ? array( 'skip_inner_blocks' => true ) : array() );
			if ( ! $block ) {
				continue;
			}
			$modules = array_merge( $modules, ViewModules::put_off( $block ) );
			if ( ! Visitor::is_likely() ) {
				EditorScripts::put_before( $block );
			}
			foreach ( array_merge( $block->style_handles, $block->editor_style_handles ) as $handle ) {
				if ( isset( wp_styles()->registered[ $handle ] ) ) {
					wp_styles()->registered[ $handle ]->deps[] = Assets::TOKENS;
				}
			}
			if ( ! $separate ) {
				// In classic themes, WordPress loads the styles of all registered blocks on every page.
				self::$styles[ $block->name ] = array_values( $block->style_handles );
				$block->style_handles         = array();
			}
			add_filter(
				'render_block_' . $block->name,
				static function ( string $html ) use ( $block ): string {
					self::note( $block->name );
					return $html;
				}
			);
		}
		remove_filter( 'block_type_metadata', array( self::class, 'without_editor' ) );
		ViewModules::register( $modules );
		BreakPoint::add();
		QueryPagination::prepare();
		QueryCards::prepare();
	}

	/**
	 * Removes the editor properties of a block.json. Hooked while the blocks are registered.
	 *
	 * @param array<string, mixed> $metadata Metadata of the block.
	 * @return array<string, mixed> Metadata without the editor properties.
	 */
	public static function without_editor( array $metadata ): array {
		return array_diff_key( $metadata, array_flip( self::EDITOR_ONLY ) );
	}

	/**
	 * Adds the block category.
	 *
	 * @param list<array{slug: string, title: string, icon: string|null}> $categories Block categories.
	 * @return list<array{slug: string, title: string, icon: string|null}>
	 */
	public static function categories( array $categories ): array {
		$own = array(
			'slug'  => 'vitrine',
			'title' => __( 'Shop', 'vitrine' ),
			'icon'  => null,
		);
		return array_merge( array( $own ), $categories );
	}

	/**
	 * Enqueues the assets of the blocks in a post in classic themes: when the content is
	 * rendered, the head was already printed.
	 */
	public static function enqueue_early(): void {
		$post = get_queried_object();
		if ( wp_is_block_theme() || ! $post instanceof \WP_Post ) {
			return;
		}
		preg_match_all( '#<!-- wp:(vitrine/[a-z-]+)#', PostBlocks::content( $post ), $found );
		if ( array() !== $found[1] ) {
			self::register();
		}
		array_map( array( self::class, 'note' ), array_unique( $found[1] ) );
	}

	/**
	 * Enqueues the assets of blocks that are not in the content, in classic themes.
	 *
	 * @param list<string> $names Block names without prefix, as in RenderedBlocks.
	 */
	public static function expect( array $names ): void {
		self::register();
		array_map( static fn ( string $name ) => self::load( self::PREFIX . $name ), $names );
	}

	/**
	 * Records that a block is on the page, and enqueues its assets.
	 *
	 * @param string $name Block name.
	 */
	private static function note( string $name ): void {
		if ( RenderedBlocks::add( substr( $name, strlen( self::PREFIX ) ) ) ) {
			self::load( $name );
		}
	}

	/**
	 * Enqueues the assets of a block.
	 *
	 * @param string $name Block name.
	 */
	private static function load( string $name ): void {
		array_map( 'wp_enqueue_style', self::$styles[ $name ] ?? array() );
		wp_enqueue_script( Assets::LOADER );
	}
}
