import contract from '../../contract';

/** Number of pending operations per element; they may overlap. */
const waits = new WeakMap< Element, number >();

const wait = ( element: Element, by: number ): void => {
	const left = ( waits.get( element ) ?? 0 ) + by;
	waits.set( element, left );
	element.classList.toggle( contract.markers.loading, left > 0 );
	if ( left ) {
		element.setAttribute( 'aria-busy', 'true' );
	} else {
		element.removeAttribute( 'aria-busy' );
	}
};

/**
 * Puts an element in its loading state.
 *
 * @return Ends this operation; the last one ends the loading state.
 * @see spec 4.1, 4.2
 */
export const startLoading = ( element: Element ): ( () => void ) => {
	wait( element, 1 );
	let over = false;
	return () => {
		if ( ! over ) {
			over = true;
			wait( element, -1 );
		}
	};
};
