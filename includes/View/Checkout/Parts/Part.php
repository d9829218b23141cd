<?php
/**
 * A part of a checkout as a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\Editor\CheckoutPreview;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * In the checkout that is being drawn, else in the editor.
 */
final class Part {

	/**
	 * The part; empty where there is no checkout around it.
	 *
	 * @param string               $name       Of Parts, `express` or `login`.
	 * @param array<string, mixed> $attributes Of its block.
	 */
	public static function render( string $name, array $attributes ): string {
		// A shopper's page loads nothing of the editor's.
		$moment = wp_is_serving_rest_request() ? CheckoutPreview::moment() : '';
		if ( '' !== $moment ) {
			return Composed::framed( CheckoutPreview::part( Plugin::engine(), $name, $attributes, $moment ) );
		}
		if ( isset( Parts::ALL[ $name ] ) ) {
			return Composed::part( $name, $attributes );
		}
		Composed::above( $name );
		return '';
	}
}
