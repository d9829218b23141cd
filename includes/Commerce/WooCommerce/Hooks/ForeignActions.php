<?php
/**
 * Output of other plugins and themes at WooCommerce's hooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Runs an action without WooCommerce's own callbacks, whose output our blocks render,
 * and without ours; a filter without ours and the theme's.
 */
final class ForeignActions {

	/** Image and description of a brand, which none of our blocks renders. */
	private const BRAND = 'WC_Brands::brand_description';

	/** WooCommerce's own callbacks, whose output our blocks render. */
	private const OWN = array(
		'woocommerce_output_all_notices',
		'woocommerce_cross_sell_display',
		'woocommerce_cart_totals',
		'woocommerce_button_proceed_to_checkout',
		'wc_empty_cart_message',
		'woocommerce_checkout_login_form',
		'woocommerce_checkout_coupon_form',
		'woocommerce_order_review',
		'woocommerce_checkout_payment',
		'wc_terms_and_conditions_page_content',
		'woocommerce_show_product_sale_flash',
		'woocommerce_show_product_images',
		'woocommerce_show_product_thumbnails',
		'woocommerce_template_single_title',
		'woocommerce_template_single_price',
		'woocommerce_template_single_excerpt',
		'woocommerce_template_single_add_to_cart',
		'woocommerce_template_single_meta',
		'woocommerce_output_product_data_tabs',
		'woocommerce_single_variation',
		'woocommerce_single_variation_add_to_cart_button',
		'woocommerce_template_single_rating',
		'woocommerce_account_navigation',
		'woocommerce_account_content',
		'woocommerce_simple_add_to_cart',
		'woocommerce_variable_add_to_cart',
		'woocommerce_grouped_add_to_cart',
		'woocommerce_external_add_to_cart',
		'woocommerce_template_loop_product_link_open',
		'woocommerce_template_loop_product_link_close',
		'woocommerce_show_product_loop_sale_flash',
		'woocommerce_template_loop_product_thumbnail',
		'woocommerce_template_loop_product_title',
		'woocommerce_template_loop_rating',
		'woocommerce_template_loop_price',
		'woocommerce_template_loop_add_to_cart',
		'woocommerce_output_content_wrapper',
		'woocommerce_output_content_wrapper_end',
		'woocommerce_breadcrumb',
		'woocommerce_product_taxonomy_archive_header',
		'woocommerce_taxonomy_archive_description',
		'woocommerce_product_archive_description',
		'woocommerce_result_count',
		'woocommerce_catalog_ordering',
		'woocommerce_pagination',
		'wc_no_products_found',
		'wc_setup_loop',
		'woocommerce_reset_loop',
		self::BRAND,
		'WC_Structured_Data::generate_website_data',
		'WC_Checkout::checkout_form_billing',
		'WC_Checkout::checkout_form_shipping',
		'Automattic\WooCommerce\Blocks\BlockTypesController::redirect_to_field',
	);

	/** File for code snippets of owners, even in a theme that is not their own. */
	private const SNIPPETS = 'functions.php';

	/**
	 * Returns the action of a place. A place is named like its action, without
	 * `woocommerce_`, followed by a range of priorities where our markup divides the
	 * action (`before_shop_loop:20-30`).
	 *
	 * @param string $place Name of the place.
	 * @return non-empty-string
	 */
	public static function action( string $place ): string {
		return 'woocommerce_' . explode( ':', $place )[0];
	}

	/**
	 * Returns the output of others at a place.
	 *
	 * @param string      $place     Name of the place.
	 * @param list<mixed> $given     Arguments of the callbacks.
	 * @param bool        $but_theme See printed().
	 */
	public static function at( string $place, array $given = array(), bool $but_theme = false ): string {
		return self::printed( self::action( $place ), $given, explode( ':', $place . ':' )[1], $but_theme );
	}

	/**
	 * Returns the output of others at an action.
	 *
	 * @param non-empty-string $hook      Name of the hook.
	 * @param list<mixed>      $given     Arguments of the callbacks.
	 * @param string           $range     Priorities `from-to`, of which either may be missing; `to` is excluded. Empty: all.
	 * @param bool             $but_theme Whether to leave out the theme's callbacks, because our markup replaces their output.
	 */
	public static function printed( string $hook, array $given, string $range = '', bool $but_theme = false ): string {
		global $wp_filter;
		list( $from, $to ) = explode( '-', $range . '-' );
		$all               = $wp_filter[ $hook ] ?? null;
		$shown             = $all instanceof \WP_Hook ? clone $all : new \WP_Hook();
		foreach ( $shown->callbacks as $priority => $callbacks ) {
			$is_here = ( '' === $from || $priority >= (int) $from ) && ( '' === $to || $priority < (int) $to );
			foreach ( $callbacks as $id => $callback ) {
				if ( ! $is_here || ! self::is_other( $callback['function'], $but_theme ) ) {
					// Keep a silent callback, so that a plugin can still find or remove it.
					$shown->callbacks[ $priority ][ $id ] = array(
						'function'      => '__return_null',
						'accepted_args' => 0,
					);
				}
			}
		}
		ob_start();
		try {
			Callbacks::during( $hook, $shown, static fn () => do_action( $hook, ...$given ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
		} finally {
			$html = trim( (string) ob_get_clean() );
		}
		return self::balanced( $html );
	}

	/**
	 * Balances the tags. Some plugins open an element at one action and close it at
	 * another; one that is opened around WooCommerce's output would be an empty box
	 * here.
	 *
	 * @param string $html Printed HTML.
	 */
	private static function balanced( string $html ): string {
		if ( substr_count( $html, '<div' ) === substr_count( $html, '</div' ) ) {
			return $html;
		}
		return force_balance_tags( (string) preg_replace( '#(?:<div\b[^>]*>\s*)+$#i', '', $html ) );
	}

	/**
	 * Runs the callbacks of others on a value.
	 *
	 * @param non-empty-string $hook  Name of the filter.
	 * @param string           $value The value to filter.
	 * @param mixed            ...$given Further arguments of the callbacks.
	 */
	public static function filtered( string $hook, string $value, mixed ...$given ): string {
		global $wp_filter;
		$others = new \WP_Hook();
		foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( self::is_other( $callback['function'], true ) ) {
					$others->add_filter( $hook, $callback['function'], $priority, $callback['accepted_args'] );
				}
			}
		}
		$result = Callbacks::during( $hook, $others, static fn (): mixed => apply_filters( $hook, $value, ...$given ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Hook of another plugin.
		return is_scalar( $result ) ? (string) $result : '';
	}

	/**
	 * Whether others have callbacks at an action.
	 *
	 * @param string $hook      Name of the hook.
	 * @param bool   $but_theme Whether to leave out the theme's callbacks.
	 */
	public static function exist( string $hook, bool $but_theme = false ): bool {
		global $wp_filter;
		foreach ( $wp_filter[ $hook ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( self::is_other( $callback['function'], $but_theme ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Whether a callback belongs to others.
	 *
	 * @param mixed $callback  The callback.
	 * @param bool  $but_theme Whether to leave out the theme's callbacks.
	 */
	private static function is_other( mixed $callback, bool $but_theme ): bool {
		return ! self::is_own( $callback ) && ! ( $but_theme && self::is_of_theme( $callback ) );
	}

	/**
	 * Whether a callback is ours, or WooCommerce's and rendered by our blocks.
	 *
	 * @param mixed $callback The callback.
	 */
	private static function is_own( mixed $callback ): bool {
		if ( is_array( $callback ) && isset( $callback[0], $callback[1] ) ) {
			$callback = ( is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0] ) . '::' . $callback[1];
		}
		// On brand pages only, since this is checked on every page.
		if ( self::BRAND === $callback && is_tax( 'product_brand' ) ) {
			return false;
		}
		return is_string( $callback ) && ( in_array( $callback, self::OWN, true ) || str_starts_with( $callback, 'Vitrine\\' ) );
	}

	/**
	 * Whether a callback belongs to the parent theme. Code in a child theme, or in the
	 * file for snippets, counts as the owner's.
	 *
	 * @param mixed $callback The callback.
	 */
	private static function is_of_theme( mixed $callback ): bool {
		$file  = self::file_of( $callback );
		$theme = (string) realpath( get_template_directory() );
		return '' !== $theme && str_starts_with( $file, $theme . DIRECTORY_SEPARATOR ) && $file !== $theme . DIRECTORY_SEPARATOR . self::SNIPPETS;
	}

	/**
	 * Returns the file that a callback is defined in; empty if unknown.
	 *
	 * @param mixed $callback The callback.
	 */
	private static function file_of( mixed $callback ): string {
		if ( is_string( $callback ) && str_contains( $callback, '::' ) ) {
			$callback = explode( '::', $callback, 2 );
		} elseif ( is_object( $callback ) && ! $callback instanceof \Closure ) {
			$callback = array( $callback, '__invoke' );
		}
		try {
			$code = is_array( $callback ) ? new \ReflectionMethod( $callback[0], $callback[1] ) : new \ReflectionFunction( $callback );
		} catch ( \ReflectionException ) {
			// A method that only `__call` handles.
			return '';
		}
		return (string) $code->getFileName();
	}
}
