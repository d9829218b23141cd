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
 * Adds payment methods to the built-in shop. A gateway declares its features with
 * interfaces in addition to Gateway:
 *
 * - OfflineGateway: payment outside of the shop, such as by bank transfer;
 * - IdempotentGateway, PaymentLookup: recovery of payments after a server failure;
 * - Remote\HostedPage: payment on the page of a provider, which can be canceled;
 * - Remote\WebhookGateway: webhooks of the provider;
 * - Refunds\RefundingGateway: refunds from the order screen;
 * - Settings\ConfigurableGateway: settings.
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
