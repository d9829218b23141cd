import type { CartEvent, Effect, Machine } from '../../core/cart/types';

/** The cart state of a page, and the effects of the last event. */
export interface StoreState {
	machine: Machine;
	/** Carried out by the page's client. */
	effects: readonly Effect[];
}

export type StoreAction =
	| { type: 'TAKE_OVER'; machine: Machine }
	| { type: 'TAKE'; event: CartEvent };

/** Redux's own action at initialization. */
export interface ForeignAction {
	type: '@@INIT';
}
