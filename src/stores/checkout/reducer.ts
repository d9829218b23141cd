import { reduce } from '../../core/checkout/reduce';
import type {
	CheckoutEffect,
	CheckoutEvent,
	CheckoutView,
} from '../../core/checkout/types';

/** The checkout of a page, and what the last event is to bring about. */
export interface StoreState {
	/** Null: the page has none. */
	view: CheckoutView | null;
	/** For the page's behaviour, which carries them out. */
	effects: readonly CheckoutEffect[];
}

export type StoreAction =
	| { type: 'TAKE_OVER'; view: CheckoutView }
	| { type: 'TAKE'; event: CheckoutEvent };

const initialState: StoreState = { view: null, effects: [] };

/** The rules of the core, which the page has run until then. */
export const reducer = (
	state: StoreState = initialState,
	action: StoreAction | { type: '@@INIT' }
): StoreState => {
	switch ( action.type ) {
		case 'TAKE_OVER':
			return { view: action.view, effects: [] };
		case 'TAKE':
			return state.view ? reduce( state.view, action.event ) : state;
		default:
			return state;
	}
};
