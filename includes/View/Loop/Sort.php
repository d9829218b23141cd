<?php
/**
 * Sort orders of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\PostSortOrders;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/sort.tsx. The listing's default order comes first, with an
 * empty value, because a URL without order shows it.
 *
 * @see spec 2.2
 */
final class Sort {

	/**
	 * Returns the props of the select.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed> The shape of `LoopSortProps`.
	 */
	public static function props( Loop $loop, array $attributes ): array {
		$options = $loop->query->options;
		$labels  = PostSortOrders::labels( $options->post_type );
		$offered = array_unique( array_merge( array( $options->order ), array_intersect( array_filter( (array) $attributes['orders'], 'is_string' ) ?: PostSortOrders::usual( $options->post_type ), array_keys( $labels ) ) ) );
		return Control::props( $loop, 'sort', 'sorting' ) + array(
			'label'      => '' === $attributes['label'] ? __( 'Sort by', 'vitrine' ) : (string) $attributes['label'],
			'show_label' => (bool) $attributes['showLabel'],
			'options'    => array_map(
				static fn ( string $order ): array => array(
					'value' => $order === $options->order ? '' : $order,
					'text'  => $labels[ $order ],
				),
				array_values( $offered )
			),
			'apply'      => __( 'Sort', 'vitrine' ),
			'value'      => $loop->query->state->sorting,
		);
	}

	/**
	 * Renders the select.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		return Markup::join(
			Control::label( $props ),
			Markup::tag(
				'select',
				array( 'id' => $props['id'] ) + Control::attributes( $props, 'sort' ),
				array_map(
					static fn ( array $option ): Markup => Markup::tag(
						'option',
						array(
							'value'    => $option['value'],
							'selected' => $option['value'] === $props['value'],
						),
						$option['text']
					),
					$props['options']
				)
			),
			Control::submit( $props )
		);
	}
}
