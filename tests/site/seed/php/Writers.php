<?php
/**
 * The writers of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use RuntimeException;

/**
 * Knows which stands for an engine.
 */
final class Writers {

	private const ALL = array(
		'builtin'     => Builtin\Writer::class,
		'woocommerce' => WooCommerce\Writer::class,
		'downloads'   => Downloads\Writer::class,
	);

	/**
	 * That of an engine.
	 *
	 * @param string $commerce Name of the engine.
	 * @throws RuntimeException When it has none.
	 */
	public static function of( string $commerce ): ShopWriter {
		$writer = self::ALL[ $commerce ] ?? throw new RuntimeException( "The sample shop cannot be written for $commerce." );
		return new $writer();
	}
}
