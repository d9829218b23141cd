import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import contract from '../../contract';
import { initialCheckout } from '../../core/checkout/reduce';
import type { CheckoutEvent, CheckoutHolder } from '../../core/checkout/types';
import { offer } from '../offer';
import { createActions } from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

const { events, markers } = contract;

/** Dispatches to the page's behavior, once it has handed over its state. */
let take: ( ( event: CheckoutEvent ) => void ) | undefined;

/**
 * The checkout store, for React and other plugins. It holds the checkout state
 * and applies the core's rules; the page's behavior carries out the effects.
 * The order's items are in the cart store.
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
