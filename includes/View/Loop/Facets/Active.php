<?php
/**
 * Active filters of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\PostFacets;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Loop\Posts\RangeFacets;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Links that each remove one value, and one that clears all. They are updated with the
 * results, like the pagination.
 */
final class Active {

	/** State without facets. */
	private const NOTHING = array(
		'facets' => array(),
		'page'   => 1,
	);

	/**
	 * Renders the links; empty if no value is chosen.
	 *
	 * @param Loop $loop The listing.
	 */
	public static function render( Loop $loop ): Markup {
		$chips = array();
		foreach ( $loop->query->state->facets as $taxonomy => $slugs ) {
			foreach ( $slugs as $slug ) {
				$chips[] = self::chip( $loop, $taxonomy, $slug );
			}
		}
		return array() === $chips ? Markup::join() : Markup::tag(
			'ul',
			array(
				'class'      => 'vitrine-loop-chips',
				'aria-label' => __( 'Active filters', 'vitrine' ),
			),
			$chips,
			self::link( 'vitrine-loop-clear', 'clear', self::none( $loop ), array(), __( 'Clear all', 'vitrine' ) )
		);
	}

	/**
	 * Returns the URL of the listing without facets.
	 *
	 * @param Loop $loop The listing.
	 */
	public static function none( Loop $loop ): string {
		return $loop->url( $loop->query->state->with( self::NOTHING ) );
	}

	/**
	 * Renders a value.
	 *
	 * @param Loop   $loop     The listing.
	 * @param string $taxonomy Name of the facet.
	 * @param string $slug     Slug of the value, which may not exist.
	 */
	private static function chip( Loop $loop, string $taxonomy, string $slug ): Markup {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		$name = match ( true ) {
			RangeFacets::is( $taxonomy ) => RangeFacets::name( $taxonomy, $slug, $loop->query->options->post_type ),
			PostFacets::is( $taxonomy )  => PostFacets::name( $taxonomy, $slug ),
			$term instanceof \WP_Term    => Boxes::name( $term ),
			default                      => ProductFacets::name( $taxonomy, $slug ),
		};
		$attributes = array(
			/* translators: %s: name of a filter's value. */
			'aria-label'                                 => sprintf( __( 'Remove filter: %s', 'vitrine' ), $name ),
			Contract::name( 'markers.loop_facet' )       => $taxonomy,
			Contract::name( 'markers.loop_filter_type' ) => $slug,
		);
		return self::link( 'vitrine-loop-chip', 'active', $loop->url( $loop->query->state->without_value( $taxonomy, $slug ) ), $attributes, Markup::tag( 'span', array(), $name ), Icon::render( 'close' ) );
	}

	/**
	 * Renders an item with a link.
	 *
	 * @param string                $class_name Class of the link.
	 * @param string                $control    Action of the link.
	 * @param string                $url        URL of the link.
	 * @param array<string, string> $attributes Further attributes.
	 * @param Markup|string         ...$content Content of the link.
	 */
	private static function link( string $class_name, string $control, string $url, array $attributes, Markup|string ...$content ): Markup {
		$own = array(
			'class'                                  => $class_name,
			'href'                                   => $url,
			'rel'                                    => 'nofollow',
			Contract::name( 'markers.loop_control' ) => $control,
		);
		return Markup::tag( 'li', array(), Markup::tag( 'a', $own + $attributes, ...$content ) );
	}
}
