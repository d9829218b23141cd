import { createReduxStore, dispatch, register } from '@wordpress/data';
import * as actions from './actions';
import { mirrorClient } from './client';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export const STORE_NAME = 'vitrine/cart';

/**
 * The cart for React and for other plugins: a mirror of the page's one client,
 * `window.vitrine.cart`. It holds no rule and asks for nothing by itself.
 *
 * @see spec 3.1
 */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );
mirrorClient( ( state ) => void dispatch( store ).receiveState( state ) );
