<?php
/**
 * Engine for Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Cookies\BrowserCookies;
use Vitrine\Commerce\Cookies\CookieJar;
use Vitrine\Modules\EasyDigitalDownloads\Cart\DownloadsCart;
use Vitrine\Modules\EasyDigitalDownloads\Cart\Watch;
use Vitrine\Modules\EasyDigitalDownloads\Catalog\DownloadsCatalog;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\DrawsAccountDetails;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Sells downloads, alone or next to another engine with its own cart.
 *
 * @see spec 2.6
 */
final class DownloadsEngine implements Engine, DrawsAccountDetails {

	/**
	 * Catalog of downloads.
	 *
	 * @var DownloadsCatalog
	 */
	private DownloadsCatalog $catalog;

	/**
	 * Cart of the visitor.
	 *
	 * @var DownloadsCart
	 */
	private DownloadsCart $cart;

	/**
	 * Observer of cart changes.
	 *
	 * @var Watch
	 */
	private Watch $watch;

	/** @param CookieJar|null $cookies Cookies of the visitor; null: those of the current request. */
	public function __construct( ?CookieJar $cookies = null ) {
		$session       = new DownloadsSession( $cookies ?? new BrowserCookies() );
		$this->watch   = new Watch( $session );
		$this->catalog = new DownloadsCatalog();
		$this->cart    = new DownloadsCart( $session, $this->catalog, $this->watch );
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'downloads';
	}

	/**
	 * {@inheritDoc}
	 */
	public function capabilities(): array {
		return array( Capability::Coupons );
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_kind(): string {
		return Contract::get( 'settings_values.cart_kinds' )[1];
	}

	/**
	 * {@inheritDoc}
	 */
	public function session_cookies(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 */
	public function boot(): void {
		Turns::boot();
		$this->watch->boot();
		CartWidgetFragments::boot();
		CheckoutForm::boot();
	}

	/**
	 * {@inheritDoc}
	 */
	public function catalog(): DownloadsCatalog {
		return $this->catalog;
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart(): DownloadsCart {
		return $this->cart;
	}

	/**
	 * {@inheritDoc}
	 */
	public function checkout(): Checkout {
		return new DownloadsCheckout();
	}

	/**
	 * {@inheritDoc}
	 */
	public function orders(): Orders {
		return new DownloadsOrders();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 */
	public function page_url( string $page ): string {
		return DownloadsPages::url( $page );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public function is_page( string $page ): bool {
		return DownloadsPages::is( $page );
	}

	/**
	 * Returns the profile editor of Easy Digital Downloads; users with an unverified
	 * email address are asked to verify it first.
	 *
	 * @param string $url URL of the page.
	 */
	public function account_details( string $url ): string {
		$here = static fn (): string => $url;
		// Needed to return here after saving: Easy Digital Downloads knows pages only
		// by path.
		add_filter( 'edd_get_current_page_url', $here );
		$form = edd_profile_editor_shortcode();
		remove_filter( 'edd_get_current_page_url', $here );
		return $form;
	}

	/**
	 * {@inheritDoc}
	 */
	public function currency(): Currency {
		return DownloadsMoney::currency();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_redirect_after_add(): string {
		return edd_straight_to_checkout() ? 'yes' : 'no';
	}

	/**
	 * {@inheritDoc}
	 */
	public function content_types(): array {
		return array(
			'post_type' => DownloadsCatalog::POST_TYPE,
			'category'  => DownloadsCatalog::CATEGORY,
		);
	}
}
