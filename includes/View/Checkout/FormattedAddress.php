<?php
/**
 * An address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Commerce\Optional\KeepsAddresses;
use Vitrine\Plugin;
use Vitrine\View\Checkout\Fields\FormField;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an address as on an envelope.
 *
 * @see spec 3.5
 */
final class FormattedAddress {

	/**
	 * Renders the address with its title.
	 *
	 * @param string                $title     Title.
	 * @param array<string, string> $address   Field name without prefix to value.
	 * @param array<string, string> $countries Country code to name; an unknown code is shown as is.
	 */
	public static function render( string $title, array $address, array $countries ): Markup {
		$parts = array();
		foreach ( self::lines( $address, $countries ) as $index => $line ) {
			$parts[] = 0 === $index ? null : Markup::tag( 'br' );
			$parts[] = $line;
		}
		return Markup::tag( 'section', array(), Markup::tag( 'h3', array(), $title ), Markup::tag( 'address', array(), $parts ) );
	}

	/**
	 * Returns the lines, in the format of the country if the shop knows it.
	 *
	 * @param array<string, string> $address   See render().
	 * @param array<string, string> $countries See render().
	 * @return list<string>
	 */
	private static function lines( array $address, array $countries ): array {
		$engine = Plugin::engine();
		if ( $engine instanceof KeepsAddresses ) {
			return $engine->addresses()->lines( $address );
		}
		$of    = static fn ( string ...$names ): string => trim( implode( ' ', array_map( static fn ( string $name ): string => $address[ $name ] ?? '', $names ) ) );
		$lines = array( $of( 'first_name', 'last_name' ), $of( 'company' ), $of( 'address_1' ), $of( 'address_2' ), $of( 'postcode', 'city' ), $of( 'state' ), $countries[ $of( 'country' ) ] ?? $of( 'country' ), $of( 'phone' ) );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}
}
