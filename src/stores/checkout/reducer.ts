import { CLOSED, taken } from '../../core/address/combobox';
import { reduce } from '../../core/checkout/reduce';
import type { AddressType, SuggestedAddresses } from '../../contract/types';
import type {
	CheckoutEffect,
	CheckoutEvent,
	CheckoutView,
} from '../../core/checkout/types';

/** The checkout state of a page, and the effects of the last event. */
export interface StoreState {
	/** Null without a checkout. */
	view: CheckoutView | null;
	/** Carried out by the page's behavior. */
	effects: readonly CheckoutEffect[];
	/** Suggestions per address, including the account's form. */
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

/** Applies the core's rules, as the page did before. */
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
