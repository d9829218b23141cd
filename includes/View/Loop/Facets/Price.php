<?php
/**
 * Price facet of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Props of the price range, which Range renders.
 */
final class Price {

	/**
	 * Returns the props of the price range: a slider and two fields.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed> The shape of `LoopRangeProps` in src/islands/loop/types.ts.
	 */
	public static function props( Loop $loop, array $attributes ): array {
		$chosen = $loop->query->state->facets[ FacetedProducts::PRICE ][0] ?? '';
		$bounds = self::bounds( $loop );
		return array(
			'taxonomy' => FacetedProducts::PRICE,
			'label'    => '' === $attributes['label'] ? ProductFacets::label( FacetedProducts::PRICE ) : (string) $attributes['label'],
			'value'    => $chosen,
			'low'      => $bounds['min'] ?? null,
			'high'     => $bounds['max'] ?? null,
			'currency' => Plugin::engine()->currency()->to_array(),
			'labels'   => array(
				'min' => __( 'Minimum price', 'vitrine' ),
				'max' => __( 'Maximum price', 'vitrine' ),
			),
			'open'     => true !== $attributes['collapsed'] || '' !== $chosen,
			'form'     => $loop->form_id(),
			'name'     => $loop->address->facet_parameter( FacetedProducts::PRICE ),
			'apply'    => __( 'Apply', 'vitrine' ),
		);
	}

	/**
	 * Returns the lowest and highest price of the results, regardless of the chosen
	 * range.
	 *
	 * @param Loop $loop The listing.
	 * @return array{min?: int, max?: int} Whole units of the currency; empty: no result has a price.
	 */
	public static function bounds( Loop $loop ): array {
		$bounds = $loop->price_bounds();
		$unit   = 10 ** Plugin::engine()->currency()->decimals;
		return null === $bounds ? array() : array(
			'min' => (int) floor( $bounds[0] / $unit ),
			'max' => (int) ceil( $bounds[1] / $unit ),
		);
	}
}
