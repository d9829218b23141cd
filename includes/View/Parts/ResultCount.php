<?php
/**
 * Result count as text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Displayed above a list, and announced when the list changes.
 *
 * @see spec 2.1
 */
final class ResultCount {

	/**
	 * Returns the text.
	 *
	 * @param int $first Number of the first displayed result, from 1.
	 * @param int $shown Number of displayed results.
	 * @param int $total Total number of results.
	 */
	public static function text( int $first, int $shown, int $total ): string {
		$last = $first + $shown - 1;
		if ( 0 === $shown ) {
			return __( 'No results', 'vitrine' );
		}
		if ( 1 === $total ) {
			return __( 'Showing the only result', 'vitrine' );
		}
		if ( $shown === $total ) {
			/* translators: %d: number of products. */
			return sprintf( _n( 'Showing all %d result', 'Showing all %d results', $total, 'vitrine' ), $total );
		}
		if ( $first === $last ) {
			/* translators: 1: which one, 2: of how many. */
			return sprintf( __( 'Showing %1$d of %2$d results', 'vitrine' ), $first, $total );
		}
		/* translators: 1: first, 2: last, 3: of how many. */
		return sprintf( __( 'Showing %1$d–%2$d of %3$d results', 'vitrine' ), $first, $last, $total );
	}
}
