<?php
/**
 * Validated checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Valid values, and errors of others.
 */
final class CheckedForm {

	/**
	 * @param array<string, string>                                            $values Sanitized values by field.
	 * @param array<string, string>                                            $errors Messages by field.
	 * @param array<string, array{label: string, value: string, text: string}> $fields Values of fields added by other plugins, by name; `text` is the value for display.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $errors,
		public readonly array $fields = array(),
	) {}

	/**
	 * Returns the values of an address, without fields added by other plugins.
	 *
	 * @param string $type `billing` or `shipping`.
	 * @return array<string, string> Values by field without prefix, without email.
	 */
	public function address( string $type ): array {
		$address = array();
		foreach ( $this->values as $name => $value ) {
			if ( str_starts_with( $name, $type . '_' ) && 'billing_email' !== $name && CheckoutFields::is_own( $name ) ) {
				$address[ substr( $name, strlen( $type ) + 1 ) ] = $value;
			}
		}
		return $address;
	}

	/**
	 * Returns the shipping address, or the billing address if there is none.
	 *
	 * @return array<string, string> Values by field without prefix.
	 */
	public function destination(): array {
		$shipping = $this->address( 'shipping' );
		if ( array() !== $shipping ) {
			return $shipping;
		}
		$billing = $this->address( 'billing' );
		unset( $billing['phone'] );
		return $billing;
	}
}
