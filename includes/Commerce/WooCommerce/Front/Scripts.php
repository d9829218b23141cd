<?php
/**
 * WooCommerce's scripts that are not needed beside ours.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Front\Needs\Needs;
use Vitrine\Commerce\WooCommerce\Front\Needs\StandIn;
use Vitrine\Commerce\WooCommerce\Pages as ShopPages;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Takes those scripts of WooCommerce's off a page that ours answer for, each by a
 * setting, where WooCommerce itself has asked for them and jQuery goes with them.
 * Where anything else on the page uses jQuery, other code may rely on what they
 * do, and little is won: they all stay, and ours leave to them what they have
 * dealt with.
 *
 * The cart's and the checkout's stay, since payment gateways build on them, but
 * where a block of ours stands in the place of the form that they attend to.
 */
final class Scripts {

	/**
	 * Setting to handle. Each may need those behind it.
	 */
	private const ANSWERED = array(
		'replace_add_to_cart'    => 'wc-add-to-cart',
		'replace_cart_fragments' => 'wc-cart-fragments',
		'replace_variation_form' => 'wc-add-to-cart-variation',
		'replace_single_product' => 'wc-single-product',
	);

	/**
	 * The script of every page: order of a listing, store notice, hints of
	 * fields, passwords.
	 */
	private const PAGE = 'woocommerce';

	/**
	 * Page that a block of ours may draw to the scripts that attend to the engine's form there.
	 */
	private const FORMS = array(
		'cart'     => array( 'wc-cart', 'selectWoo' ),
		'checkout' => array( 'wc-checkout', 'selectWoo' ),
	);

	/**
	 * Those of them that take the form over and swap its parts for the engine's.
	 */
	private const TAKING_OVER = array( 'wc-cart', 'wc-checkout' );

	private const JQUERY = 'jquery-core';

	private const VARIATIONS = 'wc-add-to-cart-variation';

	private const DETAILS = 'wc-single-product';

	/**
	 * What WooCommerce's script of variations prints by. A theme may have its own.
	 */
	private const VARIATION_TEMPLATE = 'single-product/add-to-cart/variation.php';

	/**
	 * What was taken off this page.
	 *
	 * @var array<string, true>
	 */
	private static array $off = array();

	/**
	 * Whether somebody has asked for the script of variations before a form did.
	 *
	 * @var bool
	 */
	private static bool $asked_before = false;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before WooCommerce adds data to its scripts (5), and before they are printed.
		add_action( 'wp_print_scripts', array( self::class, 'take_off' ), 1 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'take_off' ), 1 );
		// Around WooCommerce's form (30), which asks for its script.
		add_action( 'woocommerce_variable_add_to_cart', array( self::class, 'before_variations' ), 1 );
		add_action( 'woocommerce_variable_add_to_cart', array( self::class, 'after_variations' ), 99 );
	}

	/**
	 * Looks who has asked for the script of variations before WooCommerce's form does.
	 */
	public static function before_variations(): void {
		self::$asked_before = wp_script_is( self::VARIATIONS, 'queue' );
	}

	/**
	 * Takes it off at once where only the form has asked for it: who asks later is
	 * somebody else, on a block theme every plugin.
	 */
	public static function after_variations(): void {
		if ( ! self::$asked_before && ! is_admin() && ! is_customize_preview() && in_array( self::VARIATIONS, self::answered(), true ) ) {
			self::dequeue( self::VARIATIONS );
		}
	}

	/**
	 * Whether one of those scripts was taken off this page, or will be.
	 */
	public static function are_replaced(): bool {
		$plan = self::plan();
		// What a form has put off may come back.
		return array() !== $plan['going'] || $plan['page'] || array() !== array_diff( array_keys( self::$off ), $plan['back'] );
	}

	/**
	 * Whether a script was taken off this page.
	 *
	 * @param string $handle Of WooCommerce's script.
	 */
	public static function was_taken_off( string $handle ): bool {
		return isset( self::$off[ $handle ] );
	}

	/**
	 * Whether anything was taken off this page.
	 */
	public static function have_gone(): bool {
		return array() !== self::$off;
	}

	/**
	 * Whether the page asked for a script that ours answer for, by now or as far as
	 * its footer is known.
	 *
	 * @param string $handle Of WooCommerce's script.
	 */
	public static function is_answered( string $handle ): bool {
		return self::was_taken_off( $handle ) || ( in_array( $handle, self::answered(), true ) && wp_script_is( $handle ) );
	}

	/**
	 * Whether a script that ours would answer for stays all the same, as far as the
	 * page is known: another script needs it.
	 *
	 * @param string $handle Of WooCommerce's script.
	 */
	public static function stays( string $handle ): bool {
		return wp_script_is( $handle ) && ! in_array( $handle, self::plan()['going'], true );
	}

	/**
	 * Forgets what was taken off: the next page (tests).
	 */
	public static function reset(): void {
		self::$off          = array();
		self::$asked_before = false;
	}

	/**
	 * Takes them out of the queue.
	 */
	public static function take_off(): void {
		if ( is_admin() || is_customize_preview() ) {
			return;
		}
		self::empty_scripts();
		$plan = self::plan();
		array_map( array( self::class, 'dequeue' ), $plan['going'] );
		foreach ( $plan['back'] as $handle ) {
			// Something below the head needs it after all.
			wp_scripts()->enqueue( $handle );
			unset( self::$off[ $handle ] );
		}
		if ( $plan['page'] ) {
			self::dequeue( self::PAGE );
		}
		StandIn::toggle( $plan['jquery'] && self::was_taken_off( self::VARIATIONS ) );
	}

	/**
	 * Takes the code out of scripts that would take a form of ours over, with what they
	 * do to its fields. A gateway's script that waits for one finds its name and its
	 * data; its events are ours.
	 */
	private static function empty_scripts(): void {
		foreach ( array_intersect( self::TAKING_OVER, self::forms() ) as $handle ) {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			if ( null !== $script ) {
				$script->src  = false;
				$script->deps = array( self::PAGE );
			}
		}
	}

	/**
	 * What goes of the scripts that are in the queue by now, and what comes back.
	 *
	 * @return array{going: list<string>, back: list<string>, page: bool, jquery: bool} Handles; whether the page's script goes; whether jQuery stays.
	 */
	private static function plan(): array {
		$queue  = wp_scripts()->queue;
		$off    = array_keys( self::$off );
		$asked  = array_intersect( self::answered(), array_filter( $queue, array( self::class, 'is_of_woocommerce' ) ) );
		$going  = array_values( array_unique( array_merge( $asked, array_diff( $off, $queue, array( self::PAGE ) ) ) ) );
		$others = array_diff( $queue, $going, array( self::PAGE, StandIn::HANDLE ) );
		// What one of them needs that stays must stay too.
		do {
			$needs  = new Needs( $others );
			$stay   = array_filter( $going, static fn ( string $handle ): bool => $needs->has( $handle ) );
			$going  = array_values( array_diff( $going, $stay ) );
			$others = array_merge( $others, $stay );
		} while ( $stay );
		// Who uses jQuery may use what the page's script brings with it.
		$needed = $needs->has( self::JQUERY ) || $needs->has( self::PAGE ) || self::is_page_script_at_work();
		if ( $needed && ! Settings::on( 'replace_beside_jquery' ) ) {
			$going = array_values( array_intersect( $going, self::forms() ) );
		}
		return array(
			'going'  => $going,
			'back'   => array_values( array_diff( $off, $going, $needed ? array() : array( self::PAGE ) ) ),
			'page'   => ! $needed && in_array( self::PAGE, $queue, true ) && Settings::on( 'replace_page_script' ),
			'jquery' => $needs->has( self::JQUERY ),
		);
	}

	/**
	 * Whether WooCommerce itself has asked for a script on this page. Who asks for
	 * one that can be called, where WooCommerce does not, calls it. That of the
	 * fragments cannot be called: themes ask for what it does, and ours do that.
	 *
	 * @param string $handle In the queue.
	 */
	private static function is_of_woocommerce( string $handle ): bool {
		return match ( $handle ) {
			self::VARIATIONS => false,
			self::DETAILS    => is_product() || 0 < did_action( 'woocommerce_before_single_product' ),
			'wc-add-to-cart' => 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' ),
			default          => true,
		};
	}

	/**
	 * Takes one script off.
	 *
	 * @param string $handle Of the script.
	 */
	private static function dequeue( string $handle ): void {
		wp_dequeue_script( $handle );
		self::$off[ $handle ] = true;
	}

	/**
	 * Whether the page shows what only this script attends to.
	 */
	public static function is_page_script_at_work(): bool {
		return is_store_notice_showing() || 'yes' === get_option( 'woocommerce_coming_soon' ) || ( is_cart() && ! ShopPages::is_drawn_by_block( 'cart' ) ) || ( is_checkout() && ! ShopPages::is_drawn_by_block( 'checkout' ) ) || is_account_page();
	}

	/**
	 * The scripts of forms in whose place a block of ours stands.
	 *
	 * @return list<string>
	 */
	private static function forms(): array {
		return array_merge( array(), ...array_values( array_filter( self::FORMS, array( ShopPages::class, 'is_drawn_by_block' ), ARRAY_FILTER_USE_KEY ) ) );
	}

	/**
	 * The handles that the settings take off.
	 *
	 * @return list<string>
	 */
	private static function answered(): array {
		$wanted = array_filter( self::ANSWERED, static fn ( string $setting ): bool => (bool) Settings::get( $setting ), ARRAY_FILTER_USE_KEY );
		if ( ! Settings::on( 'replace_gallery' ) ) {
			// It begins WooCommerce's gallery.
			unset( $wanted['replace_single_product'] );
		}
		/**
		 * Changes which of WooCommerce's scripts are taken off where nothing needs them.
		 *
		 * @param list<string> $handles Handles.
		 *
		 * @example
		 * // This theme's own script needs WooCommerce's cart fragments.
		 * add_filter( 'vitrine_woocommerce_scripts', fn( $handles ) => array_values( array_diff( $handles, array( 'wc-cart-fragments' ) ) ) );
		 */
		$handles = apply_filters( 'vitrine_woocommerce_scripts', array_values( array_unique( array_merge( array_values( $wanted ), self::forms() ) ) ) );
		$kept    = wp_script_is( self::VARIATIONS ) && self::has_own_template() ? array( self::VARIATIONS ) : array();
		return array_values( array_diff( array_filter( (array) $handles, 'is_string' ), $kept ) );
	}

	/**
	 * Whether the theme, or a plugin, prints a variation in its own way.
	 */
	private static function has_own_template(): bool {
		return WC()->plugin_path() . '/templates/' . self::VARIATION_TEMPLATE !== wc_locate_template( self::VARIATION_TEMPLATE );
	}
}
