<?php
/**
 * Customer addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Each customer has one billing and one shipping address. The caller checks
 * permissions.
 *
 * @see spec 3.5
 */
interface CustomerAddresses {

	/**
	 * Returns the saved address.
	 *
	 * @param int    $user_id WordPress user ID.
	 * @param string $type    `billing` or `shipping`.
	 * @return array<string, string> Values by field name without prefix; empty: none saved.
	 */
	public function kept( int $user_id, string $type ): array;

	/**
	 * Returns the fields to edit it, in the format of Checkout::fields(), with saved
	 * values.
	 *
	 * @param int                   $user_id WordPress user ID.
	 * @param string                $type    `billing` or `shipping`.
	 * @param array<string, string> $typed   Entered values by field name, which override saved ones.
	 * @return list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool}>
	 */
	public function fields( int $user_id, string $type, array $typed = array() ): array;

	/**
	 * Saves the address, all of it or nothing.
	 *
	 * @param int                   $user_id WordPress user ID.
	 * @param string                $type    `billing` or `shipping`.
	 * @param array<string, string> $typed   Entered values by field name.
	 * @return \WP_Error|null Error with `fields` in its data: messages by field.
	 */
	public function keep( int $user_id, string $type, array $typed ): ?\WP_Error;

	/**
	 * Returns the fields of an address that depend on its country, without values.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two-letter country code.
	 * @return list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool}>
	 */
	public function by_country( string $type, string $country ): array;

	/**
	 * Formats an address in the order of its country.
	 *
	 * @param array<string, string> $address Values by field name without prefix.
	 * @return list<string> Lines of plain text, without empty ones.
	 */
	public function lines( array $address ): array;
}
