<?php
/**
 * Parameters of the shop's former filters in a URL.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Facets\KnowsOldFilters;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Only the first listing that lists the page's archive reads them. A choice made there
 * leads to a URL with our own parameters.
 */
final class OldFilterParameters {

	/**
	 * Sets facets and parameters.
	 *
	 * @param array<string, list<string>> $facets     Facet to values.
	 * @param list<string>                $parameters Parameters that set them.
	 */
	private function __construct( public readonly array $facets = array(), public readonly array $parameters = array() ) {}

	/**
	 * Returns an instance without filters.
	 */
	public static function none(): self {
		return new self();
	}

	/**
	 * Returns the filters of some facets in a URL.
	 *
	 * @param array<string, mixed> $query  Query variables of the URL, unslashed.
	 * @param list<string>         $facets Facets of the listing.
	 */
	public static function of( array $query, array $facets ): self {
		$catalog = Plugin::engine()->catalog();
		$found   = $catalog instanceof KnowsOldFilters ? array_intersect_key( $catalog->old_filters( $query ), array_flip( $facets ) ) : array();
		return new self(
			array_map( static fn ( array $one ): array => $one['values'], $found ),
			array_merge( array(), ...array_values( array_map( static fn ( array $one ): array => $one['parameters'], $found ) ) )
		);
	}

	/**
	 * Returns the data for the script, which uses the same URLs.
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
