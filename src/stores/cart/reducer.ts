import { initialMachine } from '../../core/cart/begin';
import { reduce } from '../../core/cart/reduce';
import type { ForeignAction, StoreAction, StoreState } from './types';

/** The state before the cart is known. */
export const initialState: StoreState = {
	machine: initialMachine,
	effects: [],
};

/** Applies the core's rules, as the loader did before. */
export const reducer = (
	state: StoreState = initialState,
	action: StoreAction | ForeignAction
): StoreState => {
	switch ( action.type ) {
		case 'TAKE_OVER':
			return { machine: action.machine, effects: [] };
		case 'TAKE': {
			const { state: machine, effects } = reduce(
				state.machine,
				action.event
			);
			return { machine, effects };
		}
		default:
			return state;
	}
};
