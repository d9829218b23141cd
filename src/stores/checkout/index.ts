import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import contract from '../../contract';
import { initialCheckout } from '../../core/checkout/reduce';
import type { CheckoutEvent, CheckoutHolder } from '../../core/checkout/types';
import { offer } from '../offer';
import { createActions } from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

const { events, markers } = contract;

/** The behaviour of the page, once it has given its state away. */
let take: ( ( event: CheckoutEvent ) => void ) | undefined;

/**
 * The checkout of a page as a registered store, for React and for other plugins.
 * It holds its state and runs the rules of the core; what it decides is carried
 * out by the behaviour of the page. What is sold is the cart's, in its own store.
 *
 * @see spec 2.7, 4.9
 */
export const checkoutStore = createReduxStore( 'vitrine/checkout', {
	reducer,
	actions: createActions( ( event ) => take?.( event ) ),
	selectors,
} );

export type CheckoutStore = typeof checkoutStore;

register( checkoutStore );

const holder: CheckoutHolder = {
	takeOver: ( view, given ) => {
		take = given;
		void dispatch( checkoutStore ).takeOver( view );
		return {
			view: () =>
				select( checkoutStore ).getCheckout() ?? initialCheckout,
			take: ( event ) => {
				void dispatch( checkoutStore ).take( event );
				return select( checkoutStore ).getEffects();
			},
		};
	},
};

offer( events.native.checkout_store, markers.checkout, holder );
