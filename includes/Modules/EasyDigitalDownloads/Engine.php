<?php
/**
 * Engine for Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Checkout as CheckoutPort;
use Vitrine\Commerce\Cookies\BrowserCookies;
use Vitrine\Commerce\Cookies\CookieJar;
use Vitrine\Modules\EasyDigitalDownloads\Cart\Cart;
use Vitrine\Modules\EasyDigitalDownloads\Cart\Watch;
use Vitrine\Modules\EasyDigitalDownloads\Catalog\Catalog;
use Vitrine\Commerce\Engine as EnginePort;
use Vitrine\Commerce\Optional\DrawsAccountDetails;
use Vitrine\Commerce\Orders as OrdersPort;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Sells downloads, alone or next to another engine with its own cart.
 *
 * @see spec 2.6
 */
final class Engine implements EnginePort, DrawsAccountDetails {

	/**
	 * Catalog of downloads.
	 *
	 * @var Catalog
	 */
	private Catalog $catalog;

	/**
	 * Cart of the visitor.
	 *
	 * @var Cart
	 */
	private Cart $cart;

	/**
	 * Observer of cart changes.
	 *
	 * @var Watch
	 */
	private Watch $watch;

	/** @param CookieJar|null $cookies Cookies of the visitor; null: those of the current request. */
	public function __construct( ?CookieJar $cookies = null ) {
		$session       = new Session( $cookies ?? new BrowserCookies() );
		$this->watch   = new Watch( $session );
		$this->catalog = new Catalog();
		$this->cart    = new Cart( $session, $this->catalog, $this->watch );
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
		Fragments::boot();
		CheckoutForm::boot();
	}

	/**
	 * {@inheritDoc}
	 */
	public function catalog(): Catalog {
		return $this->catalog;
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart(): Cart {
		return $this->cart;
	}

	/**
	 * {@inheritDoc}
	 */
	public function checkout(): CheckoutPort {
		return new Checkout();
	}

	/**
	 * {@inheritDoc}
	 */
	public function orders(): OrdersPort {
		return new Orders();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 */
	public function page_url( string $page ): string {
		return Pages::url( $page );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public function is_page( string $page ): bool {
		return Pages::is( $page );
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
		return Money::currency();
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
			'post_type' => Catalog::POST_TYPE,
			'category'  => Catalog::CATEGORY,
		);
	}
}
