<?php
/**
 * How many results there are, in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * What stands above a list, and what is announced when it changes.
 *
 * @see spec 2.1
 */
final class ResultCount {

	/**
	 * The words.
	 *
	 * @param int $first Number of the first that is shown, from 1.
	 * @param int $shown How many are.
	 * @param int $total How many there are.
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
