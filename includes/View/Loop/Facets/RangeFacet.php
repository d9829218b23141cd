<?php
/**
 * Range facet of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\RangeFacets;
use Vitrine\Loop\Range;
use Vitrine\View\Loop\Control;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Two fields, and for prices and numbers a slider with two thumbs, which needs
 * JavaScript. Twin of src/islands/loop/facets/range.tsx.
 */
final class RangeFacet {

	/** Names of the two ends. */
	private const SIDES = array( 'min', 'max' );

	/**
	 * Returns the props of a range of numbers or dates; prices are handled by Price.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $facet      A range facet of the posts.
	 * @return array<string, mixed> The shape of `LoopRangeProps` in src/islands/loop/types.ts.
	 */
	public static function props( Loop $loop, array $attributes, string $facet ): array {
		$post_type = $loop->query->options->post_type;
		$kind      = RangeFacets::kind( $facet, $post_type );
		$chosen    = $loop->query->state->facets[ $facet ][0] ?? '';
		$bounds    = self::bounds( $loop, $facet );
		$is_days   = RangeFacets::DAY === $kind;
		return array(
			'taxonomy' => $facet,
			'type'     => $is_days ? 'date' : 'number',
			'step'     => RangeFacets::NUMBER === $kind ? '0.1' : '1',
			'label'    => '' === $attributes['label'] ? RangeFacets::label( $facet, $post_type ) : (string) $attributes['label'],
			'value'    => $chosen,
			'low'      => $bounds['min'] ?? null,
			'high'     => $bounds['max'] ?? null,
			'labels'   => $is_days ? array(
				'min' => __( 'From', 'vitrine' ),
				'max' => __( 'To', 'vitrine' ),
			) : array(
				'min' => __( 'Minimum', 'vitrine' ),
				'max' => __( 'Maximum', 'vitrine' ),
			),
			'open'     => true !== $attributes['collapsed'] || '' !== $chosen,
			'form'     => $loop->form_id(),
			'name'     => $loop->address->facet_parameter( $facet ),
			'apply'    => __( 'Apply', 'vitrine' ),
		);
	}

	/**
	 * Returns the lowest and highest number of the results, regardless of the chosen
	 * range.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $facet A range facet.
	 * @return array{min?: int, max?: int} Empty: no result has a number, or it is of days.
	 */
	public static function bounds( Loop $loop, string $facet ): array {
		$bounds = RangeFacets::DAY === RangeFacets::kind( $facet, $loop->query->options->post_type ) ? null : $loop->range_bounds( $facet );
		return null === $bounds ? array() : array_combine( self::SIDES, $bounds );
	}

	/**
	 * Renders the facet.
	 *
	 * @param array<string, mixed> $props Props of props() or of Price.
	 */
	public static function render( array $props ): Markup {
		$range  = isset( $props['type'] ) ? Range::of( $props['value'] ) : PriceRange::of( $props['value'] );
		$ends   = array( $range->min ?? '', $range->max ?? '' );
		$bounds = array( $props['low'], $props['high'] );
		$slider = array_map( static fn ( int $side ): Markup => self::thumb( $props, $side, '' === $ends[ $side ] ? (string) ( $bounds[ $side ] ?? 0 ) : $ends[ $side ] ), array_keys( self::SIDES ) );
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
				'date' === ( $props['type'] ?? '' ) ? null : Markup::tag( 'div', array( 'class' => 'vitrine-loop-range-slider' ), $slider ),
				Markup::tag( 'div', array( 'class' => 'vitrine-loop-range-fields' ), array_map( static fn ( int $side ): Markup => self::field( $props, $side, $ends[ $side ], (string) $bounds[ $side ] ), array_keys( self::SIDES ) ) ),
				Control::submit( $props )
			)
		);
	}

	/**
	 * Renders a thumb of the slider.
	 *
	 * @param array<string, mixed> $props Props of the facet.
	 * @param int                  $side  Index in SIDES.
	 * @param string               $value Current value.
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
				'step'                                   => $props['step'] ?? '1',
				'value'                                  => $value,
				'disabled'                               => $props['low'] === $props['high'],
				'aria-label'                             => $props['labels'][ $name ],
				'aria-valuetext'                         => isset( $props['currency'] ) ? PriceRange::short( $value, new Currency( ...$props['currency'] ) ) : null,
				'autocomplete'                           => 'off',
				Contract::name( 'markers.loop_control' ) => 'range-slider',
				Contract::name( 'markers.loop_facet' )   => $props['taxonomy'],
			)
		);
	}

	/**
	 * Renders a field with its label.
	 *
	 * @param array<string, mixed> $props Props of the facet.
	 * @param int                  $side  Index in SIDES.
	 * @param string               $value Current value.
	 * @param string               $bound Placeholder.
	 */
	private static function field( array $props, int $side, string $value, string $bound ): Markup {
		$name   = self::SIDES[ $side ];
		$number = array(
			'type'        => 'number',
			'min'         => isset( $props['currency'] ) ? '0' : null,
			'step'        => 'any',
			// Some phones have a minus key only if no `inputmode` is set.
			'inputmode'   => isset( $props['currency'] ) ? 'decimal' : null,
			'value'       => $value,
			'placeholder' => $bound,
		);
		$date   = array(
			'type'  => 'date',
			'value' => $value,
		);
		return Markup::tag(
			'label',
			array(),
			Markup::tag( 'span', array(), $props['labels'][ $name ] . ( isset( $props['currency'] ) ? ' (' . $props['currency']['symbol'] . ')' : '' ) ),
			Markup::tag( 'input', ( 'date' === ( $props['type'] ?? '' ) ? $date : $number ) + Control::attributes( array( 'name' => $props['name'] . "[$name]" ) + $props, 'range' ) + array( Contract::name( 'markers.loop_facet' ) => $props['taxonomy'] ) )
		);
	}
}
