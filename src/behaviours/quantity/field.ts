import contract from '../../contract';
import type { CartClient } from '../../contract/types';

const { fields, markers } = contract;

const NAME = new RegExp(
	`^${ fields.cart }\\[([^\\]]+)\\]\\[${ fields.qty }\\]$`
);

/** The cart item key of a quantity input; empty: none. */
export const lineOf = ( input: HTMLInputElement ): string =>
	input.dataset[ fields.cart_item_key ] ??
	NAME.exec( input.name )?.[ 1 ] ??
	'';

/** The value of a quantity input; null if empty or not a number. */
export const quantityOf = ( { value }: HTMLInputElement ): number | null => {
	const number = Number( value );
	return value.trim() === '' || Number.isNaN( number ) ? null : number;
};

/** The displayed quantity of a cart line, including queued changes. */
export const shownQuantity = (
	cart: CartClient,
	input: HTMLInputElement
): number =>
	cart.getState().cart?.lines.find( ( { key } ) => key === lineOf( input ) )
		?.quantity ?? Number( input.defaultValue );

/** Resets an input to the cart's quantity, if it was not re-rendered. */
export const restoreQuantity = (
	cart: CartClient,
	input: HTMLInputElement
): void => {
	if ( input.isConnected && ! input.closest( `[${ markers.hydrated }]` ) ) {
		input.value = `${ shownQuantity( cart, input ) }`;
	}
};
