<?php
/**
 * Data of a customer's account page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Data that the account page of a customer displays.
 */
final class CustomerPage {

	/**
	 * Sets the data of the customer and the shop.
	 *
	 * @param \WP_User    $user        The customer.
	 * @param list<Order> $orders      Orders, newest first.
	 * @param string      $shop_url    URL of the shop page.
	 * @param string      $logout_url  URL to redirect to after the logout.
	 * @param array<string, array{label: string, style: string}> $links Other account pages by URL; `style` are classes.
	 * @param list<Download> $downloads Purchased files.
	 * @param (\Closure(Order): string)|null $pay_url Returns the URL to pay for an order; empty, or null: none.
	 * @param array<string, string> $others Output of plugins, see Others.
	 * @param string      $details_url URL of the form for name, email address and password; empty: none.
	 */
	public function __construct(
		public readonly \WP_User $user,
		public readonly array $orders,
		public readonly string $shop_url,
		public readonly string $logout_url,
		public readonly array $links = array(),
		public readonly array $downloads = array(),
		public readonly ?\Closure $pay_url = null,
		public readonly array $others = array(),
		public readonly string $details_url = '',
	) {}
}
