import type { AddressPage, EngineAddresses } from './address';
import type { CartClient } from './client';
import type { AddressProvider, Fill } from './extensions';

/** What Vitrine's scripts share on a page, and what other scripts may use. */
export interface VitrineGlobal {
	/** The version of this shape. */
	readonly v: 1;
	/** The shop's cart. */
	readonly cart: CartClient;
	/**
	 * Every cart of the page by its kind: the shop's, and that of a second shop beside it.
	 *
	 * @example
	 * const counts = Object.values( window.vitrine.carts ).map( ( cart ) => cart.getState().count );
	 */
	readonly carts: Readonly< Record< string, CartClient > >;
	/**
	 * Opens the drawer of a cart kind, of the shop's cart when none is named.
	 * False: the page has no such drawer.
	 *
	 * @example
	 * if ( ! window.vitrine.openDrawer() ) {
	 * 	location.href = '/cart/';
	 * }
	 */
	readonly openDrawer: ( kind?: string ) => boolean;
	/**
	 * Closes the drawer that is open, if one is.
	 *
	 * @example
	 * window.vitrine.closeDrawer();
	 */
	readonly closeDrawer: () => void;
	/**
	 * Holds presses until their script is there: for the site's own blocks, which
	 * are modules. Not for other plugins.
	 *
	 * @internal
	 */
	readonly held?: {
		readonly holdPress: (
			box: Element,
			ready: Promise< unknown >,
			press: () => void
		) => void;
		readonly isHeld: ( box: Element ) => boolean;
	};
	/**
	 * Says a text to assistive technology, after so many milliseconds.
	 *
	 * @example
	 * window.vitrine.announce( 'Saved for later' );
	 */
	readonly announce: ( text: string, after?: number ) => void;
	/**
	 * Registers what finds addresses while a shopper types. False: it was rejected,
	 * and the console says why. It is there where the server lists providers, after
	 * the script `vitrine-address`.
	 *
	 * @example
	 * window.vitrine.registerAddressProvider( {
	 * 	id: 'acme-maps',
	 * 	canSearch: ( country ) => country === 'DE',
	 * 	search: async ( text, country ) =>
	 * 		( await acme.find( text, country ) ).map( ( { id, line } ) => ( { id, label: line } ) ),
	 * 	select: async ( id ) => acme.address( id ),
	 * } );
	 */
	readonly registerAddressProvider?: ( provider: AddressProvider ) => boolean;
	/**
	 * Shows something of another plugin's in a slot of the drawer, the cart or the
	 * checkout, by React or without. One that throws is taken out and named in the
	 * console; the view around it goes on.
	 *
	 * @example
	 * window.vitrine.registerFill( {
	 * 	id: 'acme-shipping-bar',
	 * 	slot: 'drawer-before',
	 * 	component: ( { cart } ) =>
	 * 		wp.element.createElement( 'p', null, cart.count > 3 ? 'Shipping is free.' : 'Add a little more.' ),
	 * } );
	 * // Or without React:
	 * window.vitrine.registerFill( {
	 * 	id: 'acme-note',
	 * 	slot: 'cart-after',
	 * 	render: ( element, { cart } ) => {
	 * 		element.textContent = `${ cart.count } pieces`;
	 * 	},
	 * } );
	 */
	readonly registerFill: ( fill: Fill ) => void;
}

declare global {
	interface Window {
		vitrine?: VitrineGlobal;
		vitrineAddress?: AddressPage;
		/** The scripts that were asked for by now, by their addresses. */
		vitrineLoads?: Map< string, Promise< void > >;
		/** WooCommerce's, which other scripts of its share. */
		wc?: { addressAutocomplete?: EngineAddresses };
	}
}
