<?php
/**
 * Facets of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\Options;
use Vitrine\View\Loop\Control;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Boxes of one taxonomy, several of which may be chosen at once, beside the other
 * facets and filters. Twin of src/islands/loop/facets/facet.tsx.
 */
final class Facet {

	/**
	 * What it shows; null when there is nothing to choose.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 * @return array<string, mixed>|null The shape of `LoopFacetProps` in src/islands/loop/types.ts.
	 */
	public static function props( Loop $loop, array $attributes ): ?array {
		$taxonomy = Options::facet( $attributes['taxonomy'], $loop->query->options->post_type );
		$object   = get_taxonomy( $taxonomy );
		$terms    = self::offered( $taxonomy );
		if ( ! $object || array() === $terms ) {
			return null;
		}
		$chosen = $loop->query->state->facets[ $taxonomy ] ?? array();
		return array(
			'taxonomy' => $taxonomy,
			'label'    => '' === $attributes['label'] ? (string) $object->labels->singular_name : (string) $attributes['label'],
			'value'    => $chosen,
			'options'  => Boxes::options( $terms, self::counts( $loop, $taxonomy ), $chosen ),
			'hides'    => 'hide' === $attributes['emptyChoices'],
			'open'     => true !== $attributes['collapsed'] || array() !== $chosen,
			'form'     => $loop->form_id(),
			'name'     => $loop->address->facet_parameter( $taxonomy ),
			'apply'    => __( 'Apply', 'vitrine' ),
		);
	}

	/**
	 * How many results there would be with each of its values.
	 *
	 * @param Loop   $loop     The listing.
	 * @param string $taxonomy Of the facet.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public static function counts( Loop $loop, string $taxonomy ): array {
		return $loop->facet_counts( $taxonomy, array_column( self::offered( $taxonomy ), 'slug' ) );
	}

	/**
	 * The facet.
	 *
	 * @param array<string, mixed> $props As above.
	 */
	public static function render( array $props ): Markup {
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
