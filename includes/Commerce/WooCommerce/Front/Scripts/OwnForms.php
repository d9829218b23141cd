<?php
/**
 * Variation forms of our blocks beside WooCommerce's script.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's variation script stays where another plugin needs it. It initializes
 * all forms of the page, but ours have other fields and a script of their own.
 */
final class OwnForms {

	/**
	 * The stylesheet of the block with the form.
	 */
	private const STYLE = 'vitrine-product-style';

	/**
	 * Excludes our forms from WooCommerce's script if it is on the page with our block.
	 */
	public static function exclude(): void {
		$script = wp_scripts()->registered[ ReplaceableScripts::VARIATIONS ] ?? null;
		if ( null === $script || ! wp_script_is( ReplaceableScripts::VARIATIONS ) || ! wp_style_is( self::STYLE ) ) {
			return;
		}
		$code = self::code();
		if ( ! in_array( $code, (array) ( $script->extra['after'] ?? array() ), true ) ) {
			wp_add_inline_script( ReplaceableScripts::VARIATIONS, $code );
		}
	}

	/**
	 * Returns the JavaScript code.
	 */
	public static function code(): string {
		$ours = Contract::name( 'markers.product_root' );
		return "(function(f,i){f.wc_variation_form=function(){var o=this.not('$ours *');o.length&&i.call(o);return this}})(jQuery.fn,jQuery.fn.wc_variation_form);";
	}
}
