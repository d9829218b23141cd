<?php
/**
 * Secrets of payment methods.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rest;

use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Settings\ConfigurableGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the secrets that a request would change, which only administrators can do.
 */
final class PaymentSecrets {

	/**
	 * Returns the secrets that the values would change.
	 *
	 * @param array<mixed> $input Value as sent by the screen "Payments".
	 * @return array<string, string> Labels by path, such as `methods[stripe][own][live_key]`.
	 */
	public static function changed( array $input ): array {
		$now      = PaymentSettings::get();
		$gateways = ( new Gateways() )->all();
		$changed  = array();
		foreach ( (array) ( $input['methods'] ?? array() ) as $id => $method ) {
			$own     = is_array( $method ) && is_array( $method['own'] ?? null ) ? $method['own'] : array();
			$gateway = $gateways[ $id ] ?? null;
			$fields  = $gateway instanceof ConfigurableGateway ? array_column( $gateway->settings_fields(), null, 'name' ) : array();
			foreach ( $own as $name => $value ) {
				// The fields of an unknown method may be secrets.
				$is_secret = null === $gateway || 'secret' === ( $fields[ $name ]['type'] ?? '' );
				if ( $is_secret && ! in_array( $value, array( Field::MASK, $now->method( (string) $id )->own[ $name ] ?? '' ), true ) ) {
					$changed[ "methods[$id][own][$name]" ] = $fields[ $name ]['label'] ?? (string) $name;
				}
			}
		}
		return $changed;
	}
}
