import contract from '../../contract';
import { mayMove } from '../scroll/motion';

/** How long to wait for a transition to start, in milliseconds. */
const TIME_OUT = 100;

let running: ViewTransition | undefined;

/** The DOM change of a transition that has not started. */
let pending: ( () => void ) | undefined;

const settle = () => {
	const change = pending;
	pending = undefined;
	change?.();
};

/**
 * Applies a change with a crossfade of an area, if the shop uses our view
 * transitions. Only the old content takes part, since elements in a transition
 * cannot be clicked. A change during a transition skips it.
 */
export const crossfade = (
	area: HTMLElement | undefined,
	change: () => void
): void => {
	running?.skipTransition();
	settle();
	if (
		running ||
		! area ||
		! ( 'startViewTransition' in document ) ||
		! document.getElementById( contract.markers.view_transitions ) ||
		! mayMove()
	) {
		change();
		return;
	}
	const { style } = area;
	// The snapshot of the page would cover the new content.
	const page = document.documentElement.style;
	page.viewTransitionName = 'none';
	style.viewTransitionName = 'vitrine-results';
	pending = () => {
		style.viewTransitionName = '';
		change();
	};
	const transition = document.startViewTransition( settle );
	running = transition;
	const end = () => {
		running = undefined;
		page.viewTransitionName = '';
	};
	transition.finished.then( end, end );
	// Rejects if skipped, or if another plugin uses a name twice.
	transition.ready.catch( end );
	setTimeout( () => {
		if ( pending ) {
			transition.skipTransition();
			settle();
		}
	}, TIME_OUT );
};
