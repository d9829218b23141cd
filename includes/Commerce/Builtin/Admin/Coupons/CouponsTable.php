<?php
/**
 * Coupons list table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Coupons;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * List table of coupons.
 */
final class CouponsTable extends \WP_List_Table {

	public function __construct() {
		parent::__construct(
			array(
				'singular' => 'coupon',
				'plural'   => 'coupons',
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
			'code'    => __( 'Code', 'vitrine' ),
			'amount'  => __( 'Discount', 'vitrine' ),
			'uses'    => __( 'Usage', 'vitrine' ),
			'expires' => __( 'Expires', 'vitrine' ),
			'status'  => __( 'Status', 'vitrine' ),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function prepare_items(): void {
		$found                 = CouponStore::list( $this->get_pagenum(), 20 );
		$this->items           = $found['coupons'];
		$this->_column_headers = array( $this->get_columns(), array(), array(), 'code' );
		$this->set_pagination_args(
			array(
				'total_items' => $found['total'],
				'per_page'    => 20,
			)
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function no_items(): void {
		esc_html_e( 'No coupons yet.', 'vitrine' );
	}

	/**
	 * Returns the code with link and row actions.
	 *
	 * @param Coupon $item Item of the row.
	 */
	protected function column_code( Coupon $item ): string {
		$edit   = AdminScreen::url( AdminScreen::COUPONS, array( 'coupon' => $item->id ) );
		$delete = wp_nonce_url( admin_url( 'admin-post.php?action=' . CouponActions::DELETE . '&coupon=' . $item->id ), CouponActions::DELETE . $item->id );
		$links  = array(
			'edit'   => sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html__( 'Edit', 'vitrine' ) ),
			/* translators: %s: coupon code. */
			'delete' => sprintf( '<a class="submitdelete" href="%s" aria-label="%s">%s</a>', esc_url( $delete ), esc_attr( sprintf( __( 'Delete the coupon %s', 'vitrine' ), $item->code ) ), esc_html__( 'Delete', 'vitrine' ) ),
		);
		return sprintf( '<a class="row-title" href="%s"><strong>%s</strong></a>', esc_url( $edit ), esc_html( $item->code ) ) . $this->row_actions( $links );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Coupon $item        Item of the row.
	 * @param string $column_name Column name.
	 */
	protected function column_default( $item, $column_name ): string {
		return match ( $column_name ) {
			'amount'  => esc_html( self::amount( $item ) ),
			'uses'    => esc_html( null === $item->usage_limit ? number_format_i18n( $item->used ) : number_format_i18n( $item->used ) . ' / ' . number_format_i18n( $item->usage_limit ) ),
			'expires' => null === $item->expires ? '–' : esc_html( OrderText::moment( $item->expires ) ),
			'status'  => esc_html( self::status( $item ) ),
			default   => '',
		};
	}

	/**
	 * Returns the discount as text.
	 *
	 * @param Coupon $coupon Coupon.
	 */
	private static function amount( Coupon $coupon ): string {
		$off = Coupon::PERCENT === $coupon->type
			? number_format_i18n( $coupon->amount / 100, 0 === $coupon->amount % 100 ? 0 : 2 ) . ' %'
			: ShopOptions::get()->currency->format( $coupon->amount );
		return $coupon->free_shipping ? $off . ' + ' . __( 'free shipping', 'vitrine' ) : $off;
	}

	/**
	 * Returns the status as text.
	 *
	 * @param Coupon $coupon Coupon.
	 */
	private static function status( Coupon $coupon ): string {
		return match ( true ) {
			! $coupon->enabled => __( 'Disabled', 'vitrine' ),
			null !== $coupon->expires && $coupon->expires <= gmdate( 'Y-m-d H:i:s' ) => __( 'Expired', 'vitrine' ),
			null !== $coupon->usage_limit && $coupon->used >= $coupon->usage_limit => __( 'Limit reached', 'vitrine' ),
			default => __( 'Active', 'vitrine' ),
		};
	}
}
