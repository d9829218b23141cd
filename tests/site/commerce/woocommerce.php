<?php
/**
 * Completes WooCommerce's onboarding and opens the shop. Started by run.php after
 * WooCommerce's activation.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// Usually happens on the first visit to the admin; also creates the order tables.
WC_Install::newly_installed();

$vitrine_answers = array(
	// The onboarding wizard, its task list and its recommendations.
	'woocommerce_onboarding_profile'                => array(
		'completed' => true,
		'skipped'   => true,
	),
	'woocommerce_task_list_hidden_lists'            => array( 'setup', 'extended', 'secret_tasklist' ),
	'woocommerce_task_list_welcome_modal_dismissed' => 'yes',
	'woocommerce_show_marketplace_suggestions'      => 'no',
	'woocommerce_allow_tracking'                    => 'no',
	// New shops are hidden by default.
	'woocommerce_coming_soon'                       => 'no',
	// The address of the sample shop.
	'woocommerce_store_address'                     => 'Torstraße 1',
	'woocommerce_store_city'                        => 'Berlin',
	'woocommerce_store_postcode'                    => '10119',
	'woocommerce_default_country'                   => 'DE',
	'woocommerce_currency'                          => 'EUR',
	'woocommerce_notify_low_stock_amount'           => 5,
	// By default, a queue does this, which nothing processes here.
	'woocommerce_attribute_lookup_direct_updates'   => 'yes',
	// By default, block themes get WooCommerce's mini-cart in the header; here it is Vitrine's.
	'woocommerce_hooked_blocks_version'             => 'no',
	// All of Vitrine's features for WooCommerce's own pages are enabled.
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
	// SQLite's driver does not support the query that reserves stock; every order would be refused.
	$vitrine_answers['woocommerce_hold_stock_minutes'] = '';
}
foreach ( $vitrine_answers as $vitrine_option => $vitrine_answer ) {
	update_option( $vitrine_option, $vitrine_answer );
}

delete_transient( '_wc_activation_redirect' );
WC_Admin_Notices::remove_all_notices();
