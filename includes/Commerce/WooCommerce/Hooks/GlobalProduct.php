<?php
/**
 * The global `$product`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the product in the global that WooCommerce's templates use, as a loop does.
 */
final class GlobalProduct {

	/**
	 * Returns the output of code that needs the global.
	 *
	 * @param \WC_Product $product The product.
	 * @param callable    $prints  Prints the output.
	 */
	public static function output( \WC_Product $product, callable $prints ): string {
		return self::during(
			$product,
			static function () use ( $prints ): string {
				ob_start();
				try {
					$prints();
				} finally {
					$html = (string) ob_get_clean();
				}
				return $html;
			}
		);
	}

	/**
	 * Returns the result of code that runs filters whose callbacks may need the global.
	 *
	 * @template T
	 * @param \WC_Product   $product The product.
	 * @param callable(): T $work    The code.
	 * @return T
	 */
	public static function during( \WC_Product $product, callable $work ): mixed {
		$before = $GLOBALS['product'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- As in a loop; restored below.
		$GLOBALS['product'] = $product;
		try {
			return $work();
		} finally {
			$GLOBALS['product'] = $before;
		}
		// phpcs:enable
	}
}
