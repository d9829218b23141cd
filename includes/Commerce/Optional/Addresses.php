<?php
/**
 * Addresses that customers keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * One billing and one shipping address for each customer. Whose address may be
 * changed by whom is the caller's to ask.
 *
 * @see spec 3.5
 */
interface Addresses {

	/**
	 * The address as it is kept.
	 *
	 * @param int    $user_id WordPress user ID.
	 * @param string $type    `billing` or `shipping`.
	 * @return array<string, string> Field name without prefix to value; empty: none is kept.
	 */
	public function kept( int $user_id, string $type ): array;

	/**
	 * The fields to change it by, in the shape of Checkout::fields(), with what is kept.
	 *
	 * @param int                   $user_id WordPress user ID.
	 * @param string                $type    `billing` or `shipping`.
	 * @param array<string, string> $typed   Field name to what was typed, which counts before what is kept.
	 * @return list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool}>
	 */
	public function fields( int $user_id, string $type, array $typed = array() ): array;

	/**
	 * Keeps it, all of it or nothing.
	 *
	 * @param int                   $user_id WordPress user ID.
	 * @param string                $type    `billing` or `shipping`.
	 * @param array<string, string> $typed   Entered values by field name.
	 * @return \WP_Error|null Why not; its data holds `fields`: field name to message.
	 */
	public function keep( int $user_id, string $type, array $typed ): ?\WP_Error;

	/**
	 * Those fields of an address that depend on its country, empty.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two-letter country code.
	 * @return list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool}>
	 */
	public function by_country( string $type, string $country ): array;

	/**
	 * An address as an envelope of its country has it.
	 *
	 * @param array<string, string> $address Field name without prefix to value.
	 * @return list<string> Lines of plain text; none is empty.
	 */
	public function lines( array $address ): array;
}
