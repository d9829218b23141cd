import contract from '../../../contract';
import { onDrawn } from '../../dom/drawn';
import type { Behavior } from '../../page';

const { markers } = contract;

/** Moves a coupon error into the coupon box. */
const move = ( error: Element ): void => {
	const box = document.querySelector( markers.coupon_box );
	if ( box && ! box.contains( error ) ) {
		box.append( error );
	}
};

/**
 * Moves coupon errors into the coupon box, wherever the engine or the theme
 * printed them.
 *
 * @see spec 5.7, 8.2
 */
export const keepCouponErrors: Behavior = ( page ) => {
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
