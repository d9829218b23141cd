import type { AddressType, SuggestedAddresses } from '../../contract/types';
import type {
	CheckoutEvent,
	CheckoutView,
	CheckoutWrite,
} from '../../core/checkout/types';
import type { StoreAction } from './reducer';

/** Takes the checkout of a page over, with all that is under way. */
export const takeOver = ( view: CheckoutView ): StoreAction => ( {
	type: 'TAKE_OVER',
	view,
} );

/** Takes an event of the checkout. */
export const take = ( event: CheckoutEvent ): StoreAction => ( {
	type: 'TAKE',
	event,
} );

/** Shows what is suggested for an address; for the island that asks for it. */
export const suggest = (
	address: AddressType,
	suggested: SuggestedAddresses
): StoreAction => ( { type: 'SUGGEST', address, suggested } );

/**
 * What changes a checkout, as its controls do.
 *
 * @param raise Raises an event on the page. Where there is no checkout, nothing happens.
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
