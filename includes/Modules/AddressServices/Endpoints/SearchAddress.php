<?php
/**
 * Address search endpoint.
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
use Vitrine\Modules\AddressServices\AddressQuery;
use Vitrine\Modules\AddressServices\Service;
use Vitrine\Modules\AddressServices\Suggestion;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the chosen service from the server, so that its API key stays secret. Only
 * the site's own pages may use it, because searches may be billed.
 *
 * @see spec 3.6, 7.12
 */
final class SearchAddress implements Endpoint {

	/**
	 * Searches per visitor in 15 minutes.
	 */
	private const LIMIT = 200;

	public static function name(): string {
		return 'endpoints.search_address';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: `provider`, `text`, `country`, `session`.
	 * @param Engine  $engine  Engine of the shop.
	 * @throws Refusal If the input is invalid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$text    = $request->required( Contract::name( 'fields.address_text' ) );
		$country = $request->required( Contract::name( 'fields.address_country' ), 2 );
		if ( ! preg_match( '/^[A-Z]{2}$/D', $country ) ) {
			throw Refusal::malformed( Contract::name( 'fields.address_country' ) );
		}
		if ( mb_strlen( trim( $text ) ) < (int) Contract::get( 'limits.autocomplete_min_length' ) ) {
			throw Refusal::malformed( Contract::name( 'fields.address_text' ) );
		}
		$query = new AddressQuery( $text, $country, AddressLookup::session( $request ) );
		return AddressLookup::ask(
			$request,
			self::LIMIT,
			static fn ( Service $service ): array => array(
				'suggestions' => array_map(
					static fn ( Suggestion $suggestion ): array => $suggestion->to_array(),
					array_slice( $service->search( $query ), 0, (int) Contract::get( 'limits.autocomplete_suggestions' ) )
				),
			)
		);
	}
}
