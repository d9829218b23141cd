<?php
/**
 * A checkout that opens accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may open a customer's account with the order
 * itself, by settings of its own. Where it does not, WordPress's switch decides.
 */
interface OpensAccounts {

	/**
	 * What a guest is asked for to get one.
	 *
	 * @return array{required: bool, wanted: bool, fields: list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<string, string>, value: string, width: string}>}|null
	 *         `required`: nobody orders without; `wanted`: asked for unless the shopper says no. Null: nobody gets one here.
	 */
	public function account_form(): ?array;

	/**
	 * What a guest is told who may not order at all; empty: everybody may.
	 *
	 * @return string Text, not HTML.
	 */
	public function must_log_in(): string;
}
