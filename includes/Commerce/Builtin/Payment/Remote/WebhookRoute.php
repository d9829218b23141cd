<?php
/**
 * Endpoint for payment provider webhooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * One REST route for all gateways.
 */
final class WebhookRoute {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		/**
		 * Names in the contract are never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		register_rest_route(
			$space,
			'/' . ltrim( Contract::name( 'rest.webhooks' ), '/' ) . '/(?P<gateway>[a-z0-9_-]{1,64})',
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'answer' ),
				// Requests have no user: the gateway verifies a signature.
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * Returns the webhook URL of a gateway.
	 *
	 * @param string $gateway Gateway ID.
	 */
	public static function url( string $gateway ): string {
		return rest_url( Contract::name( 'rest.namespace' ) . '/' . ltrim( Contract::name( 'rest.webhooks' ), '/' ) . '/' . $gateway );
	}

	/**
	 * Passes a webhook to its gateway.
	 *
	 * @param \WP_REST_Request $request Unvalidated request.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id      = $request->get_param( 'gateway' );
		$gateway = is_string( $id ) ? ( new Gateways() )->find( $id ) : null;
		if ( ! $gateway instanceof WebhookGateway ) {
			return new \WP_Error( 'vitrine_unknown_gateway', __( 'Unknown payment method.', 'vitrine' ), array( 'status' => 404 ) );
		}
		try {
			return $gateway->webhook( $request );
		} catch ( \Throwable $thrown ) {
			error_log( sprintf( 'Vitrine: a webhook of "%s" broke: %s', $gateway->id(), $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
			return new \WP_Error( 'vitrine_webhook_failed', __( 'This event could not be processed. Please send it again later.', 'vitrine' ), array( 'status' => 503 ) );
		}
	}
}
