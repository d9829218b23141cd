<?php
/**
 * Gateway with its own settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Settings;

use Vitrine\Commerce\Builtin\Payment\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Adds settings on the screen Payments to title, description and limits. Such a gateway
 * is off by default. It reads its values with `PaymentSettings::get()->method( $id
 * )->own`.
 *
 * @api
 */
interface ConfigurableGateway extends Gateway {

	/**
	 * Returns its fields in display order. A `secret` is never shown again; a `switch`
	 * is `1` or empty.
	 *
	 * @return list<array{name: string, label: string, type: 'text'|'secret'|'switch', help: string, default?: string}>
	 */
	public function settings_fields(): array;

	/**
	 * Returns help on the setup as plain text; may be empty.
	 */
	public function settings_help(): string;

	/**
	 * Returns a warning while it is enabled as plain text: missing settings, or test
	 * mode. Empty if there is none.
	 */
	public function settings_problem(): string;
}
