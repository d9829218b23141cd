<?php
/**
 * Interface of e-commerce engines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Implemented for the built-in shop, WooCommerce and Easy Digital Downloads; the same
 * contract tests run against each.
 *
 * Errors are `WP_Error( code, message for the shopper, [ 'status' => n ] )` with the
 * codes in the contract's `error_codes`; they change nothing.
 */
interface Engine {

	/**
	 * Returns the ID: `builtin`, `woocommerce` or `downloads`.
	 */
	public function id(): string;

	/**
	 * Returns the optional capabilities that it supports.
	 *
	 * @return list<Capability>
	 */
	public function capabilities(): array;

	/**
	 * Returns the cart kind whose drawer shows this engine's cart: `{commerce}` or
	 * `{downloads}`, resolved.
	 *
	 * @see spec 2.6
	 */
	public function cart_kind(): string;

	/**
	 * Returns the names of the session cookies of guests; empty if only the guest's own
	 * browser may act on the cart.
	 *
	 * @return list<string>
	 */
	public function session_cookies(): array;

	/**
	 * Registers the hooks of the engine. Called once, on `plugins_loaded`, if the
	 * engine is active.
	 */
	public function boot(): void;

	/**
	 * Returns the product catalog.
	 */
	public function catalog(): Catalog;

	/**
	 * Returns the cart of the current visitor.
	 */
	public function cart(): Cart;

	/**
	 * Returns the checkout.
	 */
	public function checkout(): Checkout;

	/**
	 * Returns the orders.
	 */
	public function orders(): Orders;

	/**
	 * Returns the URL of a page of the shop.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 * @return string Absolute URL; the front page if the page was deleted.
	 */
	public function page_url( string $page ): string;

	/**
	 * Returns whether the request is for a page of the shop.
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public function is_page( string $page ): bool;

	/**
	 * Returns the currency format of the shop.
	 */
	public function currency(): Currency;

	/**
	 * Returns 'yes' to redirect shoppers to the cart after each add.
	 *
	 * @see spec 3.8
	 */
	public function cart_redirect_after_add(): string;

	/**
	 * Returns the post type and taxonomies of products, for queries and block
	 * templates; `tag` if tag archives are rendered like category archives.
	 *
	 * @return array{post_type: string, category: string, tag?: string}
	 */
	public function content_types(): array;
}
