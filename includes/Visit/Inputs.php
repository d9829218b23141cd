<?php
/**
 * Order attribution inputs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Hidden inputs that a script fills with the visitor's consent.
 *
 * @see spec 3.15, 7.18
 */
final class Inputs {

	/**
	 * Returns the element with its inputs as escaped HTML.
	 *
	 * @return string Empty if order attribution is off.
	 */
	public static function html(): string {
		if ( ! Origins::are_on() ) {
			return '';
		}
		$inputs = '';
		foreach ( Origins::fields() as $field ) {
			$inputs .= sprintf( '<input type="hidden" name="%s" value="">', esc_attr( Origins::prefix() . $field ) );
		}
		$tag = Contract::name( 'markers.attribution_inputs' );
		return "<$tag>$inputs</$tag>";
	}
}
