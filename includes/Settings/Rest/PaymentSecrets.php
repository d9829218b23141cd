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
 * Finds the secrets that a request would change, which is for administrators.
 */
final class PaymentSecrets {

	/**
	 * Those that would change by what a person wrote.
	 *
	 * @param array<mixed> $input As the screen "Payments" sends it.
	 * @return array<string, string> Place, such as `methods[stripe][own][live_key]`, to what the field is called.
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
				// Nobody can say what belongs to a method that is not there.
				$is_secret = null === $gateway || 'secret' === ( $fields[ $name ]['type'] ?? '' );
				if ( $is_secret && ! in_array( $value, array( Field::MASK, $now->method( (string) $id )->own[ $name ] ?? '' ), true ) ) {
					$changed[ "methods[$id][own][$name]" ] = $fields[ $name ]['label'] ?? (string) $name;
				}
			}
		}
		return $changed;
	}
}
