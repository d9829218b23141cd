<?php
/**
 * Facet of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostFacets;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Loop\Posts\RangeFacets;
use Vitrine\View\Loop\Control;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Checkboxes for a taxonomy or a product facet, with multiple choice, combined with the
 * other facets and filters. Twin of src/islands/loop/facets/facet.tsx.
 */
final class Facet {

	/**
	 * Returns the props; null if there is nothing to choose.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed>|null The shape of `LoopFacetProps`, or of a range `LoopRangeProps`, in src/islands/loop/types.ts.
	 */
	public static function props( Loop $loop, array $attributes ): ?array {
		$post_type = $loop->query->options->post_type;
		$taxonomy  = LoopOptions::facet( $attributes, $post_type );
		if ( FacetedProducts::PRICE === $taxonomy ) {
			return Price::props( $loop, $attributes );
		}
		if ( RangeFacets::is( $taxonomy ) ) {
			return RangeFacet::props( $loop, $attributes, $taxonomy );
		}
		$chosen  = $loop->query->state->facets[ $taxonomy ] ?? array();
		$options = FacetOptions::of( $loop, $attributes, $taxonomy, $chosen );
		if ( array() === $options ) {
			return null;
		}
		$single = in_array( $attributes['selection'], LoopOptions::SINGLE, true ) ? array( 'selection' => $attributes['selection'] ) : array();
		$object = get_taxonomy( $taxonomy );
		$usual  = $object ? (string) $object->labels->singular_name : ( PostFacets::is( $taxonomy ) ? PostFacets::label( $taxonomy ) : ProductFacets::attributes( $post_type )[ $taxonomy ] ?? ProductFacets::label( $taxonomy ) );
		return array(
			'taxonomy' => $taxonomy,
			'label'    => '' === $attributes['label'] ? $usual : (string) $attributes['label'],
			'value'    => $chosen,
			'options'  => array() === $single ? $options : array( Boxes::option( '', __( 'Any', 'vitrine' ), null, array() ), ...$options ),
			'hides'    => 'hide' === $attributes['emptyChoices'],
			'open'     => true !== $attributes['collapsed'] || array() !== $chosen,
			'form'     => $loop->form_id(),
			'name'     => $loop->address->facet_parameter( $taxonomy ),
			'apply'    => __( 'Apply', 'vitrine' ),
		) + $single + ( array( 'selection' => 'select' ) === $single ? array() : self::extras( $loop, $attributes, $taxonomy, $options ) );
	}

	/**
	 * Returns the props for long lists that the owner has enabled.
	 *
	 * @param Loop                       $loop       The listing.
	 * @param array<string, mixed>       $attributes Block attributes.
	 * @param string                     $taxonomy   Name of the facet.
	 * @param list<array<string, mixed>> $options    Options of the facet.
	 * @return array<string, mixed> `takes`, `more` and `search` of `LoopFacetProps`, where it has them.
	 */
	private static function extras( Loop $loop, array $attributes, string $taxonomy, array $options ): array {
		$first  = max( 0, (int) $attributes['firstValues'] );
		$at_top = array_filter( $options, static fn ( array $option ): bool => ! isset( $option['depth'] ) );
		$extras = array();
		// If all chosen values must match, a child value narrows the results.
		if ( count( $at_top ) < count( $options ) && 'any' === ( $loop->query->options->facets[ $taxonomy ] ?? 'any' ) ) {
			$extras['takes'] = true;
		}
		if ( $first > 0 && count( $at_top ) > $first ) {
			$extras['more'] = array(
				// Plus the option "Any" before them.
				'first' => 'radio' === $attributes['selection'] ? $first + 1 : $first,
				'show'  => __( 'Show more', 'vitrine' ),
				'hide'  => __( 'Show less', 'vitrine' ),
			);
		}
		if ( true === $attributes['searchable'] ) {
			$extras['search'] = array(
				'label' => __( 'Search in this filter', 'vitrine' ),
				/* translators: %s: number of values of a filter whose names match what was typed. */
				'found' => __( 'Matching values: %s', 'vitrine' ),
			);
		}
		return $extras;
	}

	/**
	 * Renders the facet.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		if ( FacetedProducts::PRICE === $props['taxonomy'] || RangeFacets::is( $props['taxonomy'] ) ) {
			return RangeFacet::render( $props );
		}
		$selection  = $props['selection'] ?? null;
		$attributes = Control::attributes( array( 'name' => $props['name'] . ( $selection ? '' : '[]' ) ) + $props, 'facet' ) + array( Contract::name( 'markers.loop_facet' ) => $props['taxonomy'] );
		$chosen     = $selection && array() === $props['value'] ? array( '' ) : $props['value'];
		$more       = $props['more'] ?? null;
		$later      = $more ? Values::beyond( Values::branches( $props['options'] ), $more['first'], $props['hides'], $props['value'] ) : array();
		return Markup::tag(
			'details',
			array(
				'class' => Markup::classes( 'vitrine-loop-group', $props['hides'] ? 'vitrine-loop-group--hides' : '', isset( $props['takes'] ) ? 'vitrine-loop-group--takes' : '' ),
				'open'  => $props['open'],
			),
			Markup::tag( 'summary', array( 'class' => 'vitrine-loop-label' ), $props['label'] ),
			Markup::tag(
				'fieldset',
				array( 'aria-label' => $props['label'] ),
				isset( $props['search'] ) ? self::search( $props['search'] ) : null,
				'select' === $selection ? self::select( $props, $chosen, $attributes ) : Boxes::render( $props['options'], $chosen, array( 'type' => $selection ?? 'checkbox' ) + $attributes, isset( $props['takes'] ), $later ),
				$more ? self::more( $more ) : null,
				Control::submit( $props )
			)
		);
	}

	/**
	 * Renders a select for a single value.
	 *
	 * @param array<string, mixed>  $props      Props of props().
	 * @param list<string>          $chosen     Chosen value.
	 * @param array<string, string> $attributes Attributes of the field.
	 */
	private static function select( array $props, array $chosen, array $attributes ): Markup {
		$option = static function ( array $option ) use ( $chosen ): Markup {
			$name = str_repeat( '— ', $option['depth'] ?? 0 ) . $option['name'];
			return Markup::tag(
				'option',
				array(
					'value'     => $option['slug'],
					'selected'  => in_array( $option['slug'], $chosen, true ),
					'disabled'  => $option['off'],
					'data-name' => '' === $option['slug'] ? null : $name,
				),
				null === $option['count'] ? $name : "$name ({$option['count']})"
			);
		};
		return Markup::tag( 'select', array( 'aria-label' => $props['label'] ) + $attributes, array_map( $option, $props['options'] ) );
	}

	/**
	 * Renders the search field for the values, which needs JavaScript, and its status
	 * line.
	 *
	 * @param array<string, string> $texts Texts of the search.
	 */
	private static function search( array $texts ): Markup {
		return Markup::join(
			Markup::tag(
				'input',
				array(
					'type'         => 'search',
					'class'        => 'vitrine-loop-facet-search',
					'aria-label'   => $texts['label'],
					'placeholder'  => $texts['label'],
					'autocomplete' => 'off',
				)
			),
			Markup::tag(
				'p',
				array(
					'role'  => 'status',
					'class' => 'vitrine-loop-facet-found screen-reader-text',
				)
			)
		);
	}

	/**
	 * Renders "Show more": CSS shows further values of the list before it while it is
	 * open.
	 *
	 * @param array<string, mixed> $more Texts of the facet.
	 */
	private static function more( array $more ): Markup {
		return Markup::tag( 'details', array( 'class' => 'vitrine-loop-rest' ), Markup::tag( 'summary', array(), Markup::tag( 'span', array(), $more['show'] ), Markup::tag( 'span', array(), $more['hide'] ) ) );
	}
}
