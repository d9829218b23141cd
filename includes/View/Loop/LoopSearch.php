<?php
/**
 * Search field of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/loop/search.tsx.
 *
 * @see spec 2.2
 */
final class LoopSearch {

	/**
	 * Returns the props of the search field.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @return array<string, mixed> The shape of `LoopSearchProps`.
	 */
	public static function props( Loop $loop, array $attributes ): array {
		return Control::props( $loop, 'search', 'search' ) + array(
			'label'       => '' === $attributes['label'] ? __( 'Search', 'vitrine' ) : (string) $attributes['label'],
			'show_label'  => (bool) $attributes['showLabel'],
			'placeholder' => (string) $attributes['placeholder'],
			'button'      => __( 'Search', 'vitrine' ),
			'value'       => $loop->query->state->search,
		);
	}

	/**
	 * Renders the search field, with a button for browsers without JavaScript and for
	 * users who expect one.
	 *
	 * @param array<string, mixed> $props Props of props().
	 */
	public static function render( array $props ): Markup {
		return Markup::join(
			Control::label( $props ),
			Markup::tag(
				'span',
				array( 'class' => 'vitrine-loop-search-field' ),
				Markup::tag(
					'input',
					array(
						'type'         => 'search',
						'id'           => $props['id'],
						'value'        => $props['value'],
						'maxlength'    => Contract::get( 'settings_values.loop_longest_search' ),
						'placeholder'  => '' === $props['placeholder'] ? null : $props['placeholder'],
						'enterkeyhint' => 'search',
					) + Control::attributes( $props, 'search' )
				),
				Markup::tag(
					'button',
					array(
						'form'       => $props['form'],
						'class'      => 'vitrine-loop-search-button',
						'aria-label' => $props['button'],
					),
					Icon::render( 'search' )
				)
			)
		);
	}
}
