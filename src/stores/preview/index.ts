import {
	createReduxStore,
	dispatch,
	register,
	select,
	subscribe,
} from '@wordpress/data';
import contract from '../../contract';
import type { PreviewMessage } from '../../contract/types';
import type { PreviewTakeover } from '../../core/preview/receive';
import { createActions } from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

type Send = ( message: PreviewMessage ) => void;

/** Sends messages to the framed page. */
let send: Send | undefined;

/**
 * Forwards the store's messages to a framed page.
 *
 * @param to Sends a message there.
 * @return Disconnects the frame.
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
 * The preview store, both in the window with the frame and in the framed page.
 * It applies the core's rules, as the page does before the store is loaded.
 *
 * @see spec 3.14, 4.15
 */
export const previewStore = createReduxStore( STORE_NAME, {
	reducer,
	actions: createActions( ( message ) => send?.( message ) ),
	selectors,
} );

register( previewStore );

const holder: PreviewTakeover = {
	takeOver: ( from, changed ) => {
		void dispatch( previewStore ).takeOver( from );
		subscribe( changed, previewStore );
		return {
			now: () => select( previewStore ).getAll(),
			send: ( message ) => void dispatch( previewStore ).send( message ),
		};
	},
};

// The framed page that loaded this script takes the store.
document.dispatchEvent(
	new CustomEvent( contract.events.native.preview_store, { detail: holder } )
);
