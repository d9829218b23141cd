import contract from '../../contract';
import { addressOn } from '../../core/loop/address';
import { INITIAL, isInitial, reduce } from '../../core/loop/state';
import type { LoopRules, LoopState } from '../../core/loop/types';
import { actionOf } from './controls';
import { focusOn } from '../../transport/browser/focus';
import { areasOf, asleepOf } from './elements';

const { loop_history: MARK } = contract.settings_values;

/** Hides the reset links while no filter is chosen; keeps their space. */
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
 * Updates the `href` of every link of a listing to the current filters, for new
 * tabs and sharing.
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

/** The history state, marked as written by a listing. */
const mark = (): Record< string, unknown > => ( {
	...( window.history.state as Record< string, unknown > | null ),
	[ MARK ]: true,
} );

/**
 * Writes a state to the URL.
 *
 * @param replace Whether to replace the history entry, such as while typing.
 * @see field 24
 */
export const writeHistory = ( url: string, replace: boolean ): void => {
	const { location, history } = window;
	if ( url === location.pathname + location.search ) {
		return;
	}
	// Mark the current entry too: Back leads to it.
	history.replaceState( mark(), '' );
	if ( replace ) {
		history.replaceState( mark(), '', url );
	} else {
		history.pushState( mark(), '', url );
	}
};
