<?php
/**
 * Address endpoint.
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
 * Returns the address of a suggestion, for services that do not return it with the
 * search.
 *
 * @see spec 3.7, 7.12
 */
final class SelectAddress implements Endpoint {

	/**
	 * Addresses per visitor in 15 minutes.
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
	 * @param Engine  $engine  Engine of the shop.
	 * @throws Refusal If the input is invalid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$suggestion = $request->required( Contract::name( 'fields.address_suggestion' ), 400 );
		$session    = AddressLookup::session( $request );
		return AddressLookup::ask( $request, self::LIMIT, static fn ( Service $service ): array => array( 'address' => (object) $service->select( $suggestion, $session ) ) );
	}
}
