<?php
/**
 * What an address says in the words of the shop's former filters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Facets\KnowsOldFilters;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Of all listings of a page, the first that lists what the page is about
 * understands it. Whatever is chosen there leads to an address of its own.
 */
final class OldAddress {

	/**
	 * What the address says.
	 *
	 * @param array<string, list<string>> $facets     Facet to values.
	 * @param list<string>                $parameters Those that say it.
	 */
	private function __construct( public readonly array $facets = array(), public readonly array $parameters = array() ) {}

	/**
	 * One that says nothing.
	 */
	public static function none(): self {
		return new self();
	}

	/**
	 * What an address says of some facets.
	 *
	 * @param array<string, mixed> $query  Of the address, unslashed.
	 * @param list<string>         $facets Those that the listing has.
	 */
	public static function of( array $query, array $facets ): self {
		$catalogue = Plugin::engine()->catalogue();
		$found     = $catalogue instanceof KnowsOldFilters ? array_intersect_key( $catalogue->old_filters( $query ), array_flip( $facets ) ) : array();
		return new self(
			array_map( static fn ( array $one ): array => $one['values'], $found ),
			array_merge( array(), ...array_values( array_map( static fn ( array $one ): array => $one['parameters'], $found ) ) )
		);
	}

	/**
	 * For the script: it reads and writes the same addresses.
	 *
	 * @return array{facets: array<string, list<string>>, parameters: list<string>}|null Null: it says nothing.
	 */
	public function data(): ?array {
		return array() === $this->facets ? null : array(
			'facets'     => $this->facets,
			'parameters' => $this->parameters,
		);
	}
}
