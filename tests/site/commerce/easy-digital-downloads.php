<?php
/**
 * Gives a site with Easy Digital Downloads what its owner would: its pages, the
 * shop's currency, a way to pay, and no welcome.
 *
 * @package Vitrine
 */

declare(strict_types=1);

edd_run_install();
// It makes its tables at the owner's first look at the administration.
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

// The set-up wizard and what it recommends.
update_option( 'edd_onboarding_completed', true );
delete_transient( 'edd_onboarding_redirect' );
