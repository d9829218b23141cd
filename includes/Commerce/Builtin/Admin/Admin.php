<?php
/**
 * Admin of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Admin\Coupons\CouponActions;
use Vitrine\Commerce\Builtin\Admin\Coupons\CouponsScreen;
use Vitrine\Commerce\Builtin\Admin\Customers\CustomersScreen;
use Vitrine\Commerce\Builtin\Admin\Orders\Downloads\PermissionActions;
use Vitrine\Commerce\Builtin\Admin\Orders\OrderActions;
use Vitrine\Commerce\Builtin\Admin\Orders\OrderPrint;
use Vitrine\Commerce\Builtin\Admin\Orders\OrdersExport;
use Vitrine\Commerce\Builtin\Admin\Orders\OrdersScreen;
use Vitrine\Commerce\Builtin\Admin\Orders\RefundActions;
use Vitrine\Commerce\Builtin\Admin\Products\CategoryPicture;
use Vitrine\Commerce\Builtin\Admin\Products\DuplicateAction;
use Vitrine\Commerce\Builtin\Admin\Products\Edits\BulkEdit;
use Vitrine\Commerce\Builtin\Admin\Products\Edits\QuickEdit;
use Vitrine\Commerce\Builtin\Admin\Products\MissingPrice;
use Vitrine\Commerce\Builtin\Admin\Products\ProductBox;
use Vitrine\Commerce\Builtin\Admin\Products\ProductColumns;
use Vitrine\Commerce\Builtin\Admin\Products\ProductMessages;
use Vitrine\Commerce\Builtin\Admin\Products\SwatchesScreen;
use Vitrine\Commerce\Builtin\Admin\Products\UploadRoute;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Job;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportRoute;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportScreen;
use Vitrine\Commerce\Builtin\Admin\Transfer\ListLinks;
use Vitrine\Commerce\Builtin\Admin\Transfer\ProductsExport;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Menu, screens, script and style.
 */
final class Admin {

	/** @param OrderServices $services Order services. */
	public function __construct( private readonly OrderServices $services ) {}

	/**
	 * Registers the hooks, most of them only in the admin.
	 */
	public function boot(): void {
		// For WP-Cron and the REST API; the classes are loaded only then.
		add_action( 'vitrine_import_expire', array( Job::class, 'expire' ) );
		add_action( 'rest_api_init', array( ImportRoute::class, 'register' ) );
		add_action( 'rest_api_init', array( UploadRoute::class, 'register' ) );
		if ( ! is_admin() ) {
			return;
		}
		add_action( 'admin_menu', array( $this, 'menu' ) );
		// After the products, which WordPress adds.
		add_action( 'admin_menu', array( self::class, 'menu_below_products' ), 11 );
		// After items of other plugins.
		add_action( 'admin_menu', array( self::class, 'settings_menu' ), 99 );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
		( new OrderActions( $this->services ) )->boot();
		( new RefundActions( $this->services ) )->boot();
		( new PermissionActions( $this->services ) )->boot();
		( new OrdersExport( $this->services ) )->boot();
		( new OrderPrint( $this->services ) )->boot();
		CouponActions::boot();
		ProductBox::boot();
		ProductColumns::boot();
		ProductMessages::boot();
		MissingPrice::boot();
		DuplicateAction::boot();
		BulkEdit::boot();
		QuickEdit::boot();
		SwatchesScreen::boot();
		ImportScreen::boot();
		ProductsExport::boot();
		ListLinks::boot();
		ProductsMenu::boot();
		CategoryPicture::boot();
	}

	/**
	 * Adds the menu, for users who can see orders or edit products.
	 */
	public function menu(): void {
		$needs  = AdminScreen::capability();
		$orders = new OrdersScreen( $this->services );
		$hook   = add_menu_page( __( 'Orders', 'vitrine' ), 'Vitrine', current_user_can( $needs ) ? $needs : 'edit_' . ContentTypes::PRODUCT . 's', AdminScreen::ORDERS, array( $orders, 'render' ), 'dashicons-store', 55 );
		// First, although WordPress has already added the products: it is the target of
		// the menu itself.
		add_submenu_page( AdminScreen::ORDERS, __( 'Orders', 'vitrine' ), __( 'Orders', 'vitrine' ), $needs, AdminScreen::ORDERS, array( $orders, 'render' ), 0 );
		add_action( "load-$hook", array( $orders, 'load' ) );
	}

	/**
	 * Adds the items after the products.
	 */
	public static function menu_below_products(): void {
		add_submenu_page( AdminScreen::ORDERS, __( 'Customers', 'vitrine' ), __( 'Customers', 'vitrine' ), AdminScreen::capability( AdminScreen::CUSTOMERS ), AdminScreen::CUSTOMERS, array( CustomersScreen::class, 'render' ) );
		add_submenu_page( AdminScreen::ORDERS, __( 'Coupons', 'vitrine' ), __( 'Coupons', 'vitrine' ), AdminScreen::capability( AdminScreen::COUPONS ), AdminScreen::COUPONS, array( CouponsScreen::class, 'render' ) );
	}

	/**
	 * Adds a link to the settings, for users who can open them.
	 */
	public static function settings_menu(): void {
		add_submenu_page( AdminScreen::ORDERS, __( 'Settings', 'vitrine' ), __( 'Settings', 'vitrine' ), SettingsScreen::CAPABILITY, SettingsScreen::url() );
	}

	/**
	 * Enqueues script and style on the shop's screens.
	 */
	public static function enqueue(): void {
		$screen = get_current_screen();
		$pages  = array( AdminScreen::ORDERS, AdminScreen::CUSTOMERS, AdminScreen::COUPONS );
		$ours   = null !== $screen && ( ContentTypes::PRODUCT === $screen->post_type || array() !== array_filter( $pages, static fn ( string $page ): bool => str_contains( $screen->id, $page ) ) );
		if ( ! $ours ) {
			return;
		}
		Build::enqueue_admin_style();
		if ( ContentTypes::PRODUCT === $screen->id ) {
			wp_enqueue_media();
		}
		if ( in_array( $screen->id, array( ContentTypes::PRODUCT, 'edit-' . ContentTypes::PRODUCT ), true ) || str_contains( $screen->id, AdminScreen::ORDERS ) || str_contains( $screen->id, AdminScreen::COUPONS ) ) {
			Build::register_script( Build::ADMIN, 'admin' );
			wp_enqueue_script( Build::ADMIN );
		}
	}
}
