import contract from '../../contract';
import { addressOn } from '../../core/loop/address';
import { INITIAL, isInitial, reduce } from '../../core/loop/state';
import type { LoopRules, LoopState } from '../../core/loop/types';
import { actionOf } from './controls';
import { focusOn } from '../dom/focus';
import { areasOf, asleepOf } from './elements';

const { loop_history: MARK } = contract.settings_values;

/** Takes the ways back away where nothing is chosen, and gives them back: their place stays theirs. */
const showResets = (
	root: HTMLElement,
	queryId: number,
	idle: boolean
): void => {
	for ( const link of asleepOf( root, 'reset' ) ) {
		link.classList.toggle( 'vitrine-loop-reset-link--idle', idle );
		if ( idle && link === link.ownerDocument.activeElement ) {
			focusOn(
				areasOf(
					root,
					contract.markers.loop_results_label,
					queryId
				)[ 0 ]
			);
		}
	}
};

/**
 * Lets every link of a listing lead to what a click on it shows, for new tabs
 * and for sharing. The server's know nothing of what was chosen since.
 *
 * @see field 27
 */
export const showLinks = (
	root: HTMLElement,
	queryId: number,
	state: LoopState,
	rules: LoopRules
): void => {
	showResets( root, queryId, isInitial( state ) );
	for ( const kind of [ 'page', 'button', 'active', 'clear', 'reset' ] ) {
		for ( const link of asleepOf( root, kind ) ) {
			const action = actionOf( root, link );
			if ( link.getAttribute( 'aria-disabled' ) === 'true' || ! action ) {
				link.removeAttribute( 'href' );
			} else {
				const there =
					kind === 'reset' ? INITIAL : reduce( state, action, rules );
				link.setAttribute(
					'href',
					addressOn( window.location, queryId, there, rules )
				);
			}
		}
	}
};

/** Whether the entry of the history is one that a listing made. */
const mark = (): Record< string, unknown > => ( {
	...( window.history.state as Record< string, unknown > | null ),
	[ MARK ]: true,
} );

/**
 * Writes a state into the address.
 *
 * @param replace Whether the entry that is there goes: a word that is typed on is one step, not one a letter.
 * @see field 24
 */
export const writeHistory = ( url: string, replace: boolean ): void => {
	const { location, history } = window;
	if ( url === location.pathname + location.search ) {
		return;
	}
	// The way back leads to this entry, which then has to be shown too.
	history.replaceState( mark(), '' );
	if ( replace ) {
		history.replaceState( mark(), '', url );
	} else {
		history.pushState( mark(), '', url );
	}
};
