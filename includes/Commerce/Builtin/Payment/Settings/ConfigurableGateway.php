<?php
/**
 * A gateway with settings of its own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Settings;

use Vitrine\Commerce\Builtin\Payment\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Declares what the owner has to settle on the screen Payments beside title,
 * description and limits. Such a gateway is off until the owner switches it on.
 * It reads its values by `PaymentSettings::get()->method( $id )->own`.
 *
 * @api
 */
interface ConfigurableGateway extends Gateway {

	/**
	 * Its fields, in their order. A `secret` is never shown again; a `switch` is
	 * `1` or empty.
	 *
	 * @return list<array{name: string, label: string, type: 'text'|'secret'|'switch', help: string, default?: string}>
	 */
	public function settings_fields(): array;

	/**
	 * What the owner has to do elsewhere, plain text; may be empty.
	 */
	public function settings_help(): string;

	/**
	 * What its owner has to be told while it is on, plain text: what is missing, or
	 * that no money moves. Empty: all is well.
	 */
	public function settings_problem(): string;
}
