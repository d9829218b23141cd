import contract from '../../contract';
import type { CartClient } from '../../contract/types';

const { fields, markers } = contract;

const NAME = new RegExp(
	`^${ fields.cart }\\[([^\\]]+)\\]\\[${ fields.qty }\\]$`
);

/** The cart line that a quantity input stands for; empty: none. */
export const lineOf = ( input: HTMLInputElement ): string =>
	input.dataset[ fields.cart_item_key ] ??
	NAME.exec( input.name )?.[ 1 ] ??
	'';

/** The number in a quantity input; null when it is empty or none. */
export const quantityOf = ( { value }: HTMLInputElement ): number | null => {
	const number = Number( value );
	return value.trim() === '' || Number.isNaN( number ) ? null : number;
};

/** The quantity a cart line is shown with: what waits in the queue counts. */
export const shownQuantity = (
	cart: CartClient,
	input: HTMLInputElement
): number =>
	cart.getState().cart?.lines.find( ( { key } ) => key === lineOf( input ) )
		?.quantity ?? Number( input.defaultValue );

/** Puts an input back to what the cart holds, where no answer replaced it. */
export const restoreQuantity = (
	cart: CartClient,
	input: HTMLInputElement
): void => {
	if ( input.isConnected && ! input.closest( `[${ markers.hydrated }]` ) ) {
		input.value = `${ shownQuantity( cart, input ) }`;
	}
};
