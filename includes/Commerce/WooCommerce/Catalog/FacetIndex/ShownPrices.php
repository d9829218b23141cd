<?php
/**
 * Prices in the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\Rules\FacetIndex\Prices;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;

defined( 'ABSPATH' ) || exit;

/**
 * Prices as displayed: the index is rebuilt if taxes change.
 */
final class ShownPrices implements Prices {

	/** Higher than any price. */
	private const MOST = 2 ** 53;

	/**
	 * {@inheritDoc}
	 */
	public function classes(): array {
		return array( '' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function are_taxed(): bool {
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $price Price in minor units.
	 * @param string $class One of classes().
	 */
	public function shown( int $price, string $class ): int {
		return $price;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $text Text of a PriceRange.
	 */
	public function within( string $text ): ?array {
		$range    = PriceRange::of( $text );
		$decimals = WooCommerceMoney::currency()->decimals;
		return null === $range ? null : array( '' => array( $range->lowest( $decimals ), $range->highest( $decimals ) ?? self::MOST ) );
	}
}
