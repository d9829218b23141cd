<?php
/**
 * Payment methods API for other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Api;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\Remote\WebhookRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Adds payment methods to the built-in shop. What a gateway can do it declares
 * by the interfaces that it implements beside Gateway:
 *
 * - OfflineGateway: it is paid later, by whatever was agreed;
 * - IdempotentGateway, PaymentLookup: what a payment whose server died goes on by;
 * - Remote\HostedPage: the shopper pays on a page elsewhere, which can be closed;
 * - Remote\WebhookGateway: the provider calls back;
 * - Refunds\RefundingGateway: money can be given back from the order's screen;
 * - Settings\ConfigurableGateway: it has settings of its own.
 *
 * @api
 */
final class Payments {

	/**
	 * Adds a gateway. Call it before payment methods are used, for example on
	 * `plugins_loaded` or `init`.
	 *
	 * @param Gateway $gateway Gateway; it replaces one with the same ID.
	 */
	public function register( Gateway $gateway ): void {
		add_filter( 'vitrine_payment_gateways', static fn ( array $gateways ): array => array( ...$gateways, $gateway ) );
	}

	/**
	 * Returns the webhook URL for a payment provider.
	 *
	 * @param string $gateway ID of a WebhookGateway.
	 */
	public function webhook_url( string $gateway ): string {
		return WebhookRoute::url( $gateway );
	}
}
