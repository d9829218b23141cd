<?php
/**
 * The engine on Easy Digital Downloads.
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
use Vitrine\Modules\EasyDigitalDownloads\Catalogue\Catalogue;
use Vitrine\Commerce\Engine as EnginePort;
use Vitrine\Commerce\Optional\DrawsAccountDetails;
use Vitrine\Commerce\Orders as OrdersPort;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Sells downloads: alone, or beside another engine with a cart of its own kind.
 *
 * @see spec 2.6
 */
final class Engine implements EnginePort, DrawsAccountDetails {

	/**
	 * Products.
	 *
	 * @var Catalogue
	 */
	private Catalogue $catalogue;

	/**
	 * The visitor's cart.
	 *
	 * @var Cart
	 */
	private Cart $cart;

	/**
	 * Hears of changes of the cart.
	 *
	 * @var Watch
	 */
	private Watch $watch;

	/**
	 * @param CookieJar|null $cookies Of the visitor; null: those of this request's browser.
	 */
	public function __construct( ?CookieJar $cookies = null ) {
		$session         = new Session( $cookies ?? new BrowserCookies() );
		$this->watch     = new Watch( $session );
		$this->catalogue = new Catalogue();
		$this->cart      = new Cart( $session, $this->catalogue, $this->watch );
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
	public function catalogue(): Catalogue {
		return $this->catalogue;
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
	 * Its profile editor, which asks those to confirm their address first who have not.
	 *
	 * @param string $url Of its page.
	 */
	public function account_details( string $url ): string {
		$here = static fn (): string => $url;
		// Where it says whether it has kept what was typed; it knows pages by their path alone.
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
			'post_type' => Catalogue::POST_TYPE,
			'category'  => Catalogue::CATEGORY,
		);
	}
}
