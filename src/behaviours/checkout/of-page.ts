import type { Page } from '../page';
import type { Checkout } from './checkout';

interface Place {
	readonly checkout: Promise< Checkout >;
	readonly put: ( checkout: Checkout ) => void;
}

const places = new WeakMap< Page, Place >();

const pages = new WeakSet< Page >();

/** Whether a page already has its checkout. */
export const hasCheckout = ( page: Page ): boolean => pages.has( page );

const placeOf = ( page: Page ): Place => {
	let put: Place[ 'put' ] = () => undefined;
	const place = places.get( page ) ?? {
		checkout: new Promise< Checkout >( ( resolve ) => ( put = resolve ) ),
		put: ( checkout ) => put( checkout ),
	};
	places.set( page, place );
	return place;
};

/** The checkout of a page; scripts may ask before it is created. */
export const checkoutOf = ( page: Page ): Promise< Checkout > =>
	placeOf( page ).checkout;

/** Makes the checkout of a page available to `checkoutOf`. */
export const shareCheckout = ( page: Page, checkout: Checkout ): void => {
	pages.add( page );
	placeOf( page ).put( checkout );
};
