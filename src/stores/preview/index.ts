import { createReduxStore, register } from '@wordpress/data';
import type { PreviewMessage } from '../../contract/types';
import { createActions } from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

type Send = ( message: PreviewMessage ) => void;

/** The way to the page in the frame. */
let send: Send | undefined;

/**
 * Has whatever the store is told, by whomever, told to the page in a frame.
 *
 * @param to Sends a message there.
 * @return Lets go of it.
 */
export const connectFrame = ( to: Send ): ( () => void ) => {
	send = to;
	return () => {
		if ( send === to ) {
			send = undefined;
		}
	};
};

export const STORE_NAME = 'vitrine/preview';

/**
 * What is tried on the site, for the window that shows it in a frame. It holds
 * no rule: it keeps the state by those of the core, as the framed page does.
 *
 * @see spec 3.14, 4.15
 */
export const previewStore = createReduxStore( STORE_NAME, {
	reducer,
	actions: createActions( ( message ) => send?.( message ) ),
	selectors,
} );

register( previewStore );
