<?php
/**
 * Prices of the built-in shop in the index of facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\FacetIndex;

use Vitrine\Commerce\Builtin\Catalogue\Facets\PriceFacet;
use Vitrine\Commerce\Builtin\Catalogue\ShopPrices;
use Vitrine\Commerce\Rules\FacetIndex\Prices;

defined( 'ABSPATH' ) || exit;

/**
 * As they were entered, each with the class of its tax.
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
	 * @param string $text Of a PriceRange.
	 */
	public function within( string $text ): ?array {
		return PriceFacet::entered( $text );
	}
}
