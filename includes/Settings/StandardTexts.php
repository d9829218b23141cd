<?php
/**
 * Default texts shown to shoppers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Separate from labels and help of the settings, because translations of shopper-facing
 * texts are bundled with the plugin and those of admin texts are not.
 */
final class StandardTexts {

	/**
	 * Returns the text of a setting, translated when called.
	 *
	 * @param string $key Key of the setting.
	 * @return \Closure(): string
	 */
	public static function of( string $key ): \Closure {
		return static fn (): string => match ( $key ) {
			'view_cart_label'       => __( 'View cart', 'vitrine' ),
			'toggle_show_text'      => __( 'Show order summary', 'vitrine' ),
			'toggle_hide_text'      => __( 'Hide order summary', 'vitrine' ),
			'success_msg'           => __( 'Welcome back. Log in for a faster checkout.', 'vitrine' ),
			'show_password_label'   => __( 'Show password', 'vitrine' ),
			'hide_password_label'   => __( 'Hide password', 'vitrine' ),
			'sale_badge_text'       => __( 'Sale!', 'vitrine' ),
			'variation_needed'      => __( 'Please select the product options before adding this product to your cart.', 'vitrine' ),
			'variation_unavailable' => __( 'Sorry, this variation is currently unavailable. Please choose a different one.', 'vitrine' ),
			'variation_none'        => __( 'Sorry, no variation matches your selection. Please choose a different one.', 'vitrine' ),
			'variation_reset'       => __( 'Your selection has been reset. Please select the product options again.', 'vitrine' ),
			/* translators: [privacy_policy] stands for the link and must be kept as it is. */
			'privacy_text'          => __( 'Your personal data will be used to process your order, support your experience throughout this website, and for other purposes described in our [privacy_policy].', 'vitrine' ),
			default                 => '',
		};
	}
}
