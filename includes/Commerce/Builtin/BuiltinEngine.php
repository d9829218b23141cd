<?php
/**
 * Built-in e-commerce engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin;

use Vitrine\Commerce\Builtin\Cart\BuiltinCart;
use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\Index\ProductIndex;
use Vitrine\Commerce\Builtin\Checkout\CheckoutAddresses;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Installer;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadList;
use Vitrine\Commerce\Builtin\Orders\Origins\OriginTotals;
use Vitrine\Commerce\Builtin\Products\ProductCleaner;
use Vitrine\Commerce\Builtin\Products\ScheduledSales;
use Vitrine\Commerce\Builtin\Reviews\Reviews;
use Vitrine\Commerce\Builtin\Session\Cleaner;
use Vitrine\Commerce\Builtin\Session\Login;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Cookies\BrowserCookies;
use Vitrine\Commerce\Cookies\CookieJar;
use Vitrine\Commerce\Cookies\SiteMark;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\KeepsAddresses;
use Vitrine\Commerce\Optional\Orders\OffersDownloads;
use Vitrine\Commerce\Optional\Orders\OriginReport;
use Vitrine\Commerce\Optional\Orders\PayForOrder;
use Vitrine\Commerce\Optional\Orders\PaysForOrders;
use Vitrine\Commerce\Optional\Orders\ReportsOrigins;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Sells without another plugin. Each instance is for one visitor, identified by
 * cookies.
 */
final class BuiltinEngine implements Engine, KeepsAddresses, OffersDownloads, PaysForOrders, ReportsOrigins {

	/** Query arguments of the order received URL. */
	private const RECEIVED     = 'order-received';
	private const RECEIVED_KEY = 'key';

	/**
	 * Catalog.
	 *
	 * @var BuiltinCatalog
	 */
	private BuiltinCatalog $catalog;

	/**
	 * Cart of the visitor.
	 *
	 * @var BuiltinCart
	 */
	private BuiltinCart $cart;

	/**
	 * Session of the visitor.
	 *
	 * @var Session
	 */
	private Session $session;

	/**
	 * Checkout and orders; null: not created yet.
	 *
	 * @var OrderServices|null
	 */
	private ?OrderServices $services = null;

	/** @param CookieJar|null $cookies Cookies of the visitor; null: those of the current request. */
	public function __construct( ?CookieJar $cookies = null ) {
		$this->session = new Session( $cookies ?? new BrowserCookies() );
		$this->catalog = new BuiltinCatalog();
		$this->cart    = new BuiltinCart( new CartStore(), $this->session, $this->catalog );
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'builtin';
	}

	/**
	 * {@inheritDoc}
	 */
	public function capabilities(): array {
		return Capability::cases();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_kind(): string {
		return Contract::get( 'settings_values.cart_kinds' )[0];
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_cookies(): array {
		return array( Session::cookie() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function boot(): void {
		SiteMark::boot();
		Roles::boot();
		if ( did_action( 'init' ) ) {
			// The plugin is being activated, and was not loaded on `init`.
			ContentTypes::register();
		} else {
			add_action( 'init', array( ContentTypes::class, 'register' ) );
		}
		Changes::boot();
		Installer::boot();
		ProductCleaner::boot();
		ProductIndex::boot();
		ScheduledSales::boot();
		Reviews::boot();
		Cleaner::boot();
		( new Login( $this->session, $this->cart ) )->boot();
		$this->order_services()->boot();
	}

	/**
	 * {@inheritDoc}
	 */
	public function catalog(): BuiltinCatalog {
		return $this->catalog;
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart(): BuiltinCart {
		return $this->cart;
	}

	/**
	 * {@inheritDoc}
	 */
	public function checkout(): Checkout {
		return $this->order_services()->checkout();
	}

	/**
	 * {@inheritDoc}
	 */
	public function addresses(): CheckoutAddresses {
		return new CheckoutAddresses();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The order.
	 */
	public function downloads_of_order( Order $order ): array {
		return DownloadList::of_order( $order );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $user_id WordPress user ID.
	 */
	public function downloads_of_customer( int $user_id ): array {
		return DownloadList::of_customer( $user_id );
	}

	/**
	 * {@inheritDoc}
	 */
	public function origin_report(): OriginReport {
		return new OriginTotals();
	}

	/**
	 * {@inheritDoc}
	 */
	public function pay_for_order(): PayForOrder {
		return $this->order_services()->pay_for_order();
	}

	/**
	 * {@inheritDoc}
	 */
	public function orders(): Orders {
		return $this->order_services()->orders();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 */
	public function page_url( string $page ): string {
		return BuiltinPages::url( $page );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public function is_page( string $page ): bool {
		return match ( $page ) {
			'product'        => is_singular( ContentTypes::PRODUCT ),
			'order_received' => BuiltinPages::is( 'checkout' ) && isset( $_GET[ self::RECEIVED ] ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
			default          => BuiltinPages::is( $page ),
		};
	}

	/**
	 * Returns the order received URL.
	 *
	 * @param int    $id  Order ID.
	 * @param string $key Order key.
	 */
	public function received_url( int $id, string $key ): string {
		return add_query_arg(
			array(
				self::RECEIVED     => $id,
				self::RECEIVED_KEY => rawurlencode( $key ),
			),
			$this->page_url( 'checkout' )
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function currency(): Currency {
		return ShopOptions::get()->currency;
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_redirect_after_add(): string {
		return ShopOptions::get()->cart_redirect_after_add ? 'yes' : 'no';
	}

	/**
	 * {@inheritDoc}
	 */
	public function content_types(): array {
		return array(
			'post_type' => ContentTypes::PRODUCT,
			'category'  => ContentTypes::CATEGORY,
			'tag'       => ContentTypes::TAG,
		);
	}

	/**
	 * Returns checkout and orders, created on first use.
	 *
	 * @internal Other plugins use Vitrine\Api.
	 */
	public function order_services(): OrderServices {
		$this->services ??= new OrderServices( $this );
		return $this->services;
	}
}
