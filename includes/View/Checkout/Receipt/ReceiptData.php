<?php
/**
 * Data of the order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Download;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What the page shows besides the order itself.
 */
final class ReceiptData {

	/**
	 * @param string                $shop_url   URL of the shop page.
	 * @param array<string, string> $countries  Country code to name.
	 * @param list<Download>        $downloads  Purchased files.
	 * @param string                $pay_url    URL to pay for the order; empty: none.
	 * @param Markup|null           $account    Form to create an account, for guests.
	 * @param string                $orders_url URL of the customer's orders; empty for guests.
	 * @param Markup|null           $next       Next steps.
	 * @param string                $heading    Heading of the page, see Headings; empty: by the order's status.
	 */
	public function __construct(
		public readonly string $shop_url,
		public readonly array $countries = array(),
		public readonly array $downloads = array(),
		public readonly string $pay_url = '',
		public readonly ?Markup $account = null,
		public readonly string $orders_url = '',
		public readonly ?Markup $next = null,
		public readonly string $heading = ''
	) {}
}
