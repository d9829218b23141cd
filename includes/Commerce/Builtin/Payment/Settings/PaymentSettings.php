<?php
/**
 * What the owner has settled of payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Settings;

use Vitrine\Commerce\Builtin\Payment\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the one option: the order of payment methods, and each one's settings.
 */
final class PaymentSettings {

	public const OPTION = 'vitrine_payments';

	/**
	 * @param list<string>         $order   Ids in the order in which they are offered; those that are not named come after.
	 * @param array<string, mixed> $methods Raw settings by id.
	 */
	private function __construct( private readonly array $order, private readonly array $methods ) {}

	/**
	 * Returns the instance for the current site.
	 */
	public static function get(): self {
		return self::of( get_option( self::OPTION, array() ) );
	}

	/**
	 * Settings of a raw option.
	 *
	 * @param mixed $raw Keys `order` and `methods`.
	 */
	public static function of( mixed $raw ): self {
		$raw = is_array( $raw ) ? $raw : array();
		return new self(
			array_values( array_filter( (array) ( $raw['order'] ?? array() ), 'is_string' ) ),
			(array) ( $raw['methods'] ?? array() ),
		);
	}

	/**
	 * The settings of a method.
	 *
	 * @param string $id ID of the payment or shipping method.
	 */
	public function method( string $id ): MethodSettings {
		return MethodSettings::of( $id, $this->raw( $id ) );
	}

	/**
	 * The settings of a gateway. One that has to be set up is off until then.
	 *
	 * @param Gateway $gateway The gateway.
	 */
	public function of_gateway( Gateway $gateway ): MethodSettings {
		return MethodSettings::of( $gateway->id(), $this->raw( $gateway->id() ) + ( $gateway instanceof ConfigurableGateway ? array( 'enabled' => false ) : array() ) );
	}

	/**
	 * The title of a method, as shoppers read it.
	 *
	 * @param Gateway $gateway The method.
	 */
	public function title( Gateway $gateway ): string {
		$own = $this->of_gateway( $gateway )->title;
		return '' === $own ? $gateway->title() : $own;
	}

	/**
	 * Methods in the order in which they are offered.
	 *
	 * @param array<string, Gateway> $gateways By id.
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
	 * What the option holds of a method.
	 *
	 * @param string $id ID of the payment or shipping method.
	 * @return array<mixed>
	 */
	private function raw( string $id ): array {
		$raw = $this->methods[ $id ] ?? array();
		return is_array( $raw ) ? $raw : array();
	}
}
