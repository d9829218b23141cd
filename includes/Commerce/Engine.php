<?php
/**
 * The port to an e-commerce engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * What Vitrine needs of whatever sells. Built-in, WooCommerce and Easy Digital
 * Downloads stand behind it; one suite of contract tests runs against each.
 *
 * Refusals are `WP_Error( code, message for the shopper, [ 'status' => n ] )`
 * with the codes of the contract's `error_codes`; they leave everything as it was.
 */
interface Engine {

	/**
	 * `builtin`, `woocommerce` or `downloads`.
	 */
	public function id(): string;

	/**
	 * What it can do of the parts that not every engine has.
	 *
	 * @return list<Capability>
	 */
	public function capabilities(): array;

	/**
	 * The cart kind whose drawer shows this engine's cart: `{commerce}` or
	 * `{downloads}`, resolved.
	 *
	 * @see spec 2.6
	 */
	public function cart_kind(): string;

	/**
	 * Names of the cookies by which it knows a guest again; none when nobody
	 * but the guest's own browser may ever act on the guest's cart.
	 *
	 * @return list<string>
	 */
	public function session_cookies(): array;

	/**
	 * Takes the engine's hooks. Called once, on `plugins_loaded`, when the engine is active.
	 */
	public function boot(): void;

	/**
	 * Products and their categories.
	 */
	public function catalog(): Catalog;

	/**
	 * The cart of the visitor of this request.
	 */
	public function cart(): Cart;

	/**
	 * Makes orders of carts.
	 */
	public function checkout(): Checkout;

	/**
	 * Orders that were made.
	 */
	public function orders(): Orders;

	/**
	 * The address of a page of the shop.
	 *
	 * @param string $page `shop`, `cart`, `checkout` or `account`.
	 * @return string Absolute; the front page's when the owner has deleted it.
	 */
	public function page_url( string $page ): string;

	/**
	 * Whether the page of this request is that page of the shop.
	 *
	 * @param string $page `shop`, `cart`, `checkout`, `account`, `product` or `order_received`.
	 */
	public function is_page( string $page ): bool;

	/**
	 * How the shop writes its money.
	 */
	public function currency(): Currency;

	/**
	 * 'yes' when the shopper is to be led to the cart after each add.
	 *
	 * @see spec 3.8
	 */
	public function cart_redirect_after_add(): string;

	/**
	 * The post type and taxonomies of products, for queries and block templates; `tag`
	 * where archives of tags are drawn as those of categories are.
	 *
	 * @return array{post_type: string, category: string, tag?: string}
	 */
	public function content_types(): array;
}
