import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { createActions, type FindCart } from './actions';
import { connect } from './connect';
import { reducer } from './reducer';
import { createResolvers } from './resolvers';
import * as selectors from './selectors';

export const STORE_NAME = 'vitrine/cart';

/**
 * Creates a cart store, for React and other plugins. It holds the state of the
 * page's cart and applies the core's rules; the loader's client carries out the
 * effects.
 *
 * @param name Name of the store.
 * @param find Returns the page's cart.
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
 * The cart store of a shop, where two sell on one page.
 *
 * @param scope Scope of the second shop; empty: the main one.
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
