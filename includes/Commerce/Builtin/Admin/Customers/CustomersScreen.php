<?php
/**
 * Customers screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Customers;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Lists all customers with orders and total spend.
 */
final class CustomersScreen {

	/**
	 * Prints the screen.
	 */
	public static function render(): void {
		global $wpdb;
		$table = new CustomersTable( new CustomerSearch( $wpdb ), ShopOptions::get()->currency );
		$table->prepare_items();
		printf( '<div class="wrap vitrine-admin"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">', esc_html__( 'Customers', 'vitrine' ) );
		printf( '<form method="get"><input type="hidden" name="page" value="%s">', esc_attr( AdminScreen::CUSTOMERS ) );
		$table->search_box( __( 'Search customers', 'vitrine' ), 'vitrine-customer' );
		$table->display();
		echo '</form></div>';
	}
}
