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
use Vitrine\Page\Assets;

/**
 * Starts the parts. Each takes its own hooks; none is called twice.
 */
final class Plugin {

	/**
	 * The parts of the house beside the engine, in the order they start.
	 */
	private const PARTS = array(
		Commerce\WooCommerce\Health\Notice::class,
		Settings\Settings::class,
		Settings\Screen::class,
		Support\RateTable::class,
		Loop\Boot::class,
		Blocks::class,
		Templates\Templates::class,
		Assets::class,
		Integrations\Address\Front::class,
		Page\FirstPaint::class,
		Page\Cacheability::class,
		Page\Notices::class,
		Page\Forms::class,
		Page\CheckoutForm::class,
		Integrations\Wallet\Boot::class,
		Ajax\Router::class,
		View\Product\Gallery\Standin::class,
		View\QuickView\Loops::class,
		Site\StickyHeader::class,
		Site\BreakPoint::class,
		Site\Palette::class,
		Site\Furniture::class,
		Site\LoginMark::class,
		Site\BoxedLayout::class,
		Site\HashLinks::class,
		Site\ComingSoon::class,
		Site\Title::class,
		Site\Preview\Front::class,
		Site\Preview\Screen::class,
		Visit\Analytics\Counts::class,
		Visit\Privacy\Policy::class,
		Visit\Front::class,
		Visit\Report\Screen::class,
	);

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
		foreach ( Engines::all() as $engine ) {
			$engine->boot();
		}
		foreach ( self::PARTS as $part ) {
			$part::boot();
		}
	}

	/**
	 * Runs once when the plugin is activated. Engines take `vitrine_activate`
	 * in their boot() to make their tables and pages.
	 */
	public static function activate(): void {
		self::start();
		/**
		 * Fires when the plugin is activated, after its parts have started.
		 */
		do_action( 'vitrine_activate' );
		flush_rewrite_rules();
	}

	/**
	 * The engine that sells on this site.
	 */
	public static function engine(): Engine {
		return Engines::active();
	}
}
