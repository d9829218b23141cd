<?php
/**
 * The form of a listing.
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
 * A plain GET form: without script it is what searches, sorts and filters.
 */
final class Form {

	/**
	 * The form, without its controls.
	 *
	 * @param Loop $loop The listing.
	 */
	public static function render( Loop $loop ): Markup {
		$kept = $loop->address->others();
		// Search and order keep the button that is pressed; a filter's own button says that it is used instead.
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
			// What Enter in a field presses: it must not be the button of one filter.
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
	 * What the address says beside this listing, since a form's fields replace it.
	 *
	 * @param array<string, mixed> $arguments Names to texts, or lists of these.
	 * @param string               $within    Name of the list.
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
