<?php
/**
 * Form of a listing.
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
 * A plain GET form, which also searches, sorts and filters without JavaScript.
 */
final class LoopForm {

	/**
	 * Renders the form, without its controls.
	 *
	 * @param Loop $loop The listing.
	 */
	public static function render( Loop $loop ): Markup {
		$kept = $loop->address->others();
		// Searching and sorting keep the active filter button; the button of another filter replaces it.
		if ( '' !== $loop->query->state->button ) {
			$kept[ $loop->address->parameter( 'button_filter' ) ] = $loop->query->state->button;
		}
		return Markup::tag(
			'form',
			array(
				'id'     => $loop->form_id(),
				'class'  => 'vitrine-loop-form',
				'method' => 'get',
				'action' => $loop->address->base,
			),
			self::hidden( $kept ),
			// Default button for the Enter key, which must not be that of a filter.
			Markup::tag(
				'button',
				array(
					'hidden'   => true,
					'tabindex' => '-1',
				),
				__( 'Search', 'vitrine' )
			)
		);
	}

	/**
	 * Renders hidden fields for the other query variables, which a GET form would drop.
	 *
	 * @param array<string, mixed> $arguments Names to strings or nested arrays.
	 * @param string               $within    Name of the parent array.
	 * @return list<Markup>
	 */
	private static function hidden( array $arguments, string $within = '' ): array {
		$fields = array();
		foreach ( $arguments as $key => $value ) {
			$name   = '' === $within ? (string) $key : $within . "[$key]";
			$fields = array_merge(
				$fields,
				is_array( $value ) ? self::hidden( $value, $name ) : array(
					Markup::tag(
						'input',
						array(
							'type'  => 'hidden',
							'name'  => wp_check_invalid_utf8( $name ),
							'value' => wp_check_invalid_utf8( (string) $value ),
						)
					),
				)
			);
		}
		return $fields;
	}
}
