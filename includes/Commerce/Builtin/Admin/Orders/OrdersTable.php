<?php
/**
 * Orders list table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Orders\OrderRows;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * List table of orders.
 */
final class OrdersTable extends \WP_List_Table {

	/** @param OrderSearch $search Order search. */
	public function __construct( private readonly OrderSearch $search ) {
		parent::__construct(
			array(
				'singular' => 'order',
				'plural'   => 'orders',
				'ajax'     => false,
			)
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, string>
	 */
	public function get_columns(): array {
		return array(
			'cb'       => '<input type="checkbox">',
			'number'   => __( 'Order', 'vitrine' ),
			'date'     => __( 'Date', 'vitrine' ),
			'customer' => __( 'Customer', 'vitrine' ),
			'status'   => __( 'Status', 'vitrine' ),
			'items'    => __( 'Items', 'vitrine' ),
			'total'    => __( 'Total', 'vitrine' ),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, array{0: string, 1: bool}>
	 */
	protected function get_sortable_columns(): array {
		return array(
			'number'   => array( 'number', true ),
			'date'     => array( 'date', true ),
			'customer' => array( 'customer', false ),
			'status'   => array( 'status', false ),
			'total'    => array( 'total', true ),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, string>
	 */
	protected function get_bulk_actions(): array {
		$actions = array();
		foreach ( OrderStatus::labels() as $status => $label ) {
			if ( OrderStatus::PENDING !== $status ) {
				/* translators: %s: status of an order. */
				$actions[ 'move_' . $status ] = sprintf( __( 'Change status to: %s', 'vitrine' ), $label );
			}
		}
		return $actions;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, string>
	 */
	protected function get_views(): array {
		$counts  = $this->search->counts();
		$current = AdminScreen::query( 'status' );
		$views   = array( '' => array( __( 'All', 'vitrine' ), array_sum( $counts ) ) );
		foreach ( OrderStatus::labels() as $status => $label ) {
			if ( isset( $counts[ $status ] ) ) {
				$views[ $status ] = array( $label, $counts[ $status ] );
			}
		}
		$links = array();
		foreach ( $views as $status => [ $label, $count ] ) {
			$links[ '' === $status ? 'all' : $status ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( AdminScreen::url( AdminScreen::ORDERS, '' === $status ? array() : array( 'status' => $status ) ) ),
				$current === $status ? ' class="current" aria-current="page"' : '',
				esc_html( $label ),
				esc_html( number_format_i18n( $count ) )
			);
		}
		return $links;
	}

	/**
	 * {@inheritDoc}
	 */
	public function prepare_items(): void {
		$per_page              = 20;
		$found                 = $this->search->page( AdminScreen::query( 'status' ), AdminScreen::query( 's' ), AdminScreen::query( 'orderby' ), AdminScreen::query( 'order' ), $this->get_pagenum(), $per_page );
		$this->items           = $found['orders'];
		$this->_column_headers = array( $this->get_columns(), array(), $this->get_sortable_columns(), 'number' );
		$this->set_pagination_args(
			array(
				'total_items' => $found['total'],
				'per_page'    => $per_page,
			)
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function no_items(): void {
		esc_html_e( 'No orders found.', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $item Item of the row.
	 */
	protected function column_cb( $item ): string {
		return sprintf(
			'<label class="screen-reader-text" for="order-%1$d">%2$s</label><input type="checkbox" id="order-%1$d" name="order[]" value="%1$d">',
			$item->id,
			/* translators: %d: order number. */
			esc_html( sprintf( __( 'Select order %d', 'vitrine' ), $item->id ) )
		);
	}

	/**
	 * Returns the order number with a link.
	 *
	 * @param Order $item Item of the row.
	 */
	protected function column_number( Order $item ): string {
		return sprintf( '<a class="row-title" href="%s"><strong>#%d</strong></a>', esc_url( AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $item->id ) ) ), $item->id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order  $item        Item of the row.
	 * @param string $column_name Column name.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'date'     => sprintf( '<time datetime="%s">%s</time>', esc_attr( str_replace( ' ', 'T', $item->created ) . 'Z' ), esc_html( OrderText::moment( $item->created ) ) ),
			'customer' => sprintf( '%s<br><a href="%s">%s</a>', esc_html( OrderRows::person( $item->billing ) ), esc_url( 'mailto:' . $item->email ), esc_html( $item->email ) ),
			'status'   => sprintf( '<span class="vitrine-status vitrine-status--%s">%s</span>', esc_attr( $item->status ), esc_html( OrderStatus::label( $item->status ) ) ) . '<br><small>' . esc_html( PaymentStatus::label( $item->payment_status ) ) . '</small>',
			'items'    => esc_html( number_format_i18n( array_sum( array_column( $item->items, 'quantity' ) ) ) ),
			'total'    => esc_html( $item->currency->format( $item->totals['total'] ) ),
			default    => '',
		};
	}
}
