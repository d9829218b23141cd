<?php
/**
 * Prices in the facet index of the built-in shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\FacetIndex;

use Vitrine\Commerce\Builtin\Catalog\Facets\PriceFacet;
use Vitrine\Commerce\Builtin\Catalog\ShopPrices;
use Vitrine\Commerce\Rules\FacetIndex\Prices;

defined( 'ABSPATH' ) || exit;

/**
 * Prices are stored as entered, with their tax class.
 */
final class EnteredPrices implements Prices {

	/**
	 * {@inheritDoc}
	 */
	public function classes(): array {
		return PriceFacet::CLASSES;
	}

	/**
	 * {@inheritDoc}
	 */
	public function are_taxed(): bool {
		return ShopPrices::are_taxed();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $price Price in minor units.
	 * @param string $class One of classes().
	 */
	public function shown( int $price, string $class ): int {
		return ShopPrices::shown( $price, $class );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $text Range in the format of PriceRange.
	 */
	public function within( string $text ): ?array {
		return PriceFacet::entered( $text );
	}
}
