<?php
/**
 * Answers with an address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices\Endpoints;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Modules\AddressServices\Service;

defined( 'ABSPATH' ) || exit;

/**
 * The address behind a suggestion, where the search has not said it.
 *
 * @see spec 3.7, 7.12
 */
final class SelectAddress implements Endpoint {

	/**
	 * Addresses of one visitor within a quarter of an hour.
	 */
	private const LIMIT = 40;

	public static function name(): string {
		return 'endpoints.select_address';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: `provider`, `suggestion`, `session`.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the input may not be.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$suggestion = $request->required( Contract::name( 'fields.address_suggestion' ), 400 );
		$session    = AddressLookup::session( $request );
		return AddressLookup::ask( $request, self::LIMIT, static fn ( Service $service ): array => array( 'address' => (object) $service->select( $suggestion, $session ) ) );
	}
}
