import contract from '../../contract';
import { all } from '../dom/find';
import type { Behavior } from '../page';
import { mayMove } from '../scroll/motion';

const { markers } = contract;

const FIELD = `${ markers.cart_form } ${ markers.coupon_input }`;

/** Moves a coupon error to the notices and scrolls it into view. */
const bring = ( error: Element, area: Element ): void => {
	if ( ! area.contains( error ) ) {
		area.append( error );
	}
	error.scrollIntoView( {
		behavior: mayMove() ? 'smooth' : 'auto',
		block: 'nearest',
	} );
};

/** Points the field's `aria-describedby` at the error that was moved. */
const describe = ( error: Element | null ): void => {
	const field = document.querySelector( FIELD );
	if ( error?.id ) {
		field?.setAttribute( 'aria-describedby', error.id );
	}
};

/**
 * Moves coupon errors to the notices of the cart page, wherever the engine
 * printed them, and scrolls them into view. A moved error is removed when the
 * shopper types another code.
 *
 * @see spec 8.2
 */
export const keepCouponErrors: Behavior = ( page ) => {
	// Looked up each time: the view may re-render the notices.
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
		// The engine's script replaces the form, and the field with it.
		describe( moved );
	} ).observe( cart, { childList: true, subtree: true } );
	page.on( 'input', FIELD, () => {
		moved?.remove();
		moved = null;
	} );
};
