<?php
/**
 * How the prices in the index are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * An engine may store prices in the index as they were entered, with their tax class, or
 * already as they are shown.
 */
interface Prices {

	/**
	 * The tax classes that prices are stored with.
	 *
	 * @return non-empty-list<string>
	 */
	public function classes(): array;

	/**
	 * Whether prices are shown with another tax than they are stored with.
	 */
	public function are_taxed(): bool;

	/**
	 * Converts a stored price to the one that is shown.
	 *
	 * @param int    $price Price in minor units.
	 * @param string $class One of classes().
	 * @return int Price in minor units.
	 */
	public function shown( int $price, string $class ): int;

	/**
	 * Converts a range of shown prices to ranges of stored ones.
	 *
	 * @param string $text Range in the format of PriceRange.
	 * @return array<string, array{int, int}>|null Lowest and highest price by tax class; a single entry if prices are not taxed; null if the text is not a range.
	 */
	public function within( string $text ): ?array;
}
