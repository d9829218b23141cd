<?php
/**
 * Filters by category.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * One filter in three forms: a select, boxes, buttons.
 *
 * @see spec 2.2, 4.14
 */
final class Filter {

	/** More options than these help nobody. */
	private const MOST = 100;

	/**
	 * The filter; null when there is nothing to choose.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function render( Loop $loop, array $attributes ): ?Markup {
		$kind    = self::kind( $attributes );
		$options = self::options( $loop, $kind, self::offered( $loop, $attributes ) );
		if ( array() === $options ) {
			return null;
		}
		$taxonomy = get_taxonomy( $loop->query->options->taxonomy );
		$label    = '' === $attributes['label'] ? (string) ( $taxonomy ? $taxonomy->labels->singular_name : '' ) : (string) $attributes['label'];
		$all      = '' === $attributes['all'] ? __( 'All', 'vitrine' ) : (string) $attributes['all'];
		return match ( $kind ) {
			'checkbox' => self::boxes( $loop, $options, $label ),
			'button'   => self::buttons( $loop, $options, $label, $all ),
			default    => self::select( $loop, $options, $label, $all ),
		};
	}

	/**
	 * Its form, which is the kind of filter.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 */
	public static function kind( array $attributes ): string {
		return in_array( $attributes['kind'], array( 'checkbox', 'button' ), true ) ? $attributes['kind'] : 'select';
	}

	/**
	 * The terms that can be chosen.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Of the block.
	 * @return list<\WP_Term>
	 */
	public static function offered( Loop $loop, array $attributes ): array {
		$options = $loop->query->options;
		$offered = '' === $options->taxonomy ? array() : get_terms(
			array(
				'taxonomy'   => $options->taxonomy,
				'hide_empty' => true,
				'number'     => self::MOST,
				'include'    => array_map( 'intval', (array) $attributes['terms'] ?: $options->terms ),
			)
		);
		return is_array( $offered ) ? array_values( $offered ) : array();
	}

	/**
	 * The options with what is known of each.
	 *
	 * @param Loop           $loop    The listing.
	 * @param string         $kind    Form of the filter.
	 * @param list<\WP_Term> $offered The terms.
	 * @return list<array{slug: string, name: string, count: int|null, chosen: bool, off: bool}>
	 */
	private static function options( Loop $loop, string $kind, array $offered ): array {
		$counts = $loop->counts( $kind, array_column( $offered, 'slug' ) );
		$chosen = $loop->query->state->filters()[ $kind ] ?? array();
		return array_map(
			static function ( \WP_Term $term ) use ( $counts, $chosen ): array {
				$count     = $counts[ $term->slug ] ?? null;
				$is_chosen = in_array( $term->slug, $chosen, true );
				return array(
					'slug'   => $term->slug,
					'name'   => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'count'  => $count,
					'chosen' => $is_chosen,
					// What is chosen can be taken back, whatever is left of it.
					'off'    => 0 === $count && ! $is_chosen,
				);
			},
			$offered
		);
	}

	/**
	 * A select.
	 *
	 * @param Loop                       $loop    The listing.
	 * @param list<array<string, mixed>> $options As above.
	 * @param string                     $label   What it is called.
	 * @param string                     $all     Name of the choice that is none.
	 */
	private static function select( Loop $loop, array $options, string $label, string $all ): Markup {
		$id = Control::id( $loop, 'category' );
		return Markup::join(
			Control::label( $id, $label, false ),
			Markup::tag(
				'select',
				array( 'id' => $id ) + Control::attributes( $loop, 'select', 'category' ),
				Markup::tag( 'option', array( 'value' => '' ), $all ),
				array_map(
					static fn ( array $option ): Markup => Markup::tag(
						'option',
						array(
							'value'     => $option['slug'],
							'selected'  => $option['chosen'],
							'disabled'  => $option['off'],
							'data-name' => $option['name'],
						),
						null === $option['count'] ? $option['name'] : "{$option['name']} ({$option['count']})"
					),
					$options
				)
			),
			Control::submit( $loop, 'select', __( 'Show', 'vitrine' ) )
		);
	}

	/**
	 * Boxes.
	 *
	 * @param Loop                       $loop    The listing.
	 * @param list<array<string, mixed>> $options As above.
	 * @param string                     $label   What they are called.
	 */
	private static function boxes( Loop $loop, array $options, string $label ): Markup {
		$attributes         = Control::attributes( $loop, 'checkbox', 'checkbox' );
		$attributes['name'] = $attributes['name'] . '[]';
		return Markup::tag(
			'fieldset',
			array(),
			Markup::tag( 'legend', array( 'class' => 'vitrine-loop-label' ), $label ),
			Markup::tag(
				'ul',
				array( 'class' => 'vitrine-loop-options' ),
				array_map(
					static fn ( array $option ): Markup => Markup::tag(
						'li',
						array(),
						Markup::tag(
							'label',
							array(),
							Markup::tag(
								'input',
								array(
									'type'     => 'checkbox',
									'value'    => $option['slug'],
									'checked'  => $option['chosen'],
									'disabled' => $option['off'],
								) + $attributes
							),
							Markup::tag( 'span', array(), $option['name'] ),
							self::amount( $option )
						)
					),
					$options
				)
			),
			Control::submit( $loop, 'checkbox', __( 'Show', 'vitrine' ) )
		);
	}

	/**
	 * Buttons: links, each with the address of what it shows.
	 *
	 * @param Loop                       $loop    The listing.
	 * @param list<array<string, mixed>> $options As above.
	 * @param string                     $label   What they are called.
	 * @param string                     $all     Name of the choice that is none.
	 */
	private static function buttons( Loop $loop, array $options, string $label, string $all ): Markup {
		$none = array(
			'slug'   => Contract::name( 'settings_values.filter_all' ),
			'name'   => $all,
			'count'  => null,
			'chosen' => '' === $loop->query->state->button,
			'off'    => false,
		);
		return Markup::tag(
			'ul',
			array(
				'class'      => 'vitrine-loop-buttons',
				'aria-label' => $label,
			),
			array_map( static fn ( array $option ): Markup => Markup::tag( 'li', array(), self::button( $loop, $option ) ), array_merge( array( $none ), $options ) )
		);
	}

	/**
	 * A button. One without results leads nowhere.
	 *
	 * @param Loop                 $loop   The listing.
	 * @param array<string, mixed> $option As above.
	 */
	private static function button( Loop $loop, array $option ): Markup {
		$url = $loop->url( $loop->query->state->with_button( $option['slug'], Loop::composable() ) );
		return Markup::tag(
			'a',
			array(
				'class'                                  => 'vitrine-loop-button',
				'href'                                   => $option['off'] ? null : $url,
				'data-url'                               => $url,
				'aria-disabled'                          => $option['off'] ? 'true' : null,
				'aria-current'                           => $option['chosen'] ? 'true' : null,
				// Filters of filters have no end; a robot need not go there.
				'rel'                                    => 'nofollow',
				Contract::name( 'markers.loop_control' ) => 'button',
				Contract::name( 'markers.loop_filter_type' ) => $option['slug'],
			),
			Markup::tag( 'span', array(), $option['name'] ),
			self::amount( $option )
		);
	}

	/**
	 * How many results an option has.
	 *
	 * @param array<string, mixed> $option As above.
	 */
	private static function amount( array $option ): ?Markup {
		return null === $option['count'] ? null : Markup::join( ' ', Markup::tag( 'span', array( 'class' => 'vitrine-loop-amount' ), $option['count'] ) );
	}
}
