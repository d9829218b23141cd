import contract from '../../contract';
import type { CartSnapshot, CartState } from '../../contract/types';
import type { Behavior } from '.';
import { emit } from './emit';
import { kindOf, scopeOf } from './scope';

const { events, markers } = contract;

const paint = ( count: number, scope: string ) => {
	const text = `${ count }`;
	for ( const element of document.querySelectorAll< HTMLElement >(
		`${ markers.cart_count }, .${ markers.mini_cart_hide_if_empty }`
	) ) {
		if ( ( scopeOf( element ) ?? '' ) !== scope ) {
			continue;
		}
		if ( ! element.matches( markers.cart_count ) ) {
			element.hidden = ! count;
		} else if ( element.textContent !== text ) {
			element.textContent = text;
			element.dataset.count = text;
		}
	}
};

/**
 * Updates the number at the cart icon in the same frame, and shows or hides a
 * mini-cart that hides while empty.
 *
 * @see spec 4.3
 */
export const keepCount: Behavior = ( page ) => {
	const { cart, scope } = page;
	let known: CartSnapshot | null = null;
	const show = ( { count, confirmed }: CartState ) => {
		paint( count, scope );
		if ( confirmed && confirmed !== known ) {
			known = confirmed;
			emit( events.native.cart_changed, {
				cart: confirmed,
				kind: kindOf( page ),
			} );
		}
	};
	cart.subscribe( show );
	show( cart.getState() );
};
