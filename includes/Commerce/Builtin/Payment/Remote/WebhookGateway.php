<?php
/**
 * A gateway that is called back.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Payment\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Declares that the payment provider tells the shop of payments by POST at
 * `/wp-json/vitrine/v1/webhooks/<id of the gateway>`.
 *
 * @api
 */
interface WebhookGateway extends Gateway {

	/**
	 * Answers a webhook. Anybody can send one: check its signature before
	 * anything else. The same event may come twice, late, and before earlier ones.
	 *
	 * @param \WP_REST_Request $request Unvalidated request.
	 * @return \WP_REST_Response|\WP_Error A status of 200 to 299 says that it need not come again.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function webhook( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error;
}
