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
 * What of WooCommerce's front end ours takes the place of.
 *
 * @see spec 2, 7.1 - 7.5
 */
final class WooCommerce {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'replace_add_to_cart'         => Field::toggle(
				true,
				static fn (): string => __( 'Add to the cart and remove from it in the background', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s script. It stays where a theme or another plugin needs it.', 'vitrine' )
			),
			'replace_cart_fragments'      => Field::toggle(
				true,
				static fn (): string => __( 'Keep mini-carts up to date', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s script, and without a request where there is no cart. It stays where a theme or another plugin needs it.', 'vitrine' )
			),
			'replace_variation_form'      => Field::toggle(
				true,
				static fn (): string => __( 'Choose variations', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s script. It stays where a theme or another plugin needs it.', 'vitrine' )
			),
			'replace_single_product'      => Field::toggle(
				true,
				static fn (): string => __( 'Tabs and stars of a product’s page', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s script. It stays where a theme or another plugin needs it, or has pictures of its own.', 'vitrine' )
			),
			'replace_page_script'         => Field::toggle(
				true,
				static fn (): string => __( 'Leave out WooCommerce’s page script, and jQuery with it', 'vitrine' ),
				static fn (): string => __( 'Only where no script on the page uses jQuery. Turn it off when a theme writes code with jQuery straight into its pages.', 'vitrine' )
			),
			'replace_gallery'             => Field::toggle(
				false,
				static fn (): string => __( 'Show the pictures of a product', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s gallery and its three libraries. A theme’s own gallery is left alone.', 'vitrine' )
			),
			'replace_autocomplete'        => Field::toggle(
				true,
				static fn (): string => __( 'Suggest addresses', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s script, on the classic checkout and in the account. Providers that are written for WooCommerce work unchanged. Its checkout block keeps its own.', 'vitrine' )
			),
			'replace_attribution'         => Field::toggle(
				true,
				static fn (): string => __( 'Record where orders come from', 'vitrine' ),
				static fn (): string => __( 'In place of WooCommerce’s two scripts, and only with the visitor’s consent. Orders show it where WooCommerce shows it. Turn order attribution off in WooCommerce’s settings to record nothing.', 'vitrine' )
			),
			'replace_beside_jquery'       => Field::toggle(
				false,
				static fn (): string => __( 'Replace them also where jQuery stays', 'vitrine' ),
				static fn (): string => __( 'Where a theme or another plugin uses jQuery, WooCommerce’s scripts stay, since other code may rely on them.', 'vitrine' )
			),
			'quantity_buttons'            => Field::toggle(
				false,
				static fn (): string => __( 'Plus and minus buttons', 'vitrine' ),
				static fn (): string => __( 'On product pages, in the cart and in the mini-cart widget. A theme’s own buttons are left alone.', 'vitrine' )
			),
			'woocommerce_quick_view'      => Field::toggle(
				false,
				static fn (): string => __( 'Quick view', 'vitrine' ),
				static fn (): string => __( 'Shoppers open a product without leaving the list.', 'vitrine' )
			),
			'woocommerce_checkout_extras' => Field::toggle(
				false,
				static fn (): string => __( 'Checkout extras', 'vitrine' ),
				static fn (): string => __( 'On the classic checkout: an order summary that folds, login without losing the form, show and hide buttons for passwords, and marks for required fields.', 'vitrine' )
			),
		);
	}
}
