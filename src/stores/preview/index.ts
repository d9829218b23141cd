import {
	createReduxStore,
	dispatch,
	register,
	select,
	subscribe,
} from '@wordpress/data';
import contract from '../../contract';
import type { PreviewMessage } from '../../contract/types';
import type { TriedHolder } from '../../core/preview/receive';
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
 * What is tried on the site: in the window that shows it in a frame, and in the
 * framed page. It holds no rule: it keeps the state by those of the core, as the
 * page does until the store is there.
 *
 * @see spec 3.14, 4.15
 */
export const previewStore = createReduxStore( STORE_NAME, {
	reducer,
	actions: createActions( ( message ) => send?.( message ) ),
	selectors,
} );

register( previewStore );

const holder: TriedHolder = {
	takeOver: ( from, changed ) => {
		void dispatch( previewStore ).takeOver( from );
		subscribe( changed, previewStore );
		return {
			now: () => select( previewStore ).getAll(),
			tell: ( message ) => void dispatch( previewStore ).tell( message ),
		};
	},
};

// The bridge of a framed page, which has asked for this script, takes it.
document.dispatchEvent(
	new CustomEvent( contract.events.native.preview_store, { detail: holder } )
);
