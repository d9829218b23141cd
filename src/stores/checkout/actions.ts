import type { AddressType, SuggestedAddresses } from '../../contract/types';
import type {
	CheckoutEvent,
	CheckoutView,
	CheckoutWrite,
} from '../../core/checkout/types';
import type { StoreAction } from './reducer';

/** Takes over the page's checkout state, with pending requests. */
export const takeOver = ( view: CheckoutView ): StoreAction => ( {
	type: 'TAKE_OVER',
	view,
} );

/** Applies an event of the checkout. */
export const take = ( event: CheckoutEvent ): StoreAction => ( {
	type: 'TAKE',
	event,
} );

/** Sets the suggestions for an address; used by the island. */
export const suggest = (
	address: AddressType,
	suggested: SuggestedAddresses
): StoreAction => ( { type: 'SUGGEST', address, suggested } );

/**
 * Actions that change the checkout, like its controls do.
 *
 * @param raise Dispatches an event; does nothing without a checkout.
 */
export const createActions = ( raise: ( event: CheckoutEvent ) => void ) => {
	const write = ( what: CheckoutWrite ) => (): void =>
		raise( { type: 'write', write: what } );
	return {
		takeOver,
		take,
		suggest,
		chooseSuggestion:
			( address: AddressType, id: string ) =>
			( {
				dispatch,
			}: {
				dispatch: ( action: StoreAction ) => unknown;
			} ): void => {
				dispatch( { type: 'CHOOSE_SUGGESTION', address, id } );
			},
		applyCoupon: ( code: string ) => write( { kind: 'coupon', code } ),
		removeCoupon: ( code: string ) => write( { kind: 'uncoupon', code } ),
		chooseShipping: ( id: string ) => write( { kind: 'shipping', id } ),
		foldReview: ( folded: boolean ) => (): void =>
			raise( { type: 'fold', folded } ),
		enterEmail: ( email: string ) => (): void =>
			raise( { type: 'enter', email } ),
	};
};
