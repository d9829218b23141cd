<?php
/**
 * A service that finds addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * Asked by the shop's server, so that its key stays there.
 *
 * @see spec 3.6, 3.7, 7.12
 *
 * @api
 */
interface Service {

	/**
	 * Its id, of small letters, digits and `-`.
	 */
	public function id(): string;

	/**
	 * Its name, for the owner of the shop.
	 */
	public function name(): string;

	/**
	 * Whether it has all that it needs.
	 */
	public function is_ready(): bool;

	/**
	 * HTML shown under the suggestions; empty: nothing.
	 *
	 * @see spec 5.10
	 */
	public function branding(): string;

	/**
	 * The countries that it knows, by their two letters; null: all.
	 *
	 * @return list<string>|null
	 */
	public function countries(): ?array;

	/**
	 * Searches.
	 *
	 * @param Query $query What was typed.
	 * @return list<Suggestion>
	 * @throws Unavailable When it cannot be asked or gives no answer that can be read.
	 */
	public function search( Query $query ): array;

	/**
	 * The address behind a suggestion.
	 *
	 * @param string $id      Of the suggestion.
	 * @param string $session As in the search.
	 * @return array<string, string> Field name without prefix to value.
	 * @throws Unavailable As above.
	 */
	public function select( string $id, string $session ): array;
}
