import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { type Drawn, withLeaving } from '../../core/leaving';

/** Milliseconds that a row takes to go: `--vitrine-slow`. */
const DURATION = 250;

/**
 * The rows of a list with those that are gone, until they have faded. They are
 * drawn only: what counts the list, says or sends it knows nothing of them. Where
 * no motion is wanted there are none.
 *
 * @param items What there is: the same array while nothing changes.
 */
export const useLeaving = < Item extends { key: string } >(
	items: readonly Item[]
): Drawn< Item >[] => {
	const isStill = useReducedMotion();
	const [ before, setBefore ] = useState( items );
	useEffect( () => {
		const timer = setTimeout( () => setBefore( items ), DURATION );
		return () => clearTimeout( timer );
	}, [ items ] );
	return withLeaving( isStill ? items : before, items );
};

/**
 * A row that is inert while it goes: older versions of React know no such attribute.
 *
 * @param isLeaving Whether it goes.
 * @return Ref of the row.
 */
export const useInert = < Row extends HTMLElement >( isLeaving: boolean ) => {
	const row = useRef< Row >( null );
	useEffect( () => {
		if ( row.current ) {
			row.current.inert = isLeaving;
		}
	}, [ isLeaving ] );
	return row;
};
