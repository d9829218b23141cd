<?php
/**
 * Undo bar after removing an item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart/undo-bar.tsx.
 *
 * @see field 18
 */
final class UndoBar {

	/**
	 * Renders the bar.
	 *
	 * @param array<string, mixed> $line The removed item.
	 */
	public static function render( array $line ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-undo' ),
			/* translators: %s: product name. */
			Markup::tag( 'span', array(), sprintf( __( '“%s” removed.', 'vitrine' ), $line['name'] ) ),
			Markup::tag(
				'button',
				array(
					'type'               => 'button',
					'class'              => 'restore-item',
					'data-cart_item_key' => $line['key'],
					/* translators: %s: product name. */
					'aria-label'         => sprintf( __( 'Undo: restore “%s”', 'vitrine' ), $line['name'] ),
				),
				__( 'Undo', 'vitrine' )
			)
		);
	}
}
