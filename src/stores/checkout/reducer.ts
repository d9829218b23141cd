import { CLOSED, taken } from '../../core/address/combobox';
import { reduce } from '../../core/checkout/reduce';
import type { AddressType, SuggestedAddresses } from '../../contract/types';
import type {
	CheckoutEffect,
	CheckoutEvent,
	CheckoutView,
} from '../../core/checkout/types';

/** The checkout of a page, and what the last event is to bring about. */
export interface StoreState {
	/** Null: the page has none. */
	view: CheckoutView | null;
	/** Carried out by the page's behaviour. */
	effects: readonly CheckoutEffect[];
	/** What is suggested for each address, of the account's form too. */
	suggested: Readonly< Record< AddressType, SuggestedAddresses > >;
}

export type StoreAction =
	| { type: 'TAKE_OVER'; view: CheckoutView }
	| { type: 'TAKE'; event: CheckoutEvent }
	| { type: 'SUGGEST'; address: AddressType; suggested: SuggestedAddresses }
	| { type: 'CHOOSE_SUGGESTION'; address: AddressType; id: string };

const initialState: StoreState = {
	view: null,
	effects: [],
	suggested: { billing: CLOSED, shipping: CLOSED },
};

/** The rules of the core, which the page has run until then. */
export const reducer = (
	state: StoreState = initialState,
	action: StoreAction | { type: '@@INIT' }
): StoreState => {
	switch ( action.type ) {
		case 'TAKE_OVER':
			return { ...state, view: action.view, effects: [] };
		case 'TAKE':
			return state.view
				? { ...state, ...reduce( state.view, action.event ) }
				: state;
		case 'SUGGEST':
			return {
				...state,
				suggested: {
					...state.suggested,
					[ action.address ]: action.suggested,
				},
			};
		case 'CHOOSE_SUGGESTION':
			return {
				...state,
				suggested: {
					...state.suggested,
					[ action.address ]: taken(
						state.suggested[ action.address ],
						action.id
					),
				},
			};
		default:
			return state;
	}
};
