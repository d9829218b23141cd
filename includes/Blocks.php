<?php
/**
 * The blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Editor\Scripts;
use Vitrine\Page\Assets;
use Vitrine\Site\BreakPoint;
use Vitrine\Site\ViewModules;
use Vitrine\Support\Build;
use Vitrine\Support\PostBlocks;
use Vitrine\Support\Visitor;
use Vitrine\View\Listing\QueryCards;
use Vitrine\View\Loop\QueryPagination;
use Vitrine\View\Product\Binding;
use Vitrine\View\Product\Gallery\InTemplate;

defined( 'ABSPATH' ) || exit;

/**
 * Registers what lies in build/blocks and knows which of it a page shows, so that
 * a page pays for nothing else.
 */
final class Blocks {

	public const PREFIX = 'vitrine/';

	/** Blocks that render what is in them themselves: within their listing, product, form or cart, and once for each post. */
	private const CONTAINERS = array( 'loop-builder', 'loop-template', 'product', 'product-listing', 'checkout', 'cart' );

	/** The parts of a product that may stand in a loop without a product block around them. */
	public const PRODUCT_PARTS = array( 'product-gallery', 'product-title', 'product-rating', 'product-price', 'product-short-description', 'product-stock', 'product-form', 'product-meta', 'product-share' );

	/** What of a block.json only an editor asks for: a visitor's page registers no script, and translates no text, for it. */
	private const EDITOR_ONLY = array( 'editorScript', 'editorStyle', 'example', 'keywords', 'description', 'variations' );

	/**
	 * Names of the blocks that were rendered, in order.
	 *
	 * @var array<string, true>
	 */
	private static array $rendered = array();

	/**
	 * Styles by block, where WordPress would load all of them on every page.
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
	 * Registers the blocks: at once where they are edited; for a visitor when the
	 * first of them is about to be rendered, since most pages of a site and most
	 * answers have none.
	 */
	public static function prepare(): void {
		self::register_bindings();
		if ( Visitor::is_likely() ) {
			// Before whoever holds the finished page.
			add_filter( 'template_include', array( self::class, 'register_early' ), 9999 );
			add_filter( 'pre_render_block', array( self::class, 'register_late' ), 0, 3 );
		}
		Visitor::unless( array( self::class, 'register_edited' ) );
	}

	/**
	 * Registers the blocks where they are edited. WordPress adds the attributes of
	 * what they support during `init`, which is over by the time a request is known
	 * to be REST's: without them it refuses to draw a block that has a color, a class
	 * or CSS of its own.
	 */
	public static function register_edited(): void {
		self::register();
		if ( did_action( 'init' ) && ! doing_action( 'init' ) ) {
			\WP_Block_Supports::init();
		}
	}

	/**
	 * Lets WordPress's own blocks show fields of a product. What they are is read
	 * where one does.
	 */
	private static function register_bindings(): void {
		register_block_bindings_source(
			self::PREFIX . 'product',
			array(
				// Only editors show it.
				'label'              => Visitor::is_likely() ? 'Product' : __( 'Product', 'vitrine' ),
				'uses_context'       => array( 'postId', 'postType' ),
				'get_value_callback' => static fn ( array $args, \WP_Block $block, string $attribute ): ?string => Binding::value( $args, $block, $attribute ),
			)
		);
	}

	/**
	 * Registers the blocks where the page's template or content names one: WordPress
	 * reads theme.json and the theme's styles anew for every change of its blocks,
	 * and has not begun by now. Hooked.
	 *
	 * @param mixed $template Of the page.
	 * @return mixed The same.
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
	 * Registers the blocks, where one is about to be rendered. Hooked.
	 *
	 * @param mixed                $html   What others have rendered instead.
	 * @param array<string, mixed> $block  As it was parsed.
	 * @param \WP_Block|null       $parent In which it stands, and which has been looked through with all that is in it.
	 * @return mixed The same.
	 */
	public static function register_late( mixed $html, array $block, ?\WP_Block $parent = null ): mixed {
		if ( null === $parent && self::has_own( $block ) ) {
			self::register();
		}
		return $html;
	}

	/**
	 * Whether a block is one of ours, or has one in it: WordPress looks up the type
	 * of an inner block before it asks anybody, that of a synced pattern's among them.
	 *
	 * @param array<string, mixed> $block As it was parsed.
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
	 * Registers the blocks, once.
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
				Scripts::put_before( $block );
			}
			foreach ( array_merge( $block->style_handles, $block->editor_style_handles ) as $handle ) {
				if ( isset( wp_styles()->registered[ $handle ] ) ) {
					wp_styles()->registered[ $handle ]->deps[] = Assets::TOKENS;
				}
			}
			if ( ! $separate ) {
				// A classic theme gets the styles of every registered block on every page.
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
	 * A block.json without what only an editor asks for. Hooked while ours are registered.
	 *
	 * @param array<string, mixed> $metadata Of a block.
	 * @return array<string, mixed> What a visitor's page needs of it.
	 */
	public static function without_editor( array $metadata ): array {
		return array_diff_key( $metadata, array_flip( self::EDITOR_ONLY ) );
	}

	/**
	 * Gives the blocks a place of their own in the inserter.
	 *
	 * @param list<array{slug: string, title: string, icon: string|null}> $categories Of the inserter.
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
	 * Loads what the blocks of a classic theme's page need in its head: once the
	 * content is printed, it is too late for the head.
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
	 * Loads in its head what a classic theme's page needs for blocks that stand in no content.
	 *
	 * @param list<string> $names Folder names, as of rendered().
	 */
	public static function expect( array $names ): void {
		self::register();
		array_map( static fn ( string $name ) => self::load( self::PREFIX . $name ), $names );
	}

	/**
	 * Whether any block of this plugin was rendered.
	 */
	public static function are_there(): bool {
		return array() !== self::$rendered;
	}

	/**
	 * The blocks that were rendered.
	 *
	 * @return list<string> Folder names: the block's name without its prefix.
	 */
	public static function rendered(): array {
		return array_map( static fn ( string $name ): string => substr( $name, strlen( self::PREFIX ) ), array_keys( self::$rendered ) );
	}

	/**
	 * Forgets what was rendered: the next page (tests).
	 */
	public static function reset(): void {
		self::$rendered = array();
	}

	/**
	 * Remembers that a block is on the page, and loads what goes with it.
	 *
	 * @param string $name Of the block.
	 */
	private static function note( string $name ): void {
		if ( isset( self::$rendered[ $name ] ) ) {
			return;
		}
		self::$rendered[ $name ] = true;
		self::load( $name );
	}

	/**
	 * Loads what goes with a block.
	 *
	 * @param string $name Of the block.
	 */
	private static function load( string $name ): void {
		array_map( 'wp_enqueue_style', self::$styles[ $name ] ?? array() );
		wp_enqueue_script( Assets::LOADER );
	}
}
