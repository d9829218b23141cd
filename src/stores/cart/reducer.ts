import type { ForeignAction, StoreAction, StoreState } from './types';

/** A page whose cart is not known. */
export const initialState: StoreState = {
	confirmed: null,
	cart: null,
	count: 0,
	pending: {},
	totals_pending: false,
	busy: false,
	removed: null,
	failure: null,
	offline: false,
};

/** Takes what the client says, as it says it. */
export const reducer = (
	state: StoreState = initialState,
	action: StoreAction | ForeignAction
): StoreState => ( action.type === 'RECEIVE_STATE' ? action.state : state );
