import type { CartEvent, Effect, Machine } from '../../core/cart/types';

/** All that a page knows of a cart, and what the last event is to bring about. */
export interface StoreState {
	machine: Machine;
	/** For the page's client, which carries them out. */
	effects: readonly Effect[];
}

export type StoreAction =
	| { type: 'TAKE_OVER'; machine: Machine }
	| { type: 'TAKE'; event: CartEvent };

/** What Redux itself says, when a store begins. */
export interface ForeignAction {
	type: '@@INIT';
}
