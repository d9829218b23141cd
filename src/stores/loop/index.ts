import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import contract from '../../contract';
import type { LoopHolder, LoopsClient } from '../../core/loop/types';
import { offer } from '../offer';
import { createActions } from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

const { events, markers } = contract;

/** The page's behavior, once it has handed over its state. */
let client: LoopsClient | undefined;

/**
 * The store of a page's listings, for React and other plugins. It holds their
 * state and applies the core's rules; the page's behavior carries out the
 * effects.
 *
 * @see spec 2.2, 4.14
 */
export const loopStore = createReduxStore( 'vitrine/loop', {
	reducer,
	actions: createActions( () => client ),
	selectors,
} );

export type LoopStore = typeof loopStore;

register( loopStore );

const holder: LoopHolder = {
	takeOver: ( machines, given ) => {
		client = given;
		void dispatch( loopStore ).takeOver( machines );
		return {
			view: () => select( loopStore ).getMachines(),
			take: ( id, event ) => {
				void dispatch( loopStore ).take( id, event );
				return select( loopStore ).getEffects();
			},
		};
	},
};

offer( events.native.loop_store, `.${ markers.loop }`, holder );
