<?php
/**
 * WooCommerce's scripts that are not needed beside ours.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Settings\Settings;

/**
 * Takes those scripts of WooCommerce's off a page that ours answer for, each by a
 * setting, where jQuery goes with them. Where anything else on the page uses
 * jQuery, other code may rely on what they do, and little is won: they all stay.
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
	 * Block of ours to the scripts that attend to the engine's form in its place.
	 */
	private const FORMS = array(
		'vitrine/cart'     => array( 'wc-cart', 'selectWoo' ),
		'vitrine/checkout' => array( 'wc-checkout', 'selectWoo' ),
	);

	private const JQUERY = 'jquery-core';

	/**
	 * What was taken off this page.
	 *
	 * @var array<string, true>
	 */
	private static array $off = array();

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		// Before WooCommerce adds data to its scripts (5), and before they are printed.
		add_action( 'wp_print_scripts', array( self::class, 'take_off' ), 1 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'take_off' ), 1 );
	}

	/**
	 * Whether one of those scripts was taken off this page, or will be.
	 */
	public static function are_replaced(): bool {
		$plan = self::plan();
		return array() !== self::$off || array() !== $plan['going'] || $plan['page'];
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
	 * Whether the page asked for a script that ours answer for, by now or as far as
	 * its footer is known.
	 *
	 * @param string $handle Of WooCommerce's script.
	 */
	public static function is_answered( string $handle ): bool {
		return self::was_taken_off( $handle ) || ( in_array( $handle, self::answered(), true ) && wp_script_is( $handle ) );
	}

	/**
	 * Forgets what was taken off: the next page (tests).
	 */
	public static function reset(): void {
		self::$off = array();
	}

	/**
	 * Takes them out of the queue.
	 */
	public static function take_off(): void {
		if ( is_admin() || is_customize_preview() ) {
			return;
		}
		$plan = self::plan();
		array_map( array( self::class, 'dequeue' ), $plan['going'] );
		if ( $plan['page'] ) {
			self::dequeue( self::PAGE );
		} elseif ( $plan['needed'] && self::was_taken_off( self::PAGE ) ) {
			// A widget below the head brought what needs it after all.
			wp_enqueue_script( self::PAGE );
			unset( self::$off[ self::PAGE ] );
		}
	}

	/**
	 * What goes of the scripts that are in the queue by now.
	 *
	 * @return array{going: list<string>, page: bool, needed: bool} Handles; whether the page's script goes; whether that one is needed.
	 */
	private static function plan(): array {
		$queue  = wp_scripts()->queue;
		$going  = array_values( array_intersect( self::answered(), $queue ) );
		$others = array_diff( $queue, $going, array( self::PAGE ) );
		// What one of them needs that stays must stay too.
		do {
			$needs  = new Needs( $others );
			$stay   = array_filter( $going, static fn ( string $handle ): bool => $needs->has( $handle ) );
			$going  = array_values( array_diff( $going, $stay ) );
			$others = array_merge( $others, $stay );
		} while ( $stay );
		// Who uses jQuery may use what the page's script brings with it.
		$needed = $needs->has( self::JQUERY ) || $needs->has( self::PAGE ) || self::is_page_script_at_work();
		$forms  = self::forms();
		return array(
			'going'  => $needed && ! Settings::on( 'replace_beside_jquery' ) ? array_values( array_intersect( $going, $forms ) ) : $going,
			'page'   => ! $needed && in_array( self::PAGE, $queue, true ) && Settings::on( 'replace_page_script' ),
			'needed' => $needed,
		);
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
	private static function is_page_script_at_work(): bool {
		$is_own = is_cart() && ! has_block( 'vitrine/cart' ) || is_checkout() && ! has_block( 'vitrine/checkout' );
		return $is_own || is_account_page() || is_store_notice_showing() || 'yes' === get_option( 'woocommerce_coming_soon' );
	}

	/**
	 * The scripts of forms in whose place a block of ours stands.
	 *
	 * @return list<string>
	 */
	private static function forms(): array {
		return array_merge( array(), ...array_values( array_filter( self::FORMS, 'has_block', ARRAY_FILTER_USE_KEY ) ) );
	}

	/**
	 * The handles that the settings take off.
	 *
	 * @return list<string>
	 */
	private static function answered(): array {
		$wanted = array_filter( self::ANSWERED, static fn ( string $setting ): bool => (bool) Settings::get( $setting ), ARRAY_FILTER_USE_KEY );
		/**
		 * Changes which of WooCommerce's scripts are taken off where nothing needs them.
		 *
		 * @param list<string> $handles Handles.
		 */
		$handles = apply_filters( 'vitrine_woocommerce_scripts', array_values( array_unique( array_merge( array_values( $wanted ), self::forms() ) ) ) );
		return array_values( array_filter( (array) $handles, 'is_string' ) );
	}
}
