<?php
/**
 * What plugins print beside the input of a quantity.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the actions of WooCommerce's template of a quantity. Many print plus and
 * minus there; ours has them already.
 */
final class QuantityField {

	public const BEFORE = 'woocommerce_before_quantity_input_field';
	public const AFTER  = 'woocommerce_after_quantity_input_field';

	/** A button that changes the quantity, by the classes that themes and plugins give it. */
	private const STEPPER = '/\bclass=(["\'])[^"\']*(?<![\w-])(?:plus|minus|(?:qty|quantity)[-_]?(?:plus|minus|up|down|button)|(?:plus|minus)[-_](?:btn|button|qty))\b[^"\']*\1/i';

	/**
	 * What is printed at one of the two.
	 *
	 * @param non-empty-string $hook One of the above.
	 */
	public static function at( string $hook ): string {
		$html = ForeignActions::exist( $hook ) ? ForeignActions::printed( $hook, array() ) : '';
		return 1 === preg_match( self::STEPPER, $html ) ? '' : $html;
	}
}
