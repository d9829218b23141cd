<?php
/**
 * A search for an address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * What a shopper has typed, and where it is.
 *
 * @api
 */
final class Query {

	/**
	 * @param string $text    What was typed.
	 * @param string $country Two letters.
	 * @param string $session Ties the searches that lead to one address together, for services that bill so; empty: nothing does.
	 */
	public function __construct( public readonly string $text, public readonly string $country, public readonly string $session = '' ) {}

	/**
	 * The language of the page, by its two letters.
	 */
	public static function language(): string {
		return strtolower( substr( get_locale(), 0, 2 ) );
	}
}
