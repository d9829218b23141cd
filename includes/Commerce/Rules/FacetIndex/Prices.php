<?php
/**
 * What the prices in an index are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * An index may hold prices as they were entered, each with the class of its tax, or as
 * they are shown.
 */
interface Prices {

	/**
	 * The classes that are told apart.
	 *
	 * @return non-empty-list<string>
	 */
	public function classes(): array;

	/**
	 * Whether prices are shown otherwise than they stand in the index.
	 */
	public function are_taxed(): bool;

	/**
	 * A price of the index as it is shown.
	 *
	 * @param int    $price Minor units.
	 * @param string $class One of classes().
	 * @return int Minor units.
	 */
	public function shown( int $price, string $class ): int;

	/**
	 * The prices of the index that are shown within a range.
	 *
	 * @param string $text Of a PriceRange.
	 * @return array<string, array{int, int}>|null Class to lowest and highest; one for all where prices are not taxed; null: the text is none.
	 */
	public function within( string $text ): ?array;
}
