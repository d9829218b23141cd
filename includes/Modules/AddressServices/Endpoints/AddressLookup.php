<?php
/**
 * What both endpoints of addresses do.
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
 * Finds the service, counts who asks, and answers without a word on the cart.
 */
final class AddressLookup {

	/**
	 * Seconds over which visitors are counted.
	 */
	private const SPAN = 900;

	/**
	 * What ties the requests that lead to one address together; empty: nothing.
	 *
	 * @param Request $request The request.
	 * @throws Refusal When it is none.
	 */
	public static function session( Request $request ): string {
		$field   = Contract::name( 'fields.address_session' );
		$session = $request->text( $field, 36 );
		return preg_match( '/^[a-zA-Z0-9_-]*$/D', $session ) ? $session : throw Refusal::malformed( $field );
	}

	/**
	 * Asks the service that the request names, if it is the chosen one.
	 *
	 * @param Request                                $request The request.
	 * @param int                                    $limit   How often one visitor may.
	 * @param \Closure(Service): array<string, mixed> $ask     What is asked.
	 * @throws Refusal When another service is named.
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
			 * Fires when a service that finds addresses gives no answer that can be
			 * read: the shopper types on, and the owner may want to know.
			 *
			 * @param string  $reason  In plain words, without a key.
			 * @param Service $service Which.
			 *
			 * @example
			 * add_action( 'vitrine_address_service_failed', fn( $reason, $service ) => error_log( $service->id() . ': ' . $reason ), 10, 2 );
			 */
			do_action( 'vitrine_address_service_failed', $trouble->getMessage(), $service );
			return self::failed( 'address_service', __( 'Address suggestions are not available at the moment.', 'vitrine' ), 502 );
		}
	}

	/**
	 * An answer without addresses.
	 *
	 * @param string $code   Key of `error_codes`.
	 * @param string $text   For people.
	 * @param int    $status HTTP.
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
