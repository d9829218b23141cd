import { stepOf } from '../../core/loop/machine';
import type { LoopEffect, LoopEvent, Machines } from '../../core/loop/types';

/** The listings of a page, and the effects of the last event. */
export interface StoreState {
	machines: Machines;
	/** Carried out by the page's behavior. */
	effects: readonly LoopEffect[];
}

export type StoreAction =
	| { type: 'TAKE_OVER'; machines: Machines }
	| { type: 'TAKE'; id: number; event: LoopEvent };

/** The state before the listings are known. */
const initialState: StoreState = { machines: {}, effects: [] };

/** Applies the core's rules, as the page did before. */
export const reducer = (
	state: StoreState = initialState,
	action: StoreAction | { type: '@@INIT' }
): StoreState => {
	switch ( action.type ) {
		case 'TAKE_OVER':
			return { machines: action.machines, effects: [] };
		case 'TAKE':
			return stepOf( state.machines, action.id, action.event );
		default:
			return state;
	}
};
