import contract from '../../contract';
import { mayMove } from '../scroll/motion';

/** Results wait no longer for a frame to fade from. In milliseconds. */
const TIME_OUT = 100;

let running: ViewTransition | undefined;

/** A change that the browser has not made yet. */
let pending: ( () => void ) | undefined;

const settle = () => {
	const change = pending;
	pending = undefined;
	change?.();
};

/**
 * Changes what a page shows, and has an area of it fade where the pages of the shop
 * change by transitions of ours. Only what was there takes part: what takes part
 * cannot be clicked until the end, and what has come is there at once. A change
 * that comes meanwhile ends the fading and is made without.
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
	// The page itself would lie over what has come.
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
	// Rejects where it is skipped, or where another plugin's name stands twice.
	transition.ready.catch( end );
	setTimeout( () => {
		if ( pending ) {
			transition.skipTransition();
			settle();
		}
	}, TIME_OUT );
};
