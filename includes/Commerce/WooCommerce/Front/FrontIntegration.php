<?php
/**
 * WooCommerce's own pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Front\Ajax\Endpoints;
use Vitrine\Commerce\WooCommerce\Front\Ajax\CartFragments;
use Vitrine\Commerce\WooCommerce\Front\Cart\FreeShippingBar;
use Vitrine\Commerce\WooCommerce\Front\Scripts\LateJquery;
use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Integration with the pages that WooCommerce and classic themes render: adds our
 * scripts, removes the WooCommerce scripts that they replace, and handles its
 * endpoints.
 *
 * @see spec 2, 7.1 - 7.5
 */
final class FrontIntegration {

	/**
	 * Boots the parts.
	 */
	public static function boot(): void {
		CheckoutPage::boot();
		AddressAutocomplete::boot();
		Attribution::boot();
		Chosen::boot();
		Endpoints::boot();
		CartFragments::boot();
		FrontNotices::boot();
		PageScripts::boot();
		Scripts::boot();
		LateJquery::boot();
		Styles::boot();
		if ( Settings::on( 'free_shipping_bar' ) ) {
			FreeShippingBar::boot();
		}
		if ( Settings::on( 'quantity_buttons' ) ) {
			Steppers::boot();
		}
	}
}
