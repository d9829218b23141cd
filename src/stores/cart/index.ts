import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { createActions, type FindCart } from './actions';
import { connect } from './connect';
import { reducer } from './reducer';
import { createResolvers } from './resolvers';
import * as selectors from './selectors';

export const STORE_NAME = 'vitrine/cart';

/**
 * A cart as a registered store, for React and for other plugins. It holds the state
 * of the page's cart and runs the rules of the core; what it decides is carried out
 * by the client of the loader.
 *
 * @param name Of the store.
 * @param find Finds the page's cart.
 * @see spec 3.1
 */
export const createCartStore = ( name: string, find: FindCart ) =>
	createReduxStore( name, {
		reducer,
		actions: createActions( find ),
		selectors,
		resolvers: createResolvers( find ),
	} );

export type CartStore = ReturnType< typeof createCartStore >;

const open = ( name: string, find: FindCart ): CartStore => {
	const store = createCartStore( name, find );
	register( store );
	connect( find, {
		takeOver: ( machine ) => void dispatch( store ).takeOver( machine ),
		keeper: {
			view: () => select( store ).getState(),
			take: ( event ) => {
				void dispatch( store ).take( event );
				return select( store ).getEffects();
			},
		},
	} );
	return store;
};

/** The shop's cart. */
export const cartStore = open( STORE_NAME, () => window.vitrine?.cart );

const beside = new Map< string, CartStore >();

/**
 * The store of a cart, where two shops sell on one page.
 *
 * @param scope Of the second shop; empty: the main one.
 */
export const cartStoreOf = ( scope = '' ): CartStore => {
	const store = scope
		? beside.get( scope ) ??
		  open(
				`${ STORE_NAME }-${ scope }`,
				() => window.vitrine?.carts[ scope ]
		  )
		: cartStore;
	if ( scope ) {
		beside.set( scope, store );
	}
	return store;
};
