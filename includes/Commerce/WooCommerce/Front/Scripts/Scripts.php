<?php
/**
 * WooCommerce scripts that ours replace.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\WooCommercePages;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the WooCommerce scripts that ours replace, each controlled by a setting, if
 * WooCommerce itself has enqueued them and jQuery can be removed too. If other code on
 * the page uses jQuery, it may rely on those scripts and little is gained: they all
 * stay, and ours ignore what they have handled.
 *
 * The cart and checkout scripts stay, because payment gateways build on them, unless
 * our block replaces the form.
 */
final class Scripts {

	/**
	 * The script of every page: sorting of a product archive, store notice, field
	 * tooltips, passwords.
	 */
	private const PAGE = 'woocommerce';

	/**
	 * Scripts that would take over our form and replace parts of it.
	 */
	private const TAKING_OVER = array( 'wc-cart', 'wc-checkout' );

	private const JQUERY = 'jquery-core';

	/**
	 * Handles removed from this page.
	 *
	 * @var array<string, true>
	 */
	private static array $off = array();

	/**
	 * Whether the variation script was enqueued before a form did.
	 *
	 * @var bool
	 */
	private static bool $asked_before = false;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before WooCommerce localizes its scripts (5), and before they are printed.
		add_action( 'wp_print_scripts', array( self::class, 'take_off' ), 1 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'take_off' ), 1 );
		// Around WooCommerce's form (30), which enqueues its script.
		add_action( 'woocommerce_variable_add_to_cart', array( self::class, 'before_variations' ), 1 );
		add_action( 'woocommerce_variable_add_to_cart', array( self::class, 'after_variations' ), 99 );
	}

	/**
	 * Checks whether the variation script is enqueued before WooCommerce's form does.
	 */
	public static function before_variations(): void {
		self::$asked_before = wp_script_is( ReplaceableScripts::VARIATIONS, 'queue' );
	}

	/**
	 * Removes the variation script at once if only the form has enqueued it: if it is
	 * enqueued again, a plugin needs it.
	 */
	public static function after_variations(): void {
		if ( ! self::$asked_before && ! is_admin() && ! is_customize_preview() && in_array( ReplaceableScripts::VARIATIONS, ReplaceableScripts::handles(), true ) ) {
			self::dequeue( ReplaceableScripts::VARIATIONS );
		}
	}

	/**
	 * Whether scripts were removed from this page, or will be.
	 */
	public static function are_replaced(): bool {
		$plan = self::plan();
		// A removed script may be added again.
		return array() !== $plan['going'] || $plan['page'] || array() !== array_diff( array_keys( self::$off ), $plan['back'] );
	}

	/**
	 * Whether a script was removed from this page.
	 *
	 * @param string $handle Handle of a WooCommerce script.
	 */
	public static function was_taken_off( string $handle ): bool {
		return isset( self::$off[ $handle ] );
	}

	/**
	 * Whether any script was removed from this page.
	 */
	public static function have_gone(): bool {
		return array() !== self::$off;
	}

	/**
	 * Whether the page uses a script that ours replace, as far as is known yet.
	 *
	 * @param string $handle Handle of a WooCommerce script.
	 */
	public static function is_answered( string $handle ): bool {
		return self::was_taken_off( $handle ) || ( in_array( $handle, ReplaceableScripts::handles(), true ) && wp_script_is( $handle ) );
	}

	/**
	 * Whether a script that ours would replace stays because another script needs it,
	 * as far as is known yet.
	 *
	 * @param string $handle Handle of a WooCommerce script.
	 */
	public static function stays( string $handle ): bool {
		return wp_script_is( $handle ) && ! in_array( $handle, self::plan()['going'], true );
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$off          = array();
		self::$asked_before = false;
	}

	/**
	 * Removes the scripts from the queue.
	 */
	public static function take_off(): void {
		if ( is_admin() || is_customize_preview() ) {
			return;
		}
		self::empty_scripts();
		$plan = self::plan();
		array_map( array( self::class, 'dequeue' ), $plan['going'] );
		foreach ( $plan['back'] as $handle ) {
			// A script below the head needs it after all.
			wp_scripts()->enqueue( $handle );
			unset( self::$off[ $handle ] );
		}
		if ( $plan['page'] ) {
			self::dequeue( self::PAGE );
		}
		VariationScriptStub::toggle( $plan['jquery'] && self::was_taken_off( ReplaceableScripts::VARIATIONS ) );
		OwnForms::exclude();
	}

	/**
	 * Removes the files of scripts that would take over our form. Their handles and
	 * data stay for gateway scripts that depend on them; our script fires their events.
	 */
	private static function empty_scripts(): void {
		foreach ( array_intersect( self::TAKING_OVER, ReplaceableScripts::of_forms() ) as $handle ) {
			$script = wp_scripts()->registered[ $handle ] ?? null;
			if ( null !== $script ) {
				$script->src  = false;
				$script->deps = array( self::PAGE );
			}
		}
	}

	/**
	 * Decides which enqueued scripts are removed, and which are added again.
	 *
	 * @return array{going: list<string>, back: list<string>, page: bool, jquery: bool} Handles; whether the page's script goes; whether jQuery stays.
	 */
	private static function plan(): array {
		$queue  = wp_scripts()->queue;
		$off    = array_keys( self::$off );
		$asked  = array_intersect( ReplaceableScripts::handles(), array_filter( $queue, array( ReplaceableScripts::class, 'is_of_woocommerce' ) ) );
		$going  = array_values( array_unique( array_merge( $asked, array_diff( $off, $queue, array( self::PAGE ) ) ) ) );
		$others = array_diff( $queue, $going, array( self::PAGE, VariationScriptStub::HANDLE ) );
		// Dependencies of a script that stays must stay too.
		do {
			$needs  = new Needs( $others );
			$stay   = array_filter( $going, static fn ( string $handle ): bool => $needs->has( $handle ) );
			$going  = array_values( array_diff( $going, $stay ) );
			$others = array_merge( $others, $stay );
		} while ( $stay );
		// Scripts that use jQuery may use what the page script loads with it.
		$needed = $needs->has( self::JQUERY ) || $needs->has( self::PAGE ) || self::is_page_script_at_work();
		if ( $needed && ! Settings::on( 'replace_beside_jquery' ) ) {
			$going = array_values( array_intersect( $going, ReplaceableScripts::of_forms() ) );
		}
		return array(
			'going'  => $going,
			'back'   => array_values( array_diff( $off, $going, $needed ? array() : array( self::PAGE ) ) ),
			'page'   => ! $needed && in_array( self::PAGE, $queue, true ) && Settings::on( 'replace_page_script' ),
			'jquery' => $needs->has( self::JQUERY ),
		);
	}

	/**
	 * Dequeues a script.
	 *
	 * @param string $handle Script handle.
	 */
	private static function dequeue( string $handle ): void {
		wp_dequeue_script( $handle );
		self::$off[ $handle ] = true;
	}

	/**
	 * Whether the page has elements that only the page script handles.
	 */
	public static function is_page_script_at_work(): bool {
		return is_store_notice_showing() || 'yes' === get_option( 'woocommerce_coming_soon' ) || ( is_cart() && ! WooCommercePages::is_drawn_by_block( 'cart' ) ) || ( is_checkout() && ! WooCommercePages::is_drawn_by_block( 'checkout' ) ) || is_account_page();
	}
}
