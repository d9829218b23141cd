<?php
/**
 * A checkout form that was held against its rules.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Clean values, and what is wrong with the others.
 */
final class CheckedForm {

	/**
	 * @param array<string, string> $values Field name to its clean value.
	 * @param array<string, string> $errors Field name to a message.
	 * @param array<string, array{label: string, value: string, text: string}> $fields What fields that other plugins added were filled in with, by name; `text` is the value as people read it.
	 */
	public function __construct(
		public readonly array $values,
		public readonly array $errors,
		public readonly array $fields = array(),
	) {}

	/**
	 * The values of one address, without those of fields that other plugins added.
	 *
	 * @param string $type `billing` or `shipping`.
	 * @return array<string, string> Without the prefix and the email.
	 */
	public function address( string $type ): array {
		$address = array();
		foreach ( $this->values as $name => $value ) {
			if ( str_starts_with( $name, $type . '_' ) && 'billing_email' !== $name && Fields::is_own( $name ) ) {
				$address[ substr( $name, strlen( $type ) + 1 ) ] = $value;
			}
		}
		return $address;
	}

	/**
	 * Where the goods go: the shipping address, or the billing address when
	 * nothing else was asked for.
	 *
	 * @return array<string, string> Without prefix.
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
