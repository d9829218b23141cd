<?php
/**
 * Common code of the address endpoints.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices\Endpoints;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Contract;
use Vitrine\Modules\AddressServices\Service;
use Vitrine\Modules\AddressServices\Services;
use Vitrine\Modules\AddressServices\Unavailable;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the service, limits requests, and returns the result without cart data.
 */
final class AddressLookup {

	/**
	 * Period of the rate limit in seconds.
	 */
	private const SPAN = 900;

	/**
	 * Returns the token of the search session; empty if there is none.
	 *
	 * @param Request $request The request.
	 * @throws Refusal If the token is invalid.
	 */
	public static function session( Request $request ): string {
		$field   = Contract::name( 'fields.address_session' );
		$session = $request->text( $field, 36 );
		return preg_match( '/^[a-zA-Z0-9_-]*$/D', $session ) ? $session : throw Refusal::malformed( $field );
	}

	/**
	 * Queries the requested service if it is the chosen one.
	 *
	 * @param Request                                 $request The request.
	 * @param int                                     $limit   Requests per visitor and period.
	 * @param \Closure(Service): array<string, mixed> $ask     Query to run.
	 * @throws Refusal If another service is requested.
	 */
	public static function ask( Request $request, int $limit, \Closure $ask ): Answer {
		$field   = Contract::name( 'fields.address_provider' );
		$service = Services::chosen();
		if ( $request->required( $field ) !== $service?->id() ) {
			throw Refusal::malformed( $field );
		}
		if ( ! RateLimit::take( "address-$limit", Client::key(), $limit, self::SPAN ) ) {
			return self::failed( 'too_many', __( 'Too many address searches. Please enter the address manually.', 'vitrine' ), 429 );
		}
		try {
			return new Answer( $ask( $service ) );
		} catch ( Unavailable $trouble ) {
			/**
			 * Fires when an address service fails, so that the owner can be told.
			 * Shoppers can enter the address manually.
			 *
			 * @param string  $reason  Error message, without the API key.
			 * @param Service $service Service.
			 *
			 * @example
			 * add_action( 'vitrine_address_service_failed', fn( $reason, $service ) => error_log( $service->id() . ': ' . $reason ), 10, 2 );
			 */
			do_action( 'vitrine_address_service_failed', $trouble->getMessage(), $service );
			return self::failed( 'address_service', __( 'Address suggestions are not available at the moment.', 'vitrine' ), 502 );
		}
	}

	/**
	 * Returns an error response.
	 *
	 * @param string $code   Key in `error_codes`.
	 * @param string $text   Error message.
	 * @param int    $status HTTP status.
	 */
	private static function failed( string $code, string $text, int $status ): Answer {
		return new Answer(
			array(
				'error' => $text,
				'code'  => Contract::name( 'error_codes.' . $code ),
			),
			$status
		);
	}
}
