<?php
/**
 * The page of a customer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Account;

use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * What the account of a customer shows.
 */
final class CustomerPage {

	/**
	 * What is known of a customer and of the shop.
	 *
	 * @param \WP_User    $user        The customer.
	 * @param list<Order> $orders      The newest first.
	 * @param string      $shop_url    The shop's.
	 * @param string      $logout_url  Where a logout leads.
	 * @param array<string, array{label: string, style: string}> $links What else the shop has for customers, by address; `style` are classes.
	 * @param list<Download> $downloads Files that were bought.
	 * @param (\Closure(Order): string)|null $pay_url Where an order can be paid; empty, or null: nowhere.
	 * @param array<string, string> $others What plugins print, of Others.
	 * @param string      $details_url Where name, email address and password are changed; empty: not here.
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
