<?php
/**
 * Scripts, styles and data of pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Commerce\Engines;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Site\Theme\ClassicButtons;
use Vitrine\Site\Theme\ThemeButtons;
use Vitrine\Site\Theme\ThemeGround;
use Vitrine\Site\Theme\ThemeText;
use Vitrine\Support\Build;
use Vitrine\Support\Json;
use Vitrine\Support\RenderedBlocks;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\CartDataScript;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\QuickView\Dialog;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * A page with one of our blocks gets the loader, one style, and data that is the same
 * for all visitors; other pages get nothing. View scripts are registered so that they
 * can be found, but never enqueued: the loader fetches them on interaction.
 */
final class Assets {

	public const LOADER = 'vitrine-loader';

	/**
	 * All registered stores: a dependency for scripts of other plugins that read or
	 * change the cart with `@wordpress/data`.
	 */
	public const STORES = 'vitrine-stores';

	/**
	 * Handle of each store to its script; our islands load those that they need.
	 */
	private const STORE = array(
		'vitrine-cart-store'     => 'stores-cart',
		'vitrine-checkout-store' => 'stores-checkout',
		'vitrine-loop-store'     => 'stores-loop',
	);

	/**
	 * Shared values of all styles on shop pages, as CSS custom properties.
	 */
	public const TOKENS = 'vitrine-tokens';

	/**
	 * Handles consent, and loads what is recorded with it.
	 */
	public const VISIT = 'vitrine-visit';

	/**
	 * Dependency for scripts that register an address provider.
	 */
	public const ADDRESS = 'vitrine-address';

	/**
	 * The same without the loader as dependency, for scripts without `defer`: the
	 * loader has it and must keep it.
	 */
	public const ADDRESS_FIELDS = 'vitrine-address-fields';

	/**
	 * Renders address suggestions; loaded by the script of the fields.
	 */
	public const SUGGESTIONS = 'vitrine-suggestions';

	/**
	 * Updates the account's address form for a country.
	 */
	public const COUNTRY_FIELDS = 'vitrine-country-fields';

	/**
	 * Updates listings of cross-sells on the cart page.
	 */
	public const CROSS_SELLS = 'vitrine-cross-sells';

	/**
	 * Stores and displays recently viewed products in the browser.
	 */
	public const VIEWED = 'vitrine-viewed';

	/**
	 * Handle to script for what few pages need: registered only when needed, since
	 * development tools list registered scripts on every page.
	 */
	private const RARE = array(
		self::COUNTRY_FIELDS => 'loader-country',
		self::CROSS_SELLS    => 'loader-cross-sells',
		self::VIEWED         => 'loader-viewed',
	);

	/**
	 * Loads the next pages of a listing on scrolling.
	 */
	public const ENDLESS = 'vitrine-endless';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Blocks refer to these handles in their block.json.
		add_action( 'init', array( self::class, 'register' ), 9 );
		// After the engine and the theme have enqueued their scripts.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue_early' ), 90 );
		// Before the footer scripts, because the loader reads the data.
		add_action( 'wp_footer', array( self::class, 'print_data' ), 5 );
		// Before WordPress decides which styles to inline: it only checks enqueued handles.
		add_action( 'wp_head', array( self::class, 'enqueue_tokens' ), 0 );
		add_action( 'wp_footer', array( self::class, 'enqueue_tokens' ), 0 );
		// Right before styles are printed, in head or footer.
		add_action( 'wp_print_styles', array( self::class, 'prepare_buttons' ), 1 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'prepare_buttons' ), 1 );
		add_action( 'enqueue_block_assets', array( self::class, 'add_editor_theme_buttons' ) );
	}

	/**
	 * Registers scripts and styles.
	 */
	public static function register(): void {
		// In the head the browser finds it early; with `defer` it runs when the page is
		// parsed, so it blocks nothing and finds the data at the end of the page.
		Build::register_script( self::LOADER, 'loader', array( 'strategy' => 'defer' ) );
		Build::register_script( self::VISIT, 'loader-visit', array( 'strategy' => 'defer' ) );
		Build::register_script( self::ADDRESS_FIELDS, 'loader-address', array( 'strategy' => 'defer' ) );
		Build::register_script( self::ENDLESS, 'loader-endless', array( 'strategy' => 'defer' ) );
		foreach ( self::STORE as $handle => $entry ) {
			Build::register_script( $handle, $entry, array( 'in_footer' => true ) );
		}
		// Scripts of other plugins may depend on them on any page.
		wp_register_script( self::STORES, false, array_keys( self::STORE ), VITRINE_VERSION, array( 'in_footer' => true ) );
		wp_register_script( self::ADDRESS, false, array( self::LOADER, self::ADDRESS_FIELDS ), VITRINE_VERSION, array() );
		foreach ( Build::styles() as $name ) {
			if ( ! str_starts_with( $name, 'admin' ) ) {
				$handle = "vitrine-$name";
				Build::register_style( $handle, $name, self::TOKENS === $handle ? array() : array( self::TOKENS ) );
			}
		}
	}

	/**
	 * Registers the view scripts. Called with the blocks.
	 */
	public static function register_views(): void {
		foreach ( Build::assets() as $name ) {
			if ( 1 === preg_match( '#^blocks/([^/]+)/view$#', $name, $block ) ) {
				Build::register_script( self::view( $block[1] ), $name, array( 'in_footer' => true ) );
			}
		}
	}

	/**
	 * Returns the handle of a block's view script.
	 *
	 * @param string $block Name of the block's folder.
	 * @return non-empty-string
	 */
	public static function view( string $block ): string {
		return 'vitrine-view-' . $block;
	}

	/**
	 * Whether a script of another plugin on this page depends on the stores, which the
	 * loader fills.
	 */
	public static function are_stores_wanted(): bool {
		return wp_script_is( self::STORES );
	}

	/**
	 * Enqueues the shared values if a style of the page needs them, with the theme's
	 * button styles.
	 */
	public static function enqueue_tokens(): void {
		foreach ( wp_styles()->queue as $handle ) {
			if ( in_array( self::TOKENS, wp_styles()->registered[ $handle ]->deps ?? array(), true ) ) {
				wp_enqueue_style( self::TOKENS );
				self::add_theme_buttons();
				return;
			}
		}
	}

	/**
	 * Applies the theme's button styles to our buttons, on pages that have any.
	 */
	public static function prepare_buttons(): void {
		if ( wp_style_is( self::TOKENS ) ) {
			ClassicButtons::prepare();
		}
	}

	/**
	 * Enqueues a script that few pages need.
	 *
	 * @param key-of<self::RARE> $handle Script handle.
	 */
	public static function enqueue_rare( string $handle ): void {
		Build::register_script( $handle, self::RARE[ $handle ], array( 'strategy' => 'defer' ) );
		wp_enqueue_script( $handle );
	}

	/**
	 * Adds the theme's button, background and small text styles to the shared values.
	 */
	public static function add_theme_buttons(): void {
		$css = ThemeButtons::css() . ThemeGround::css() . ThemeText::css();
		if ( '' !== $css && ! wp_styles()->get_data( self::TOKENS, 'after' ) ) {
			wp_add_inline_style( self::TOKENS, $css );
		}
	}

	/**
	 * Adds the same in the editor, which loads all block styles.
	 */
	public static function add_editor_theme_buttons(): void {
		if ( is_admin() ) {
			self::add_theme_buttons();
		}
	}

	/**
	 * Enqueues the loader in the head if it is already known to be needed.
	 */
	public static function enqueue_early(): void {
		if ( self::is_loader_needed() ) {
			wp_enqueue_script( self::LOADER );
		}
	}

	/**
	 * Prints the data of the page's scripts, and the live region.
	 */
	public static function print_data(): void {
		if ( ! self::is_loader_needed() ) {
			return;
		}
		wp_enqueue_script( self::LOADER );
		if ( PageSettings::is_whole() ) {
			// First, because it may add a view.
			CartDrawer::footer();
			Dialog::footer();
		}
		$engine = Plugin::engine();
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		echo Json::script( Contract::name( 'markers.settings' ), PageSettings::all( $engine ) );
		foreach ( PageSettings::is_whole() ? Engines::all() : array() as $shop ) {
			echo CartDataScript::html( CartData::for_page( $shop ), Scope::data_id( $shop ) );
		}
		// phpcs:enable
		printf(
			'<div id="%s" class="screen-reader-text" role="status" aria-live="polite"></div>',
			esc_attr( Contract::name( 'markers.live_region' ) )
		);
	}

	/**
	 * Whether this page needs the loader, as far as is known yet.
	 */
	private static function is_loader_needed(): bool {
		/**
		 * Filters whether a page without our blocks needs the loader, for example one
		 * with WooCommerce's own markup.
		 *
		 * @param bool $needed Result of earlier filters.
		 *
		 * @example
		 * add_filter( 'vitrine_page_needs_loader', fn( $needed ) => $needed || is_page( 'lookbook' ) );
		 */
		return (bool) apply_filters( 'vitrine_page_needs_loader', RenderedBlocks::exist() || self::are_stores_wanted() );
	}
}
