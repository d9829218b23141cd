<?php
/**
 * Shipping packages of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/core/cart/packages.ts.
 */
final class Packages {

	/**
	 * Groups the shipping methods by package.
	 *
	 * @param list<array<string, mixed>> $choices Shipping methods.
	 * @return list<array{name: string, title: string, choices: list<array<string, mixed>>}> `title` says what the choice is about.
	 */
	public static function of( array $choices ): array {
		$packages = array();
		foreach ( $choices as $choice ) {
			$name                           = (string) $choice['package'];
			$packages[ $name ]['choices'][] = $choice;
			$packages[ $name ]['name']      = $name;
			/* translators: %s: name of a package. */
			$packages[ $name ]['title'] = '' === $name ? __( 'Shipping method', 'vitrine' ) : sprintf( __( 'Shipping method: %s', 'vitrine' ), $name );
		}
		return array_values( $packages );
	}
}
