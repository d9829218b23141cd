import contract from '../../../contract';
import { onDrawn } from '../../dom/drawn';
import type { Behaviour } from '../../page';

const { markers } = contract;

/** Where a refused coupon is told: in the box where it was typed. */
const move = ( error: Element ): void => {
	const box = document.querySelector( markers.coupon_box );
	if ( box && ! box.contains( error ) ) {
		box.append( error );
	}
};

/**
 * Brings the refusal of a coupon into the coupon box, wherever the engine or the
 * theme has put it.
 *
 * @see spec 5.7, 8.2
 */
export const keepCouponErrors: Behaviour = ( page ) => {
	page.on(
		'click',
		`${ markers.coupon_box } ${ markers.coupon_button }`,
		( _event, button ) =>
			button
				.closest( markers.coupon_box )
				?.querySelectorAll( markers.coupon_error )
				.forEach( ( error ) => error.remove() )
	);
	const look = () =>
		document.querySelectorAll( markers.coupon_error ).forEach( move );
	const around = document.querySelector( markers.checkout )?.parentElement;
	if ( around ) {
		onDrawn( around, look );
	}
};
