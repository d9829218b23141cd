import contract from '../../../contract';

const { markers } = contract;

/** Answers a button still waits for: the queue lets a second click follow the first. */
const waits = new WeakMap< Element, number >();

const wait = ( button: Element, by: number ): number => {
	const left = ( waits.get( button ) ?? 0 ) + by;
	waits.set( button, left );
	return left;
};

/**
 * Puts a button in its loading state.
 *
 * @return Takes this wait off again; the last one ends the loading state.
 * @see spec 4.1, 4.2
 */
export const startLoading = ( button: HTMLElement ): ( () => void ) => {
	wait( button, 1 );
	button.classList.remove( markers.added );
	button.classList.add( markers.loading );
	button.setAttribute( 'aria-busy', 'true' );
	let over = false;
	return () => {
		if ( ! over ) {
			over = true;
			if ( ! wait( button, -1 ) ) {
				button.classList.remove( markers.loading );
				button.removeAttribute( 'aria-busy' );
			}
		}
	};
};
