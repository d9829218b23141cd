import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { type Drawn, withLeaving } from '../../core/leaving';

/** Milliseconds of the fade-out, as in `--vitrine-slow`. */
const DURATION = 250;

/**
 * Keeps removed items in a rendered list until they have faded out; not with
 * reduced motion. They exist in the markup only, not in counts or requests.
 *
 * @param items The current items; the array must be stable while nothing changes.
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
 * Makes a removed row inert. React 18 does not support the attribute.
 *
 * @param isLeaving Whether the row is fading out.
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
