<?php
/**
 * Registry of sample shop writers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use RuntimeException;

/**
 * Returns the writer of an engine.
 */
final class Writers {

	private const ALL = array(
		'builtin'     => Builtin\Writer::class,
		'woocommerce' => WooCommerce\Writer::class,
		'downloads'   => Downloads\Writer::class,
	);

	/**
	 * Returns the writer of an engine.
	 *
	 * @param string $commerce Name of the engine.
	 * @throws RuntimeException When the engine has no writer.
	 */
	public static function of( string $commerce ): ShopWriter {
		$writer = self::ALL[ $commerce ] ?? throw new RuntimeException( "The sample shop cannot be written for $commerce." );
		return new $writer();
	}
}
