<?php
/**
 * Settings: WooCommerce's own pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of WooCommerce's front end to replace.
 *
 * @see spec 2, 7.1 - 7.5
 */
final class WooCommerceSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'replace_add_to_cart'         => Field::toggle(
				true,
				static fn (): string => __( 'AJAX add to cart and remove from cart', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s script, unless a theme or another plugin needs it.', 'vitrine' )
			),
			'replace_cart_fragments'      => Field::toggle(
				true,
				static fn (): string => __( 'Mini-cart updates', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s script and sends no request if there is no cart. WooCommerce’s script stays if a theme or another plugin needs it.', 'vitrine' )
			),
			'replace_variation_form'      => Field::toggle(
				true,
				static fn (): string => __( 'Variation form', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s script, unless a theme or another plugin needs it.', 'vitrine' )
			),
			'replace_single_product'      => Field::toggle(
				true,
				static fn (): string => __( 'Product tabs and star ratings', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s script, unless a theme or another plugin needs it or brings its own star images.', 'vitrine' )
			),
			'replace_page_script'         => Field::toggle(
				true,
				static fn (): string => __( 'Remove WooCommerce’s page script and jQuery', 'vitrine' ),
				static fn (): string => __( 'Only if nothing on the page uses jQuery, including inline code of the theme.', 'vitrine' )
			),
			'replace_gallery'             => Field::toggle(
				false,
				static fn (): string => __( 'Product gallery', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s gallery and its three libraries. A theme’s own gallery is left alone.', 'vitrine' )
			),
			'replace_autocomplete'        => Field::toggle(
				true,
				static fn (): string => __( 'Address suggestions', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s script on the classic checkout and in My account. Address providers for WooCommerce work unchanged. The Checkout block keeps its own script.', 'vitrine' )
			),
			'replace_attribution'         => Field::toggle(
				true,
				static fn (): string => __( 'Enable order attribution', 'vitrine' ),
				static fn (): string => __( 'Replaces WooCommerce’s two scripts, with the visitor’s consent only. Orders show the data where WooCommerce shows it. To record nothing, disable Order Attribution in WooCommerce’s settings.', 'vitrine' )
			),
			'replace_beside_jquery'       => Field::toggle(
				false,
				static fn (): string => __( 'Replace scripts even if jQuery is used', 'vitrine' ),
				static fn (): string => __( 'If off, WooCommerce’s scripts stay when a theme or another plugin uses jQuery, because other code may rely on them.', 'vitrine' )
			),
			'quantity_buttons'            => Field::toggle(
				false,
				static fn (): string => __( 'Plus and minus buttons', 'vitrine' ),
				static fn (): string => __( 'On product pages, in the cart and in the mini-cart widget. A theme’s own buttons are left alone.', 'vitrine' )
			),
			'woocommerce_quick_view'      => Field::toggle(
				false,
				static fn (): string => __( 'Quick view', 'vitrine' ),
				static fn (): string => __( 'Lets shoppers view a product without leaving the listing.', 'vitrine' )
			),
			'woocommerce_checkout_extras' => Field::toggle(
				false,
				static fn (): string => __( 'Checkout extras', 'vitrine' ),
				static fn (): string => __( 'On the classic checkout: collapsible order summary, login without losing the form, show password buttons and required field marks.', 'vitrine' )
			),
		);
	}
}
