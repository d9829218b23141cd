<?php
/**
 * Category filter.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Boxes;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * A filter as select, checkboxes or buttons. Twin of src/islands/loop/filter.tsx.
 *
 * @see spec 2.2, 4.14
 */
final class Filter {

	/**
	 * Returns the props; null if there is nothing to choose.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed>|null The shape of `LoopFilterProps`.
	 */
	public static function props( Loop $loop, array $attributes ): ?array {
		$kind    = self::kind( $attributes );
		$options = self::options( $loop, $kind, self::offered( $loop, $attributes ) );
		if ( array() === $options ) {
			return null;
		}
		$taxonomy = get_taxonomy( $loop->query->options->taxonomy );
		$none     = array(
			'slug'  => 'button' === $kind ? Contract::name( 'settings_values.filter_all' ) : '',
			'name'  => '' === $attributes['all'] ? __( 'All', 'vitrine' ) : (string) $attributes['all'],
			'count' => null,
			'off'   => false,
		);
		$options  = 'checkbox' === $kind ? $options : array( $none, ...$options );
		$props    = array(
			'kind'       => $kind,
			'label'      => '' === $attributes['label'] ? (string) ( $taxonomy ? $taxonomy->labels->singular_name : '' ) : (string) $attributes['label'],
			'show_label' => true,
			'value'      => $loop->query->state->filters()[ $kind ] ?? ( 'checkbox' === $kind ? array() : array( $none['slug'] ) ),
			'options'    => $options,
		);
		if ( 'button' === $kind ) {
			$props['options'] = array_map( static fn ( array $option ): array => $option + array( 'url' => $loop->url( $loop->query->state->with_button( $option['slug'], Loop::composable() ) ) ), $options );
			return $props;
		}
		return $props + Control::props( $loop, 'category', 'select' === $kind ? 'category' : 'checkbox' ) + array(
			'used_name' => $loop->address->parameter( 'filter_kind' ),
			'apply'     => __( 'Show', 'vitrine' ),
		);
	}

	/**
	 * Renders the filter.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		return match ( $props['kind'] ) {
			'checkbox' => self::boxes( $props ),
			'button'   => self::buttons( $props ),
			default    => self::select( $props ),
		};
	}

	/**
	 * Returns the kind of filter.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public static function kind( array $attributes ): string {
		return in_array( $attributes['kind'], array( 'checkbox', 'button' ), true ) ? $attributes['kind'] : 'select';
	}

	/**
	 * Returns the terms to choose from.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return list<\WP_Term>
	 */
	public static function offered( Loop $loop, array $attributes ): array {
		$options = $loop->query->options;
		$offered = '' === $options->taxonomy ? array() : get_terms(
			array(
				'taxonomy'   => $options->taxonomy,
				'hide_empty' => true,
				'number'     => Boxes::MOST,
				'include'    => array_map( 'intval', (array) $attributes['terms'] ?: $options->terms ),
			)
		);
		return is_array( $offered ) ? array_values( $offered ) : array();
	}

	/**
	 * Returns the options of the filter.
	 *
	 * @param Loop           $loop    The listing.
	 * @param string         $kind    Kind of filter.
	 * @param list<\WP_Term> $offered Terms to offer.
	 * @return list<array{slug: string, name: string, count: int|null, off: bool}>
	 */
	private static function options( Loop $loop, string $kind, array $offered ): array {
		return Boxes::options( $offered, $loop->counts( $kind, array_column( $offered, 'slug' ) ), $loop->query->state->filters()[ $kind ] ?? array() );
	}

	/**
	 * Whether an option is chosen.
	 *
	 * @param array<string, mixed> $props  Props of the filter.
	 * @param array<string, mixed> $option Option of the filter.
	 */
	private static function is_chosen( array $props, array $option ): bool {
		return in_array( $option['slug'], $props['value'], true );
	}

	/**
	 * Renders a select.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	private static function select( array $props ): Markup {
		return Markup::join(
			Control::label( $props ),
			Markup::tag(
				'select',
				array( 'id' => $props['id'] ) + Control::attributes( $props, 'select' ),
				array_map(
					static fn ( array $option ): Markup => Markup::tag(
						'option',
						array(
							'value'     => $option['slug'],
							'selected'  => self::is_chosen( $props, $option ),
							'disabled'  => $option['off'],
							'data-name' => '' === $option['slug'] ? null : $option['name'],
						),
						null === $option['count'] ? $option['name'] : "{$option['name']} ({$option['count']})"
					),
					$props['options']
				)
			),
			Control::submit( $props )
		);
	}

	/**
	 * Renders checkboxes.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	private static function boxes( array $props ): Markup {
		$attributes = Control::attributes( array( 'name' => $props['name'] . '[]' ) + $props, 'checkbox' );
		return Markup::tag(
			'fieldset',
			array(),
			Markup::tag( 'legend', array( 'class' => 'vitrine-loop-label' ), $props['label'] ),
			Boxes::render( $props['options'], $props['value'], $attributes ),
			Control::submit( $props )
		);
	}

	/**
	 * Renders buttons: links to the filtered results. A button without results has no
	 * link.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	private static function buttons( array $props ): Markup {
		return Markup::tag(
			'ul',
			array(
				'class'      => 'vitrine-loop-buttons',
				'aria-label' => $props['label'],
			),
			array_map(
				static fn ( array $option ): Markup => Markup::tag(
					'li',
					array(),
					Markup::tag(
						'a',
						array(
							'class'         => 'vitrine-loop-button',
							'href'          => $option['off'] ? null : $option['url'],
							'data-url'      => $option['url'],
							'aria-disabled' => $option['off'] ? 'true' : null,
							'aria-current'  => self::is_chosen( $props, $option ) ? 'true' : null,
							// Combinations of filters are endless; crawlers should not follow them.
							'rel'           => 'nofollow',
							Contract::name( 'markers.loop_control' ) => 'button',
							Contract::name( 'markers.loop_filter_type' ) => $option['slug'],
						),
						Markup::tag( 'span', array(), $option['name'] ),
						Boxes::amount( $option['count'] )
					)
				),
				$props['options']
			)
		);
	}
}
