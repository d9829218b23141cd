<?php
/**
 * Address search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * The text entered by the shopper, and the country.
 *
 * @api
 */
final class AddressQuery {

	/**
	 * @param string $text    Entered text.
	 * @param string $country Two-letter country code.
	 * @param string $session Token that groups the searches for one address, for services that bill by session; empty: none.
	 */
	public function __construct( public readonly string $text, public readonly string $country, public readonly string $session = '' ) {}

	/**
	 * Returns the two-letter language code of the page.
	 */
	public static function language(): string {
		return strtolower( substr( get_locale(), 0, 2 ) );
	}
}
