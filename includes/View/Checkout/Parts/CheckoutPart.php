<?php
/**
 * Checkout part as a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\Editor\CheckoutPreview;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a part in the current checkout or in the editor.
 */
final class CheckoutPart {

	/**
	 * Renders the part; empty outside of a checkout.
	 *
	 * @param string               $name       A key of Parts::ALL, `express` or `login`.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function render( string $name, array $attributes ): string {
		// Load the editor preview only in REST requests.
		$moment = wp_is_serving_rest_request() ? CheckoutPreview::moment() : '';
		if ( '' !== $moment ) {
			return ComposedCheckout::framed( CheckoutPreview::part( Plugin::engine(), $name, $attributes, $moment ) );
		}
		if ( isset( Parts::ALL[ $name ] ) ) {
			return ComposedCheckout::part( $name, $attributes );
		}
		ComposedCheckout::above( $name );
		return '';
	}
}
