<?php
/**
 * The shop in the admin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Admin\Coupons\CouponActions;
use Vitrine\Commerce\Builtin\Admin\Coupons\CouponsScreen;
use Vitrine\Commerce\Builtin\Admin\Orders\OrderActions;
use Vitrine\Commerce\Builtin\Admin\Orders\OrdersExport;
use Vitrine\Commerce\Builtin\Admin\Orders\OrdersScreen;
use Vitrine\Commerce\Builtin\Admin\Orders\RefundActions;
use Vitrine\Commerce\Builtin\Admin\Products\ProductBox;
use Vitrine\Commerce\Builtin\Admin\Products\ProductColumns;
use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Checkout\Desk;
use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * The menu, its screens and their script and style.
 */
final class Admin {

	/**
	 * The admin's screens.
	 *
	 * @param Desk $desk Orders.
	 */
	public function __construct( private readonly Desk $desk ) {}

	/**
	 * Takes its hooks; in the admin only.
	 */
	public function boot(): void {
		if ( ! is_admin() ) {
			return;
		}
		add_action( 'admin_menu', array( $this, 'menu' ) );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		( new OrderActions( $this->desk ) )->boot();
		( new RefundActions( $this->desk ) )->boot();
		( new OrdersExport( $this->desk ) )->boot();
		CouponActions::boot();
		ProductBox::boot();
		ProductColumns::boot();
	}

	/**
	 * Adds the menu.
	 */
	public function menu(): void {
		$needs  = Screen::capability();
		$orders = new OrdersScreen( $this->desk );
		$hook   = add_menu_page( __( 'Orders', 'vitrine' ), 'Vitrine', $needs, Screen::ORDERS, array( $orders, 'render' ), 'dashicons-store', 55 );
		add_submenu_page( Screen::ORDERS, __( 'Orders', 'vitrine' ), __( 'Orders', 'vitrine' ), $needs, Screen::ORDERS, array( $orders, 'render' ) );
		add_submenu_page( Screen::ORDERS, __( 'Coupons', 'vitrine' ), __( 'Coupons', 'vitrine' ), Screen::capability( Screen::COUPONS ), Screen::COUPONS, array( CouponsScreen::class, 'render' ) );
		add_action( "load-$hook", array( $orders, 'load' ) );
	}

	/**
	 * Loads script and style where they are used.
	 */
	public static function enqueue(): void {
		$screen = get_current_screen();
		$ours   = null !== $screen && ( ContentTypes::PRODUCT === $screen->post_type || str_contains( $screen->id, Screen::ORDERS ) || str_contains( $screen->id, Screen::COUPONS ) );
		if ( ! $ours ) {
			return;
		}
		Build::enqueue_admin_style();
		if ( ContentTypes::PRODUCT === $screen->id ) {
			wp_enqueue_media();
			Build::register_script( Build::ADMIN, 'admin' );
			wp_enqueue_script( Build::ADMIN );
		}
	}
}
