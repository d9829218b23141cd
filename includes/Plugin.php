<?php
/**
 * Starts the plugin.
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
 * Starts the parts of the plugin, which register their own hooks.
 */
final class Plugin {

	/**
	 * Parts that always start, in order.
	 */
	private const PARTS = array(
		Settings\Settings::class,
		Support\RateTable::class,
		Loop\Boot::class,
		Blocks::class,
		Templates\Templates::class,
		Assets::class,
		Page\Translations::class,
		Page\FirstPaint::class,
		Page\Cacheability::class,
		Page\RedirectNotices::class,
		Page\Forms::class,
		Instant\Speculation::class,
		Page\Checkout\CheckoutForm::class,
		Page\Account\Access::class,
		Page\Address\AddressFormHandler::class,
		Page\Address\Suggestions::class,
		Ajax\Router::class,
		Site\StickyHeader::class,
		Site\FooterElements::class,
		Site\LoggedInCookie::class,
		Site\ComingSoon::class,
		Site\Title::class,
		Site\Preview\PreviewFront::class,
		Visit\VisitFront::class,
	);

	/**
	 * Parts that only the built-in engine needs.
	 */
	private const BUILTIN = array(
		Instant\Transitions::class,
		View\StructuredData\StructuredDataOutput::class,
		View\StructuredData\PageMeta::class,
	);

	/**
	 * Parts that front-end requests need only if a setting is on or has a value, keyed by setting.
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
	 * Parts that front-end requests do not need.
	 */
	private const BEHIND = array(
		Commerce\WooCommerce\Health\Notice::class,
		Settings\Access::class,
		Settings\Rest\Validation::class,
		Settings\Rest\Controller::class,
		Settings\Shop\ShopSettings::class,
		Settings\Shop\PaymentMethodSettings::class,
		Settings\Shop\TaxSettings::class,
		Settings\Shop\ShippingSettings::class,
		Settings\Admin\SettingsScreen::class,
		Settings\Beside\FeaturesScreen::class,
		Setup\Boot::class,
		Network::class,
		Editor\EditorScripts::class,
		Editor\LoopPreview::class,
		Visit\Privacy\PrivacyPolicy::class,
		Move\Boot::class,
	);

	/** Option that is set when the shop has moved to WooCommerce. */
	public const MOVED = 'vitrine_moved';

	/**
	 * Whether the parts have started.
	 *
	 * @var bool
	 */
	private static bool $started = false;

	/**
	 * Starts after all plugins are loaded, since one of them may provide the engine.
	 */
	public static function boot(): void {
		if ( did_action( 'plugins_loaded' ) ) {
			// During activation, the plugin is loaded after the action.
			self::start();
			return;
		}
		add_action( 'plugins_loaded', array( self::class, 'start' ) );
	}

	/**
	 * Starts engines, modules and parts.
	 */
	public static function start(): void {
		if ( self::$started ) {
			return;
		}
		self::$started = true;
		Settings\Shop\MainShop::boot();
		if ( Visitor::is_likely() && isset( $_COOKIE[ Contract::name( 'cookies.trial' ) ] ) ) {
			// Before settings are read.
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
			// The class is loaded only when the block is rendered.
			add_filter( 'render_block_vitrine/loop-builder', array( Instant\Transitions::class, 'fade_results' ) );
		}
		if ( isset( wp_load_alloptions()[ self::MOVED ] ) && 'woocommerce' === self::engine()->id() ) {
			// Autoloaded options, since get_option() queries the database for a missing option.
			Move\OldAddresses::boot();
			Move\OldCarts::boot();
		}
		if ( Visitor::is_likely() ) {
			// Plugins and themes have added their filters for settings by then.
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
	 * Starts the parts that the settings enable, and those for logged-in users.
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
	 * Runs when the plugin is activated. Engines hook into `vitrine_activate` to create
	 * their tables and pages.
	 *
	 * @param bool $for_all Whether the plugin is activated for all sites of a network.
	 */
	public static function activate( bool $for_all = false ): void {
		self::start();
		Network::activate( $for_all );
	}

	/**
	 * Runs when the plugin is deactivated, and removes scheduled events.
	 */
	public static function deactivate(): void {
		SiteData::forget_passing();
	}

	/**
	 * Returns the engine of this site.
	 */
	public static function engine(): Engine {
		return Engines::active();
	}
}
