<?php
/**
 * Admin notice for a WooCommerce that cannot be used.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Admin notice that explains the problem, its consequences and the solution.
 */
final class Notice {

	private const ACTION = 'vitrine_sell_without_woocommerce';

	/**
	 * Registers the hooks. Called if the site sells with WooCommerce, whether it works
	 * or not.
	 */
	public static function boot(): void {
		add_action( 'admin_init', array( self::class, 'remember' ) );
		add_action( 'admin_notices', array( self::class, 'print' ) );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'let_go' ) );
	}

	/**
	 * Stores that the site sells with WooCommerce, to detect its deactivation later.
	 */
	public static function remember(): void {
		if ( Requirements::are_met() && 'woocommerce' !== get_option( Requirements::OPTION ) ) {
			update_option( Requirements::OPTION, 'woocommerce', true );
		}
	}

	/**
	 * Prints the notice if there is a problem.
	 */
	public static function print(): void {
		$problem = Requirements::problem();
		if ( '' === $problem || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$there   = Requirements::is_there();
		$follows = $there
			? __( 'Until this is fixed, the site keeps running with WooCommerce\'s own pages and without Vitrine. No data was changed.', 'vitrine' )
			: __( 'The site keeps running without a shop until WooCommerce is active again. No data was changed.', 'vitrine' );
		$button  = $there ? __( 'Update WooCommerce', 'vitrine' ) : __( 'Go to Plugins', 'vitrine' );
		printf(
			'<div class="notice notice-error" id="vitrine-woocommerce-notice"><p><strong>%1$s</strong> %2$s</p><p><a class="button" href="%3$s">%4$s</a>',
			/* translators: %s: what is wrong. */
			esc_html( sprintf( __( 'Vitrine cannot work with WooCommerce: %s.', 'vitrine' ), $problem ) ),
			esc_html( $follows ),
			esc_url( self_admin_url( $there ? 'update-core.php' : 'plugins.php' ) ),
			esc_html( $button )
		);
		if ( ! $there ) {
			printf(
				' <a href="%1$s">%2$s</a>',
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
				esc_html__( 'Use Vitrine\'s built-in shop instead', 'vitrine' )
			);
		}
		echo '</p></div>';
	}

	/**
	 * Switches to Vitrine's built-in shop at the owner's request.
	 */
	public static function let_go(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'activate_plugins' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		delete_option( Requirements::OPTION );
		wp_safe_redirect( admin_url() );
		exit;
	}
}
