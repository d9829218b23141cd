<?php
/**
 * Scripts, styles and data of the pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Blocks;
use Vitrine\Commerce\Engines;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Site\Theme\ClassicButtons;
use Vitrine\Site\Theme\ThemeButtons;
use Vitrine\Site\Theme\ThemeGround;
use Vitrine\Site\Theme\ThemeText;
use Vitrine\Support\Build;
use Vitrine\Support\Json;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\CartDataScript;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\QuickView\Dialog as QuickView;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * A page with a block of this plugin gets the loader, one style, and data that
 * are the same for every visitor; every other page gets nothing. Views are
 * registered so that others can find them, and never enqueued: the loader fetches
 * them when the visitor wants something.
 */
final class Assets {

	public const LOADER = 'vitrine-loader';

	/**
	 * The registered stores, all of them: a dependency of other plugins' scripts that
	 * read or change the cart by `@wordpress/data`.
	 */
	public const STORES = 'vitrine-stores';

	/**
	 * Each of them, to its script: an island of ours brings those that it reads.
	 */
	private const STORE = array(
		'vitrine-cart-store'     => 'stores-cart',
		'vitrine-checkout-store' => 'stores-checkout',
		'vitrine-loop-store'     => 'stores-loop',
	);

	/**
	 * The values that all styles of the shop's pages share, as custom properties.
	 */
	public const TOKENS = 'vitrine-tokens';

	/**
	 * Minds consent, and fetches what is recorded under it.
	 */
	public const VISIT = 'vitrine-visit';

	/**
	 * A dependency of scripts that register an address provider.
	 */
	public const ADDRESS = 'vitrine-address';

	/**
	 * The same without the loader before it, for scripts that do not wait until the
	 * page is read: they may not hurry the loader, which does.
	 */
	public const ADDRESS_FIELDS = 'vitrine-address-fields';

	/**
	 * Draws what is suggested for an address; fetched by the script of the fields.
	 */
	public const SUGGESTIONS = 'vitrine-suggestions';

	/**
	 * Has the account's form of an address follow its country.
	 */
	public const COUNTRY_FIELDS = 'vitrine-country-fields';

	/**
	 * Keeps listings of what goes with the cart true to it, on the cart page.
	 */
	public const CROSS_SELLS = 'vitrine-cross-sells';

	/**
	 * Keeps in the browser which products were looked at, and shows them.
	 */
	public const VIEWED = 'vitrine-viewed';

	/**
	 * What few pages need, to its script: known where it is wanted, since development
	 * tools print what is registered on every page.
	 */
	private const RARE = array(
		self::COUNTRY_FIELDS => 'loader-country',
		self::CROSS_SELLS    => 'loader-cross-sells',
		self::VIEWED         => 'loader-viewed',
	);

	/**
	 * Fetches the next pages of a listing as it is scrolled to its end.
	 */
	public const ENDLESS = 'vitrine-endless';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Blocks name these in their block.json.
		add_action( 'init', array( self::class, 'register' ), 9 );
		// After the engine and the theme have said what they load.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue_early' ), 90 );
		// Before the scripts of the footer: the loader reads the data.
		add_action( 'wp_footer', array( self::class, 'print_data' ), 5 );
		// Before WordPress chooses which styles it prints into the page: it looks at those that are asked for by name.
		add_action( 'wp_head', array( self::class, 'enqueue_tokens' ), 0 );
		add_action( 'wp_footer', array( self::class, 'enqueue_tokens' ), 0 );
		// Right before styles are printed, at either end.
		add_action( 'wp_print_styles', array( self::class, 'prepare_buttons' ), 1 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'prepare_buttons' ), 1 );
		add_action( 'enqueue_block_assets', array( self::class, 'add_editor_theme_buttons' ) );
	}

	/**
	 * Makes the scripts and styles known.
	 */
	public static function register(): void {
		// In the head the browser finds it early; `defer` runs it when the page is
		// parsed, so it delays nothing and finds the data at the page's end.
		Build::register_script( self::LOADER, 'loader', array( 'strategy' => 'defer' ) );
		Build::register_script( self::VISIT, 'loader-visit', array( 'strategy' => 'defer' ) );
		Build::register_script( self::ADDRESS_FIELDS, 'loader-address', array( 'strategy' => 'defer' ) );
		Build::register_script( self::ENDLESS, 'loader-endless', array( 'strategy' => 'defer' ) );
		foreach ( self::STORE as $handle => $entry ) {
			Build::register_script( $handle, $entry, array( 'in_footer' => true ) );
		}
		// Another plugin's script may name them on any page.
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
	 * Makes the scripts of views known. Called with the blocks.
	 */
	public static function register_views(): void {
		foreach ( Build::assets() as $name ) {
			if ( 1 === preg_match( '#^blocks/([^/]+)/view$#', $name, $block ) ) {
				Build::register_script( self::view( $block[1] ), $name, array( 'in_footer' => true ) );
			}
		}
	}

	/**
	 * The handle of a block's view.
	 *
	 * @param string $block Folder name.
	 * @return non-empty-string
	 */
	public static function view( string $block ): string {
		return 'vitrine-view-' . $block;
	}

	/**
	 * Whether another plugin's script on this page names the stores as a dependency:
	 * what they hold is the loader's.
	 */
	public static function are_stores_wanted(): bool {
		return wp_script_is( self::STORES );
	}

	/**
	 * Asks for the shared values by name where a style of the page needs them, and
	 * tells them the shape of the theme's buttons.
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
	 * Has the theme's word count for our buttons, on pages that have any.
	 */
	public static function prepare_buttons(): void {
		if ( wp_style_is( self::TOKENS ) ) {
			ClassicButtons::prepare();
		}
	}

	/**
	 * Brings a script that few pages need.
	 *
	 * @param key-of<self::RARE> $handle Which.
	 */
	public static function enqueue_rare( string $handle ): void {
		Build::register_script( $handle, self::RARE[ $handle ], array( 'strategy' => 'defer' ) );
		wp_enqueue_script( $handle );
	}

	/**
	 * Tells the shared values how the theme's buttons, its ground and its small text look.
	 */
	public static function add_theme_buttons(): void {
		$css = ThemeButtons::css() . ThemeGround::css() . ThemeText::css();
		if ( '' !== $css && ! wp_styles()->get_data( self::TOKENS, 'after' ) ) {
			wp_add_inline_style( self::TOKENS, $css );
		}
	}

	/**
	 * The same in the editor, which asks for all styles of its blocks.
	 */
	public static function add_editor_theme_buttons(): void {
		if ( is_admin() ) {
			self::add_theme_buttons();
		}
	}

	/**
	 * Loads the loader from the head where it is known by then that it is needed.
	 */
	public static function enqueue_early(): void {
		if ( self::is_loader_needed() ) {
			wp_enqueue_script( self::LOADER );
		}
	}

	/**
	 * Prints what the scripts of this page read, and the place where they announce.
	 */
	public static function print_data(): void {
		if ( ! self::is_loader_needed() ) {
			return;
		}
		wp_enqueue_script( self::LOADER );
		if ( PageSettings::is_whole() ) {
			// First, since it may bring another view.
			CartDrawer::footer();
			QuickView::footer();
		}
		$engine = Plugin::engine();
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON in which `<`, `>` and `&` are escapes.
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
	 * Whether this page, as far as it is known, needs the loader.
	 */
	private static function is_loader_needed(): bool {
		/**
		 * Whether a page without a block of this plugin needs the loader too: one
		 * with an engine's own markup, such as a shop page of WooCommerce's.
		 *
		 * @param bool $needed Whether it does.
		 *
		 * @example
		 * add_filter( 'vitrine_page_needs_loader', fn( $needed ) => $needed || is_page( 'lookbook' ) );
		 */
		return (bool) apply_filters( 'vitrine_page_needs_loader', Blocks::are_there() || self::are_stores_wanted() );
	}
}
