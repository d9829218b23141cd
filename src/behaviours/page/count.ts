import contract from '../../contract';
import type { CartSnapshot, CartState } from '../../contract/types';
import type { Behaviour } from '.';
import { emit } from './events';

const { events, markers } = contract;

const paint = ( count: number ) => {
	const text = `${ count }`;
	for ( const element of document.querySelectorAll< HTMLElement >(
		markers.cart_count
	) ) {
		if ( element.textContent !== text ) {
			element.textContent = text;
			element.dataset.count = text;
		}
	}
	for ( const widget of document.querySelectorAll< HTMLElement >(
		`.${ markers.mini_cart_hide_if_empty }`
	) ) {
		widget.hidden = ! count;
	}
};

/**
 * Keeps the number at the cart icon, in the same frame as the intent, and shows
 * a mini-cart that hides while it is empty.
 *
 * @see spec 4.3
 */
export const keepCount: Behaviour = ( { cart } ) => {
	let known: CartSnapshot | null = null;
	const show = ( { count, confirmed }: CartState ) => {
		paint( count );
		if ( confirmed && confirmed !== known ) {
			known = confirmed;
			emit( events.native.cart_changed, { cart: confirmed } );
		}
	};
	cart.subscribe( show );
	show( cart.getState() );
};
