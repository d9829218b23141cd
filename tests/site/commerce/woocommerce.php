<?php
/**
 * Answers what WooCommerce asks the owner of a new shop, and opens the shop.
 * Started by run.php after WooCommerce has been activated.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// What it does at the owner's first look at the administration; orders get their tables then.
WC_Install::newly_installed();

$vitrine_answers = array(
	// The set-up wizard, its list of tasks and what it recommends.
	'woocommerce_onboarding_profile'                => array(
		'completed' => true,
		'skipped'   => true,
	),
	'woocommerce_task_list_hidden_lists'            => array( 'setup', 'extended', 'secret_tasklist' ),
	'woocommerce_task_list_welcome_modal_dismissed' => 'yes',
	'woocommerce_show_marketplace_suggestions'      => 'no',
	'woocommerce_allow_tracking'                    => 'no',
	// A new shop is closed until its owner opens it.
	'woocommerce_coming_soon'                       => 'no',
	// The shop is where the sample shop is.
	'woocommerce_store_address'                     => 'Torstraße 1',
	'woocommerce_store_city'                        => 'Berlin',
	'woocommerce_store_postcode'                    => '10119',
	'woocommerce_default_country'                   => 'DE',
	'woocommerce_currency'                          => 'EUR',
	'woocommerce_notify_low_stock_amount'           => 5,
	// Else a queue does it, which nobody works off here.
	'woocommerce_attribute_lookup_direct_updates'   => 'yes',
	// Block themes get one mini-cart into their header, and that is Vitrine's.
	'woocommerce_hooked_blocks_version'             => 'no',
	// An owner who has switched on all that Vitrine has for WooCommerce's own pages.
	'vitrine_settings'                              => array(
		'header_mini_cart'            => 'on',
		'woocommerce_quick_view'      => true,
		'quantity_buttons'            => true,
		'replace_gallery'             => true,
		'replace_beside_jquery'       => true,
		'woocommerce_checkout_extras' => true,
	) + (array) get_option( 'vitrine_settings', array() ),
);
if ( 'sqlite' === DB_ENGINE ) {
	// Its statement for reserving stock is none that SQLite's driver understands: every order would be refused.
	$vitrine_answers['woocommerce_hold_stock_minutes'] = '';
}
foreach ( $vitrine_answers as $vitrine_option => $vitrine_answer ) {
	update_option( $vitrine_option, $vitrine_answer );
}

delete_transient( '_wc_activation_redirect' );
WC_Admin_Notices::remove_all_notices();
