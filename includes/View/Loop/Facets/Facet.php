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
use Vitrine\Loop\Posts\Options;
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
		$taxonomy  = Options::facet( $attributes, $post_type );
		if ( FacetedProducts::PRICE === $taxonomy ) {
			return Price::props( $loop, $attributes );
		}
		if ( RangeFacets::is( $taxonomy ) ) {
			return Range::props( $loop, $attributes, $taxonomy );
		}
		$chosen  = $loop->query->state->facets[ $taxonomy ] ?? array();
		$options = self::options( $loop, $attributes, $taxonomy, $chosen );
		if ( array() === $options ) {
			return null;
		}
		$single = in_array( $attributes['selection'], Options::SINGLE, true ) ? array( 'selection' => $attributes['selection'] ) : array();
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
	 * Returns the options of the facet.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $taxonomy   Taxonomy or product facet.
	 * @param list<string>         $chosen     Chosen values.
	 * @return list<array{slug: string, name: string, count: int|null, off: bool, depth?: int, color?: string, image?: string}>
	 */
	private static function options( Loop $loop, array $attributes, string $taxonomy, array $chosen ): array {
		$counts = self::counts( $loop, $taxonomy );
		if ( ! self::has_names( $loop, $taxonomy ) ) {
			$terms = self::offered( $taxonomy );
			if ( true !== $attributes['hierarchy'] || ! is_taxonomy_hierarchical( $taxonomy ) ) {
				return Boxes::options( $terms, $counts, $chosen );
			}
			$in_tree = Values::in_tree( $terms );
			$depths  = array_map( static fn ( array $place ): array => $place['depth'] > 0 ? array( 'depth' => $place['depth'] ) : array(), $in_tree );
			return array_map( static fn ( array $option, array $depth ): array => $option + $depth, Boxes::options( array_column( $in_tree, 'term' ), $counts, $chosen ), $depths );
		}
		$names   = self::names( $loop, $taxonomy );
		$shown   = 'swatches' === $attributes['display'];
		$colors  = $shown ? ProductFacets::swatches( $taxonomy, $loop->query->options->post_type ) : array();
		$images  = $shown ? ProductFacets::swatch_images( $taxonomy, $loop->query->options->post_type ) : array();
		$options = array();
		foreach ( $names as $value => $name ) {
			$options[] = Boxes::option( (string) $value, $name, $counts[ $value ] ?? null, $chosen ) + self::swatch( $images[ $value ] ?? '', $colors[ $value ] ?? '' );
		}
		return $options;
	}

	/**
	 * Returns the swatch of a value: an image, or else a color.
	 *
	 * @param string $image URL of the image; empty: none.
	 * @param string $color Color; empty: none.
	 * @return array{image?: string, color?: string}
	 */
	private static function swatch( string $image, string $color ): array {
		return match ( true ) {
			'' !== $image => array( 'image' => $image ),
			'' !== $color => array( 'color' => $color ),
			default       => array(),
		};
	}

	/**
	 * Returns the number of results for each value; for a range its lowest and highest
	 * value.
	 *
	 * @param Loop   $loop     The listing.
	 * @param string $taxonomy Taxonomy or product facet.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public static function counts( Loop $loop, string $taxonomy ): array {
		if ( FacetedProducts::PRICE === $taxonomy ) {
			return Price::bounds( $loop );
		}
		if ( RangeFacets::is( $taxonomy ) ) {
			return Range::bounds( $loop, $taxonomy );
		}
		return $loop->facet_counts( $taxonomy, self::has_names( $loop, $taxonomy ) ? array_map( 'strval', array_keys( self::names( $loop, $taxonomy ) ) ) : array_column( self::offered( $taxonomy ), 'slug' ) );
	}

	/**
	 * Whether the values of a facet are not terms.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $facet Name of the facet.
	 */
	private static function has_names( Loop $loop, string $facet ): bool {
		return PostFacets::is( $facet ) || ProductFacets::has( $facet, $loop->query->options->post_type );
	}

	/**
	 * Returns the values of a product or post facet.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $facet Name of the facet.
	 * @return array<string|int, string> Value to label.
	 */
	private static function names( Loop $loop, string $facet ): array {
		if ( PostFacets::is( $facet ) ) {
			return PostFacets::values( $facet, $loop->query->options->post_type );
		}
		$values = ProductFacets::values( $facet, $loop->query->options->post_type );
		return array() === $values ? ProductFacets::attribute_values( $facet, $loop->query->options->post_type, ProductFacets::MOST ) : array_combine( $values, array_map( static fn ( string $value ): string => ProductFacets::name( $facet, $value ), $values ) );
	}

	/**
	 * Renders the facet.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		if ( FacetedProducts::PRICE === $props['taxonomy'] || RangeFacets::is( $props['taxonomy'] ) ) {
			return Range::render( $props );
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

	/**
	 * Returns the terms to choose from.
	 *
	 * @param string $taxonomy Taxonomy; empty: none.
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
