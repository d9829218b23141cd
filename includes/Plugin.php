<?php
/**
 * The plugin as a whole.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Modules\Modules;
use Vitrine\Page\Assets;
use Vitrine\Support\Lifecycle\Network;
use Vitrine\Support\Lifecycle\SiteData;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Starts the parts. Each takes its own hooks; none is called twice.
 */
final class Plugin {

	/**
	 * The parts of the house beside the engine, in the order they start.
	 */
	private const PARTS = array(
		Settings\Settings::class,
		Settings\Shop::class,
		Support\RateTable::class,
		Loop\Boot::class,
		Blocks::class,
		Templates\Templates::class,
		Assets::class,
		Page\Translations::class,
		Page\FirstPaint::class,
		Page\Cacheability::class,
		Page\Notices::class,
		Page\Forms::class,
		Instant\Speculation::class,
		Page\Checkout\CheckoutForm::class,
		Page\Account\Access::class,
		Page\Address\Form::class,
		Page\Address\Suggestions::class,
		Ajax\Router::class,
		Site\StickyHeader::class,
		Site\FooterElements::class,
		Site\LoggedInCookie::class,
		Site\ComingSoon::class,
		Site\Title::class,
		Site\Preview\Front::class,
		Visit\Front::class,
	);

	/**
	 * The parts of a site whose shop is the built-in one.
	 */
	private const BUILTIN = array(
		Instant\Transitions::class,
		View\StructuredData\Front::class,
		View\StructuredData\PageMeta::class,
	);

	/**
	 * The parts that visitors' pages need only where a setting is on, or has a value, by that setting.
	 */
	private const WANTED = array(
		'replace_gallery'                => View\Product\Gallery\TemplateOverride::class,
		'sticky_add_to_cart'             => View\Product\StickyStandin::class,
		'woocommerce_quick_view'         => View\QuickView\Loops::class,
		'boxed_layout'                   => Site\BoxedLayout::class,
		'is_scroll_to_id'                => Site\HashLinks::class,
		'is_dark_palette'                => Site\Palette::class,
		'color_switcher_default_palette' => Site\Palette::class,
		'color_switcher_default_logo'    => Site\Palette::class,
	);

	/**
	 * The parts that no visitor's page needs.
	 */
	private const BEHIND = array(
		Commerce\WooCommerce\Health\Notice::class,
		Settings\Access::class,
		Settings\Rest\Validation::class,
		Settings\Rest\Controller::class,
		Settings\Payments::class,
		Settings\Regions\Tax::class,
		Settings\Regions\Shipping::class,
		Settings\Admin\Screen::class,
		Settings\Beside\Screen::class,
		Setup\Boot::class,
		Network::class,
		Editor\Scripts::class,
		Editor\LoopPreview::class,
		Visit\Privacy\Policy::class,
		Move\Boot::class,
	);

	/** Option of a site whose shop has moved to WooCommerce. */
	public const MOVED = 'vitrine_moved';

	/**
	 * Whether the parts have started.
	 *
	 * @var bool
	 */
	private static bool $started = false;

	/**
	 * Waits until every plugin is loaded, since one of them may be the engine.
	 */
	public static function boot(): void {
		if ( did_action( 'plugins_loaded' ) ) {
			// Activation: the plugin's file is read long after that moment.
			self::start();
			return;
		}
		add_action( 'plugins_loaded', array( self::class, 'start' ) );
	}

	/**
	 * Starts the engines and the parts.
	 */
	public static function start(): void {
		if ( self::$started ) {
			return;
		}
		self::$started = true;
		Settings\MainShop::boot();
		if ( Visitor::is_likely() && isset( $_COOKIE[ Contract::name( 'cookies.trial' ) ] ) ) {
			// Before anything asks for a setting.
			Settings\Beside\Trial::boot();
		}
		Modules::start_beside();
		foreach ( Engines::all() as $engine ) {
			$engine->boot();
		}
		Modules::start_early();
		foreach ( self::PARTS as $part ) {
			$part::boot();
		}
		if ( 'builtin' === self::engine()->id() ) {
			array_map( static fn ( string $part ) => $part::boot(), self::BUILTIN );
		} else {
			// Read where such a block is rendered, and nowhere else.
			add_filter( 'render_block_vitrine/loop-builder', array( Instant\Transitions::class, 'fade_results' ) );
		}
		if ( isset( wp_load_alloptions()[ self::MOVED ] ) && 'woocommerce' === self::engine()->id() ) {
			// Of the options that every request has: a question for one that is not there costs a query.
			Move\OldAddresses::boot();
			Move\OldCarts::boot();
		}
		if ( Visitor::is_likely() ) {
			// By then plugins and the theme have said what they change of the settings.
			add_action( 'init', array( self::class, 'start_wanted' ), 0 );
		} else {
			array_map( static fn ( string $part ) => $part::boot(), array_unique( self::WANTED ) );
			Modules::start_set();
		}
		Visitor::unless(
			static function (): void {
				foreach ( self::BEHIND as $part ) {
					$part::boot();
				}
				Modules::start_behind();
			}
		);
	}

	/**
	 * Starts what the settings ask for, and what is for the owner's eyes.
	 */
	public static function start_wanted(): void {
		if ( is_user_logged_in() ) {
			Instant\ServerTiming::boot();
		}
		$wanted = array_filter( self::WANTED, static fn ( string $setting ): bool => ! in_array( Settings\Settings::get( $setting ), array( false, '', array() ), true ), ARRAY_FILTER_USE_KEY );
		array_map( static fn ( string $part ) => $part::boot(), array_unique( $wanted ) );
		Modules::start_wanted();
	}

	/**
	 * Runs once when the plugin is activated. Engines take `vitrine_activate`
	 * in their boot() to make their tables and pages.
	 *
	 * @param bool $for_all Whether it is activated for every site of a network.
	 */
	public static function activate( bool $for_all = false ): void {
		self::start();
		Network::activate( $for_all );
	}

	/**
	 * Runs once when the plugin is deactivated: nobody would take its tasks.
	 */
	public static function deactivate(): void {
		SiteData::forget_passing();
	}

	/**
	 * The engine that sells on this site.
	 */
	public static function engine(): Engine {
		return Engines::active();
	}
}
