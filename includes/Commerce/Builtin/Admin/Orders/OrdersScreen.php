<?php
/**
 * Orders screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\Orders\ByHand\NewOrderScreen;
use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the list, an order, or the form for a manual order.
 */
final class OrdersScreen {

	/**
	 * Screen for a manual order.
	 *
	 * @var NewOrderScreen
	 */
	private readonly NewOrderScreen $new_order;

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {
		$this->new_order = new NewOrderScreen( $services );
	}

	/**
	 * Processes bulk actions or the form of a manual order, before any output.
	 */
	public function load(): void {
		if ( NewOrderScreen::is_asked() ) {
			$this->new_order->load();
			return;
		}
		global $wpdb;
		$table  = new OrdersTable( new OrderSearch( $wpdb, $this->services->store ) );
		$action = (string) $table->current_action();
		if ( str_starts_with( $action, 'move_' ) ) {
			AdminScreen::guard( 'bulk-orders' );
			$ids = isset( $_REQUEST['order'] ) ? array_map( 'intval', (array) wp_unslash( $_REQUEST['order'] ) ) : array(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- guard() has verified the nonce.
			( new OrderActions( $this->services ) )->move_all( array_filter( $ids ), substr( $action, 5 ) );
		}
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		$id    = (int) AdminScreen::query( 'order_id' );
		$order = $id > 0 ? $this->services->store->load( $id ) : null;
		echo '<div class="wrap vitrine-admin">';
		if ( NewOrderScreen::is_asked() ) {
			$this->new_order->render();
		} elseif ( null !== $order ) {
			OrderView::render( $order, $this->services );
		} else {
			$this->render_list();
		}
		echo '</div>';
	}

	/**
	 * Prints the list.
	 */
	private function render_list(): void {
		global $wpdb;
		$table = new OrdersTable( new OrderSearch( $wpdb, $this->services->store ) );
		$table->prepare_items();
		printf( '<h1 class="wp-heading-inline">%s</h1> ', esc_html__( 'Orders', 'vitrine' ) );
		printf( '<a class="page-title-action" href="%s">%s</a> ', esc_url( NewOrderScreen::url() ), esc_html__( 'Add new order', 'vitrine' ) );
		printf( '<a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_url( OrdersExport::url( AdminScreen::query( 'status' ), AdminScreen::query( 's' ) ) ), esc_html__( 'Export CSV', 'vitrine' ) );
		AdminScreen::print_message();
		$table->views();
		printf( '<form method="get"><input type="hidden" name="page" value="%s">', esc_attr( AdminScreen::ORDERS ) );
		if ( '' !== AdminScreen::query( 'status' ) ) {
			printf( '<input type="hidden" name="status" value="%s">', esc_attr( AdminScreen::query( 'status' ) ) );
		}
		$table->search_box( __( 'Search orders', 'vitrine' ), 'vitrine-order' );
		$table->display();
		echo '</form>';
	}
}
