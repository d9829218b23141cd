<?php
/**
 * Address service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * Queried from the server, so that the API key stays secret.
 *
 * @see spec 3.6, 3.7, 7.12
 *
 * @api
 */
interface Service {

	/**
	 * Returns the ID: lowercase letters, digits and `-`.
	 */
	public function id(): string;

	/**
	 * Returns the name to display in the settings.
	 */
	public function name(): string;

	/**
	 * Returns whether it is configured.
	 */
	public function is_ready(): bool;

	/**
	 * Returns HTML to show below the suggestions; empty: none.
	 *
	 * @see spec 5.10
	 */
	public function branding(): string;

	/**
	 * Returns the supported countries as two-letter codes; null: all.
	 *
	 * @return list<string>|null
	 */
	public function countries(): ?array;

	/**
	 * Searches addresses.
	 *
	 * @param AddressQuery $query Search.
	 * @return list<Suggestion>
	 * @throws Unavailable If the request fails or the response is invalid.
	 */
	public function search( AddressQuery $query ): array;

	/**
	 * Returns the address of a suggestion.
	 *
	 * @param string $id      ID of the suggestion.
	 * @param string $session Session token of the search.
	 * @return array<string, string> Values by field name without prefix.
	 * @throws Unavailable See above.
	 */
	public function select( string $id, string $session ): array;
}
