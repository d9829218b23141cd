<?php
/**
 * Payment settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Settings;

use Vitrine\Commerce\Builtin\Payment\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the option with the order of payment methods and their settings.
 */
final class PaymentSettings {

	public const OPTION = 'vitrine_payments';

	/**
	 * @param list<string>         $order   IDs in display order; others come after.
	 * @param array<string, mixed> $methods Stored settings by ID.
	 */
	private function __construct( private readonly array $order, private readonly array $methods ) {}

	/**
	 * Returns the instance for the current site.
	 */
	public static function get(): self {
		return self::of( get_option( self::OPTION, array() ) );
	}

	/**
	 * Creates the settings from a stored option.
	 *
	 * @param mixed $raw Stored option with the keys `order` and `methods`.
	 */
	public static function of( mixed $raw ): self {
		$raw = is_array( $raw ) ? $raw : array();
		return new self(
			array_values( array_filter( (array) ( $raw['order'] ?? array() ), 'is_string' ) ),
			(array) ( $raw['methods'] ?? array() ),
		);
	}

	/**
	 * Returns the settings of a method.
	 *
	 * @param string $id ID of the payment or shipping method.
	 */
	public function method( string $id ): MethodSettings {
		return MethodSettings::of( $id, $this->raw( $id ) );
	}

	/**
	 * Returns the settings of a gateway. Configurable ones are off by default.
	 *
	 * @param Gateway $gateway Gateway.
	 */
	public function of_gateway( Gateway $gateway ): MethodSettings {
		return MethodSettings::of( $gateway->id(), $this->raw( $gateway->id() ) + ( $gateway instanceof ConfigurableGateway ? array( 'enabled' => false ) : array() ) );
	}

	/**
	 * Returns the title of a method for shoppers.
	 *
	 * @param Gateway $gateway Gateway.
	 */
	public function title( Gateway $gateway ): string {
		$own = $this->of_gateway( $gateway )->title;
		return '' === $own ? $gateway->title() : $own;
	}

	/**
	 * Sorts gateways in display order.
	 *
	 * @param array<string, Gateway> $gateways Gateways by ID.
	 * @return array<string, Gateway>
	 */
	public function sorted( array $gateways ): array {
		$sorted = array();
		foreach ( $this->order as $id ) {
			if ( isset( $gateways[ $id ] ) ) {
				$sorted[ $id ] = $gateways[ $id ];
			}
		}
		return $sorted + $gateways;
	}

	/**
	 * Returns the stored settings of a method.
	 *
	 * @param string $id ID of the payment or shipping method.
	 * @return array<mixed>
	 */
	private function raw( string $id ): array {
		$raw = $this->methods[ $id ] ?? array();
		return is_array( $raw ) ? $raw : array();
	}
}
