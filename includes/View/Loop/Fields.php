<?php
/**
 * Search, order and reset of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\Orders;
use Vitrine\Loop\State;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * The controls that are no filter.
 *
 * @see spec 2.2
 */
final class Fields {

	/**
	 * The search. Its button is for those who have no script, and for whoever
	 * looks for one.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function search( Loop $loop, array $attributes ): Markup {
		$id    = Control::id( $loop, 'search' );
		$label = '' === $attributes['label'] ? __( 'Search', 'vitrine' ) : (string) $attributes['label'];
		return Markup::join(
			Control::label( $id, $label, ! $attributes['showLabel'] ),
			Markup::tag(
				'span',
				array( 'class' => 'vitrine-loop-search-field' ),
				Markup::tag(
					'input',
					array(
						'type'         => 'search',
						'id'           => $id,
						'value'        => $loop->query->state->search,
						'maxlength'    => Contract::get( 'settings_values.loop_longest_search' ),
						'placeholder'  => '' === $attributes['placeholder'] ? null : (string) $attributes['placeholder'],
						'enterkeyhint' => 'search',
					) + Control::attributes( $loop, 'search', 'search' )
				),
				Markup::tag(
					'button',
					array(
						'form'       => $loop->form_id(),
						'class'      => 'vitrine-loop-search-button',
						'aria-label' => __( 'Search', 'vitrine' ),
					),
					Icon::render( 'search' )
				)
			)
		);
	}

	/**
	 * The orders. The listing's own is the first, and has no value: it is what an
	 * address without an order shows.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function sort( Loop $loop, array $attributes ): Markup {
		$id      = Control::id( $loop, 'sort' );
		$options = $loop->query->options;
		$labels  = Orders::labels( $options->post_type );
		$offered = array_unique( array_merge( array( $options->order ), array_intersect( array_filter( (array) $attributes['orders'], 'is_string' ) ?: Orders::usual( $options->post_type ), array_keys( $labels ) ) ) );
		return Markup::join(
			Control::label( $id, '' === $attributes['label'] ? __( 'Sort by', 'vitrine' ) : (string) $attributes['label'], ! $attributes['showLabel'] ),
			Markup::tag(
				'select',
				array( 'id' => $id ) + Control::attributes( $loop, 'sort', 'sorting' ),
				array_map(
					static fn ( string $order ): Markup => Markup::tag(
						'option',
						array(
							'value'    => $order === $options->order ? '' : $order,
							'selected' => $order === $loop->query->state->sorting,
						),
						$labels[ $order ]
					),
					array_values( $offered )
				)
			),
			Control::submit( $loop, 'sort', __( 'Sort', 'vitrine' ) )
		);
	}

	/**
	 * The way back to everything: a link to the page without this listing's choices.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function reset( Loop $loop, array $attributes ): Markup {
		$icon = 'icon' === $attributes['kind'];
		$text = '' === $attributes['label'] ? __( 'Reset filters', 'vitrine' ) : (string) $attributes['label'];
		return Markup::tag(
			'a',
			array(
				'class'                                  => Markup::classes( 'vitrine-loop-reset-link', $icon ? 'vitrine-loop-reset-link--icon' : '' ),
				'href'                                   => $loop->url( new State() ),
				'aria-label'                             => $icon ? $text : null,
				Contract::name( 'markers.loop_control' ) => 'reset',
			),
			$icon ? Icon::render( 'reset' ) : $text
		);
	}
}
