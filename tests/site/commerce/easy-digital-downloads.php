<?php
/**
 * Sets up Easy Digital Downloads as its owner would: pages, currency, a payment
 * method, and no welcome screen.
 *
 * @package Vitrine
 */

declare(strict_types=1);

edd_run_install();
// It creates its tables on the first visit to the admin.
edd_install_component_database_tables();

$vitrine_answers = array(
	'currency'            => 'EUR',
	'currency_position'   => 'before',
	'thousands_separator' => ',',
	'decimal_separator'   => '.',
	'base_country'        => 'DE',
	'test_mode'           => '1',
	'gateways'            => array( 'manual' => '1' ),
	'default_gateway'     => 'manual',
	'enable_skus'         => '1',
	'item_quantities'     => '1',
);
foreach ( $vitrine_answers as $vitrine_option => $vitrine_answer ) {
	edd_update_option( $vitrine_option, $vitrine_answer );
}

// The onboarding wizard and its recommendations.
update_option( 'edd_onboarding_completed', true );
delete_transient( 'edd_onboarding_redirect' );
