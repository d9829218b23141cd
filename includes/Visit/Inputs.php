<?php
/**
 * The inputs of an order's origin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Hidden and empty: a script fills them where the visitor consents.
 *
 * @see spec 3.15, 7.18
 */
final class Inputs {

	/**
	 * The element with its inputs, whole and escaped.
	 *
	 * @return string Empty where no origin is recorded.
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
