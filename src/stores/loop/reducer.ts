import { stepOf } from '../../core/loop/machine';
import type { LoopEffect, LoopEvent, Machines } from '../../core/loop/types';

/** The listings of a page, and what the last event is to bring about. */
export interface StoreState {
	machines: Machines;
	/** For the page's behaviour, which carries them out. */
	effects: readonly LoopEffect[];
}

export type StoreAction =
	| { type: 'TAKE_OVER'; machines: Machines }
	| { type: 'TAKE'; id: number; event: LoopEvent };

/** A page whose listings are not known. */
const initialState: StoreState = { machines: {}, effects: [] };

/** The rules of the core, which the page has run until then. */
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
