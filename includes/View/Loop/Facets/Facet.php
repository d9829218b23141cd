<?php
/**
 * Facets of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\Options;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\View\Loop\Control;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Boxes of one taxonomy, or of what the shop knows of its products, several of which may be chosen at once, beside the other
 * facets and filters. Twin of src/islands/loop/facets/facet.tsx.
 */
final class Facet {

	/**
	 * What it shows; null when there is nothing to choose.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 * @return array<string, mixed>|null The shape of `LoopFacetProps`, or of prices `LoopPriceProps`, in src/islands/loop/types.ts.
	 */
	public static function props( Loop $loop, array $attributes ): ?array {
		$post_type = $loop->query->options->post_type;
		$taxonomy  = Options::facet( $attributes, $post_type );
		if ( FacetedProducts::PRICE === $taxonomy ) {
			return Price::props( $loop, $attributes );
		}
		$chosen  = $loop->query->state->facets[ $taxonomy ] ?? array();
		$options = self::options( $loop, $taxonomy, $chosen );
		if ( array() === $options ) {
			return null;
		}
		$object = get_taxonomy( $taxonomy );
		$usual  = $object ? (string) $object->labels->singular_name : ProductFacets::attributes( $post_type )[ $taxonomy ] ?? ProductFacets::label( $taxonomy );
		return array(
			'taxonomy' => $taxonomy,
			'label'    => '' === $attributes['label'] ? $usual : (string) $attributes['label'],
			'value'    => $chosen,
			'options'  => $options,
			'hides'    => 'hide' === $attributes['emptyChoices'],
			'open'     => true !== $attributes['collapsed'] || array() !== $chosen,
			'form'     => $loop->form_id(),
			'name'     => $loop->address->facet_parameter( $taxonomy ),
			'apply'    => __( 'Apply', 'vitrine' ),
		);
	}

	/**
	 * Its values with what is known of each.
	 *
	 * @param Loop         $loop     The listing.
	 * @param string       $taxonomy Of the facet, or one of ProductFacets.
	 * @param list<string> $chosen   Values.
	 * @return list<array{slug: string, name: string, count: int|null, off: bool}>
	 */
	private static function options( Loop $loop, string $taxonomy, array $chosen ): array {
		$counts = self::counts( $loop, $taxonomy );
		if ( ! ProductFacets::has( $taxonomy, $loop->query->options->post_type ) ) {
			return Boxes::options( self::offered( $taxonomy ), $counts, $chosen );
		}
		$names   = self::names( $loop, $taxonomy );
		$options = array();
		foreach ( $names as $value => $name ) {
			$options[] = Boxes::option( (string) $value, $name, $counts[ $value ] ?? null, $chosen );
		}
		return $options;
	}

	/**
	 * How many results there would be with each of its values; of prices, between
	 * which can be chosen.
	 *
	 * @param Loop   $loop     The listing.
	 * @param string $taxonomy Of the facet, or one of ProductFacets.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public static function counts( Loop $loop, string $taxonomy ): array {
		if ( FacetedProducts::PRICE === $taxonomy ) {
			return Price::bounds( $loop );
		}
		$own = ProductFacets::has( $taxonomy, $loop->query->options->post_type );
		return $loop->facet_counts( $taxonomy, $own ? array_map( 'strval', array_keys( self::names( $loop, $taxonomy ) ) ) : array_column( self::offered( $taxonomy ), 'slug' ) );
	}

	/**
	 * The values of one of ProductFacets.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $facet Name.
	 * @return array<string, string> Value to what it is called.
	 */
	private static function names( Loop $loop, string $facet ): array {
		$values = ProductFacets::values( $facet, $loop->query->options->post_type );
		return array() === $values ? ProductFacets::attribute_values( $facet, $loop->query->options->post_type, ProductFacets::MOST ) : array_combine( $values, array_map( static fn ( string $value ): string => ProductFacets::name( $facet, $value ), $values ) );
	}

	/**
	 * The facet.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	public static function render( array $props ): Markup {
		if ( FacetedProducts::PRICE === $props['taxonomy'] ) {
			return Price::render( $props );
		}
		$attributes = Control::attributes( array( 'name' => $props['name'] . '[]' ) + $props, 'facet' );
		return Markup::tag(
			'details',
			array(
				'class' => Markup::classes( 'vitrine-loop-group', $props['hides'] ? 'vitrine-loop-group--hides' : '' ),
				'open'  => $props['open'],
			),
			Markup::tag( 'summary', array( 'class' => 'vitrine-loop-label' ), $props['label'] ),
			Markup::tag(
				'fieldset',
				array( 'aria-label' => $props['label'] ),
				Boxes::render( $props['options'], $props['value'], $attributes + array( Contract::name( 'markers.loop_facet' ) => $props['taxonomy'] ) ),
				Control::submit( $props )
			)
		);
	}

	/**
	 * The values that can be chosen.
	 *
	 * @param string $taxonomy Of the facet; empty: it has none.
	 * @return list<\WP_Term>
	 */
	private static function offered( string $taxonomy ): array {
		$terms = '' === $taxonomy ? array() : get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'hide_empty' => true,
				'number'     => Boxes::MOST,
			)
		);
		return is_array( $terms ) ? array_values( $terms ) : array();
	}
}
