<?php
/**
 * Gateway with webhooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Payment\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * The payment provider reports payments by POST to
 * `/wp-json/vitrine/v1/webhooks/<gateway ID>`.
 *
 * @api
 */
interface WebhookGateway extends Gateway {

	/**
	 * Handles a webhook. Anyone can send one: verify its signature first. Events may
	 * arrive twice, late and out of order.
	 *
	 * @param \WP_REST_Request $request Unvalidated request.
	 * @return \WP_REST_Response|\WP_Error With a status from 200 to 299 it is not sent again.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function webhook( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error;
}
