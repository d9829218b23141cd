<?php
/**
 * The WooCommerce engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Catalog;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\CalculatesShipping;
use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Commerce\Optional\DrawsPages;
use Vitrine\Commerce\Optional\DrawsReviews;
use Vitrine\Commerce\Optional\HasTrail;
use Vitrine\Commerce\Optional\Orders\OriginReport;
use Vitrine\Commerce\Optional\Orders\ReportsOrigins;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Commerce\Orders;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\WooCommerce\Catalog\Facets\Swatches;
use Vitrine\Commerce\WooCommerce\Cart\Calculator;
use Vitrine\Commerce\WooCommerce\Cart\WooCommerceCart;
use Vitrine\Commerce\WooCommerce\Cart\Memory;
use Vitrine\Commerce\WooCommerce\Catalog\Arrangement;
use Vitrine\Commerce\WooCommerce\Catalog\WooCommerceCatalog;
use Vitrine\Commerce\WooCommerce\Catalog\PageLinks;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Checkout\WooCommerceCheckout;
use Vitrine\Commerce\WooCommerce\Checkout\LostAnswer;
use Vitrine\Commerce\WooCommerce\Checkout\OrderButton;
use Vitrine\Commerce\WooCommerce\Checkout\WooPayments;
use Vitrine\Commerce\WooCommerce\Front\Breadcrumbs;
use Vitrine\Commerce\WooCommerce\Front\Attribution;
use Vitrine\Commerce\WooCommerce\Front\FrontIntegration;
use Vitrine\Commerce\WooCommerce\Front\Places;
use Vitrine\Commerce\WooCommerce\Front\ProductPlaces;
use Vitrine\Commerce\WooCommerce\Health\Compatibility;
use Vitrine\Commerce\WooCommerce\Orders\WooCommerceOrders;
use Vitrine\Commerce\WooCommerce\Orders\OriginTotals;
use Vitrine\Commerce\WooCommerce\Products\Cards\CardHooks;
use Vitrine\Commerce\WooCommerce\Products\WooCommerceDetails;
use Vitrine\Commerce\WooCommerce\Products\FormHooks;
use Vitrine\Commerce\WooCommerce\Session\CountCookie;
use Vitrine\Commerce\WooCommerce\Session\SessionKeys;
use Vitrine\Commerce\WooCommerce\Session\Sessions;
use Vitrine\Commerce\WooCommerce\Snapshot\Totals;
use Vitrine\Commerce\WooCommerce\Texts\LoginForm;
use Vitrine\Commerce\WooCommerce\Texts\Sentences;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Sells through WooCommerce's own functions: its products, sessions, coupons, orders
 * and settings are used, and its filters run as usual. Parts are typed by their port
 * and created on demand, so that PHP does not load each of them and its interfaces on
 * every page.
 */
final class WooCommerceEngine implements Engine, CalculatesShipping, DrawsDetails, DrawsPages, DrawsReviews, HasTrail, ReportsOrigins, RunsHooks {

	/**
	 * The catalog, once it is needed.
	 *
	 * @var WooCommerceCatalog|null
	 */
	private ?WooCommerceCatalog $catalog = null;

	/**
	 * The visitor's cart.
	 *
	 * @var WooCommerceCart|null
	 */
	private ?WooCommerceCart $cart = null;

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return 'woocommerce';
	}

	/**
	 * {@inheritDoc}
	 */
	public function capabilities(): array {
		// Leave out what the owner has turned off, or what WooCommerce handles itself.
		return array_values(
			array_filter(
				Capability::cases(),
				static fn ( Capability $one ): bool => match ( $one ) {
					Capability::KeepsOrigins => Attribution::is_ours(),
					Capability::Coupons      => wc_coupons_enabled(),
					Capability::Reviews      => wc_reviews_enabled(),
					default                  => true,
				}
			)
		);
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
		return array( SessionKeys::cookie() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function boot(): void {
		Compatibility::boot();
		OwnForms::boot();
		WooCommercePages::boot();
		Swatches::boot();
		Sessions::boot();
		CountCookie::boot();
		Memory::boot();
		Totals::boot();
		FormHooks::boot();
		add_filter( 'vitrine_collection', array( Arrangement::class, 'arrange' ), 10, 2 );
		add_filter( 'vitrine_collected_products', array( Arrangement::class, 'sort' ), 10, 2 );
		add_filter( 'vitrine_page_links', array( PageLinks::class, 'look' ), 10, 3 );
		OrderButton::boot();
		Sentences::boot();
		LoginForm::boot();
		FrontIntegration::boot();
		Calculator::boot();
		( new LostAnswer( $this->cart( ... ) ) )->boot();
		WooPayments::boot();
		// Check FacetIndex::OPTION first: without an index, neither load its class nor query the database.
		if ( isset( wp_load_alloptions()['vitrine_wc_facet_index'] ) ) {
			FacetIndex::boot();
		}
	}

	/**
	 * {@inheritDoc}
	 */
	public function catalog(): Catalog {
		return $this->products();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart(): Cart {
		return $this->cart ??= new WooCommerceCart( $this->products() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function checkout(): Checkout {
		return new WooCommerceCheckout( $this->cart() );
	}

	/**
	 * Returns the catalog, which most pages do not need.
	 */
	private function products(): WooCommerceCatalog {
		return $this->catalog ??= new WooCommerceCatalog();
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
	public function orders(): Orders {
		return new WooCommerceOrders();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 */
	public function page_url( string $page ): string {
		return WooCommercePages::url( $page );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public function is_page( string $page ): bool {
		return WooCommercePages::is( $page );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `cart`, `checkout` or `account`.
	 */
	public function drawn( string $page ): ?string {
		return WooCommercePages::drawn( $page );
	}

	/**
	 * {@inheritDoc}
	 */
	public function replaced(): array {
		return PluginTemplates::all();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int  $product_id     Product ID.
	 * @param bool $is_description Whether to include the description.
	 */
	public function details( int $product_id, bool $is_description ): ?string {
		return WooCommerceDetails::of( $product_id, $is_description );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int          $product_id Product ID.
	 * @param list<string> $hidden     Names of sections to leave out.
	 */
	public function sections( int $product_id, array $hidden ): array {
		return WooCommerceDetails::sections( $product_id, $hidden );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function reviews( int $product_id ): string {
		return WooCommerceDetails::reviews( $product_id );
	}

	/**
	 * {@inheritDoc}
	 */
	public function shipping_calculator(): string {
		return Calculator::html();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page As in RunsHooks.
	 */
	public function others( string $page ): array {
		return Places::of( $page );
	}

	/**
	 * {@inheritDoc}
	 */
	public function product_others(): array {
		return ProductPlaces::all();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function card_others( int $product_id ): array {
		return CardHooks::of( $product_id );
	}

	/**
	 * {@inheritDoc}
	 */
	public function trail(): array {
		return Breadcrumbs::trail();
	}

	/**
	 * {@inheritDoc}
	 */
	public function trail_printed(): void {
		Breadcrumbs::printed();
	}

	/**
	 * {@inheritDoc}
	 */
	public function account_links(): array {
		return WooCommercePages::account_links();
	}

	/**
	 * {@inheritDoc}
	 */
	public function currency(): Currency {
		return WooCommerceMoney::currency();
	}

	/**
	 * {@inheritDoc}
	 */
	public function cart_redirect_after_add(): string {
		return 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ? 'yes' : 'no';
	}

	/**
	 * {@inheritDoc}
	 */
	public function content_types(): array {
		return array(
			'post_type' => 'product',
			'category'  => 'product_cat',
		);
	}
}
