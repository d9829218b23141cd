import contract from '../../contract';
import { all } from '../dom/find';
import type { Behaviour } from '../page';
import { mayMove } from '../scroll/motion';

const { markers } = contract;

const FIELD = `${ markers.cart_form } ${ markers.coupon_input }`;

/** Brings a refusal to the notices and into sight. */
const bring = ( error: Element, area: Element ): void => {
	if ( ! area.contains( error ) ) {
		area.append( error );
	}
	error.scrollIntoView( {
		behavior: mayMove() ? 'smooth' : 'auto',
		block: 'nearest',
	} );
};

/** Ties the field to the refusal, which no longer stands beside it. */
const describe = ( error: Element | null ): void => {
	const field = document.querySelector( FIELD );
	if ( error?.id ) {
		field?.setAttribute( 'aria-describedby', error.id );
	}
};

/**
 * Brings the refusal of a coupon to the notices of the cart page, wherever the
 * engine has put it, and into sight. What was brought goes when another code is
 * typed.
 *
 * @see spec 8.2
 */
export const keepCouponErrors: Behaviour = ( page ) => {
	// Its view may draw the notices anew.
	const findArea = () => document.querySelector( markers.notices );
	const cart = findArea()?.parentElement;
	if ( ! cart ) {
		return;
	}
	const seen = new WeakSet< Element >();
	let moved: Element | null = null;
	new MutationObserver( () => {
		const area = findArea();
		for ( const error of all( markers.coupon_error, cart ) ) {
			if ( area && ! seen.has( error ) ) {
				seen.add( error );
				moved = area.contains( error ) ? moved : error;
				bring( error, area );
			}
		}
		// The engine's script puts a new form in the place of the old one.
		describe( moved );
	} ).observe( cart, { childList: true, subtree: true } );
	page.on( 'input', FIELD, () => {
		moved?.remove();
		moved = null;
	} );
};
