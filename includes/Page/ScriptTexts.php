<?php
/**
 * Texts for scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The loader has no translations, so its texts are printed in the page.
 */
final class ScriptTexts {

	/**
	 * Returns the texts for adding to the cart.
	 *
	 * @return array<string, string>
	 */
	public static function of_adds(): array {
		return array(
			'view_cart'  => Settings::text( 'view_cart_label' ),
			// The texts of spec 8.1.
			'add_failed' => __( 'Could not add product to cart. Please try again.', 'vitrine' ),
			'network'    => __( 'We could not reach the shop. Please check your connection and try again.', 'vitrine' ),
			'timeout'    => __( 'The shop took too long to respond. Please try again.', 'vitrine' ),
			'http'       => __( 'Something went wrong. Please try again.', 'vitrine' ),
			'offline'    => __( 'You are offline. Your change is saved and will be sent when you are back online.', 'vitrine' ),
		);
	}

	/**
	 * Returns the texts by key, in the site's language. Scripts replace `%s`.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return self::of_adds() + array(
			'show_password'         => Settings::text( 'show_password_label' ),
			'hide_password'         => Settings::text( 'hide_password_label' ),
			/* translators: %s: product name. */
			'increase_quantity'     => __( 'Increase quantity of %s', 'vitrine' ),
			/* translators: %s: product name. */
			'decrease_quantity'     => __( 'Decrease quantity of %s', 'vitrine' ),
			/* translators: %s: product name. */
			'item_removed'          => __( '“%s” removed.', 'vitrine' ),
			/* translators: %s: product name. */
			'item_restored'         => __( '“%s” is back in your cart.', 'vitrine' ),
			'close'                 => __( 'Close', 'vitrine' ),
			'variation_needed'      => Settings::text( 'variation_needed' ),
			'variation_unavailable' => Settings::text( 'variation_unavailable' ),
			'variation_reset'       => Settings::text( 'variation_reset' ),
			'variation_none'        => Settings::text( 'variation_none' ),
			'variation_sold_out'    => __( 'Sold out', 'vitrine' ),
			'cart_updated'          => __( 'Cart updated.', 'vitrine' ),
		);
	}
}
