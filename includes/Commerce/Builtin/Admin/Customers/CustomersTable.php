<?php
/**
 * Customers list table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Customers;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * List table of customers.
 *
 * @phpstan-import-type Customer from CustomerSearch
 */
final class CustomersTable extends \WP_List_Table {

	/** Customers per page. */
	private const PER_PAGE = 20;

	/**
	 * @param CustomerSearch $search   Customer search.
	 * @param Currency       $currency Currency of the shop.
	 */
	public function __construct(
		private readonly CustomerSearch $search,
		private readonly Currency $currency,
	) {
		parent::__construct(
			array(
				'singular' => 'customer',
				'plural'   => 'customers',
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
			'name'   => __( 'Name', 'vitrine' ),
			'email'  => __( 'Email', 'vitrine' ),
			'orders' => __( 'Orders', 'vitrine' ),
			'spent'  => __( 'Total spend', 'vitrine' ),
			'last'   => __( 'Last order', 'vitrine' ),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, array{0: string, 1: bool}>
	 */
	protected function get_sortable_columns(): array {
		return array(
			'email'  => array( 'email', false ),
			'orders' => array( 'orders', true ),
			'spent'  => array( 'spent', true ),
			'last'   => array( 'last', true ),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function prepare_items(): void {
		$found                 = $this->search->page( AdminScreen::query( 's' ), AdminScreen::query( 'orderby' ), AdminScreen::query( 'order' ), $this->get_pagenum(), self::PER_PAGE, $this->currency->code );
		$this->items           = $found['customers'];
		$this->_column_headers = array( $this->get_columns(), array(), $this->get_sortable_columns(), 'name' );
		$this->set_pagination_args(
			array(
				'total_items' => $found['total'],
				'per_page'    => self::PER_PAGE,
			)
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function no_items(): void {
		esc_html_e( 'No customers found.', 'vitrine' );
	}

	/**
	 * Returns the name with a link to the orders.
	 *
	 * @param Customer $item Item of the row.
	 */
	protected function column_name( array $item ): string {
		$user    = $item['user_id'] > 0 ? get_userdata( $item['user_id'] ) : false;
		$actions = array( 'orders' => sprintf( '<a href="%s">%s</a>', esc_url( self::orders( $item ) ), esc_html__( 'View orders', 'vitrine' ) ) );
		if ( $user && current_user_can( 'edit_user', $user->ID ) ) {
			$actions['account'] = sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_user_link( $user->ID ) ), esc_html__( 'Account', 'vitrine' ) );
		}
		$name = '' === $item['name'] ? $item['email'] : $item['name'];
		return sprintf( '<a class="row-title" href="%s"><strong>%s</strong></a>%s', esc_url( self::orders( $item ) ), esc_html( $name ), $this->row_actions( $actions ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Customer $item        Item of the row.
	 * @param string   $column_name Column name.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'email'  => sprintf( '<a href="%s">%s</a>', esc_url( 'mailto:' . $item['email'] ), esc_html( $item['email'] ) ),
			'orders' => esc_html( number_format_i18n( $item['orders'] ) ),
			'spent'  => esc_html( $this->currency->format( $item['spent'] ) ),
			'last'   => sprintf(
				'<a href="%s">#%d</a><br><time datetime="%s">%s</time>',
				esc_url( AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $item['last_order'] ) ) ),
				(int) $item['last_order'],
				esc_attr( str_replace( ' ', 'T', $item['last_date'] ) . 'Z' ),
				esc_html( OrderText::moment( $item['last_date'], (string) get_option( 'date_format' ) ) )
			),
			default  => '',
		};
	}

	/**
	 * Returns the URL of a customer's orders.
	 *
	 * @param Customer $item Customer.
	 */
	private static function orders( array $item ): string {
		return AdminScreen::url( AdminScreen::ORDERS, array( 's' => rawurlencode( $item['email'] ) ) );
	}
}
