<?php
/**
 * The facet of prices of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Plugin;
use Vitrine\View\Loop\Control;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Two fields, and a slider with two thumbs, which needs script. Twin of
 * src/islands/loop/facets/price.tsx.
 */
final class Price {

	/** The ends of a range, in their order. */
	private const SIDES = array( 'min', 'max' );

	/**
	 * What it shows.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 * @return array<string, mixed> The shape of `LoopPriceProps` in src/islands/loop/types.ts.
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
	 * Between which prices can be chosen: of the results whatever price is chosen.
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

	/**
	 * The facet.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	public static function render( array $props ): Markup {
		$range  = PriceRange::of( $props['value'] );
		$ends   = array( $range->min ?? '', $range->max ?? '' );
		$bounds = array( $props['low'], $props['high'] );
		return Markup::tag(
			'details',
			array(
				'class' => 'vitrine-loop-group',
				'open'  => $props['open'],
			),
			Markup::tag( 'summary', array( 'class' => 'vitrine-loop-label' ), $props['label'] ),
			Markup::tag(
				'fieldset',
				array( 'aria-label' => $props['label'] ),
				Markup::tag( 'div', array( 'class' => 'vitrine-loop-price-slider' ), array_map( static fn ( int $side ): Markup => self::thumb( $props, $side, '' === $ends[ $side ] ? (string) ( $bounds[ $side ] ?? 0 ) : $ends[ $side ] ), array_keys( self::SIDES ) ) ),
				Markup::tag( 'div', array( 'class' => 'vitrine-loop-price-fields' ), array_map( static fn ( int $side ): Markup => self::field( $props, $side, $ends[ $side ], (string) $bounds[ $side ] ), array_keys( self::SIDES ) ) ),
				Control::submit( $props )
			)
		);
	}

	/**
	 * A thumb of the slider.
	 *
	 * @param array<string, mixed> $props As above.
	 * @param int                  $side  Of SIDES.
	 * @param string               $value Where it stands.
	 */
	private static function thumb( array $props, int $side, string $value ): Markup {
		$name = self::SIDES[ $side ];
		return Markup::tag(
			'input',
			array(
				'type'                                   => 'range',
				'class'                                  => Markup::classes( 'vitrine-loop-thumb', "vitrine-loop-thumb--$name" ),
				'min'                                    => $props['low'] ?? 0,
				'max'                                    => $props['high'] ?? 0,
				'step'                                   => '1',
				'value'                                  => $value,
				'disabled'                               => $props['low'] === $props['high'],
				'aria-label'                             => $props['labels'][ $name ],
				'aria-valuetext'                         => PriceRange::short( $value, new Currency( ...$props['currency'] ) ),
				'autocomplete'                           => 'off',
				Contract::name( 'markers.loop_control' ) => 'price-slider',
				Contract::name( 'markers.loop_facet' )   => $props['taxonomy'],
			)
		);
	}

	/**
	 * A field with its label.
	 *
	 * @param array<string, mixed> $props As above.
	 * @param int                  $side  Of SIDES.
	 * @param string               $value What stands in it.
	 * @param string               $bound What an empty one means.
	 */
	private static function field( array $props, int $side, string $value, string $bound ): Markup {
		$name = self::SIDES[ $side ];
		return Markup::tag(
			'label',
			array(),
			Markup::tag( 'span', array(), $props['labels'][ $name ] . ' (' . $props['currency']['symbol'] . ')' ),
			Markup::tag(
				'input',
				array(
					'type'        => 'number',
					'min'         => '0',
					'step'        => 'any',
					'inputmode'   => 'decimal',
					'value'       => $value,
					'placeholder' => $bound,
				) + Control::attributes( array( 'name' => $props['name'] . "[$name]" ) + $props, 'price' ) + array( Contract::name( 'markers.loop_facet' ) => $props['taxonomy'] )
			)
		);
	}
}
