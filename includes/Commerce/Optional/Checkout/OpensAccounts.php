<?php
/**
 * Checkout that creates accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Some engines create an account with the order, with their own settings. Otherwise
 * WordPress's setting for registration applies.
 */
interface OpensAccounts {

	/**
	 * Returns what guests have to enter for an account.
	 *
	 * @return array{required: bool, wanted: bool, fields: list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<string, string>, value: string, width: string}>}|null `required`: no order without account; `wanted`: on by default. Null: no accounts.
	 */
	public function account_form(): ?array;

	/**
	 * Returns the message for guests who cannot order without logging in; empty: they
	 * can.
	 *
	 * @return string Plain text.
	 */
	public function must_log_in(): string;
}
