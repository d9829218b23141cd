import type { AddressPage, EngineAddresses } from './address';
import type { CartClient } from './client';
import type { AddressProvider, Fill } from './extensions';

/** The global that Vitrine's scripts share, and that other scripts may use. */
export interface VitrineGlobal {
	/** Version of this interface. */
	readonly v: 1;
	/** The shop's cart. */
	readonly cart: CartClient;
	/**
	 * The page's carts by kind: the shop's, and that of a second shop.
	 *
	 * @example
	 * const counts = Object.values( window.vitrine.carts ).map( ( cart ) => cart.getState().count );
	 */
	readonly carts: Readonly< Record< string, CartClient > >;
	/**
	 * Opens the drawer of a cart, by default the shop's. Returns false if the
	 * page has no such drawer.
	 *
	 * @example
	 * if ( ! window.vitrine.openDrawer() ) {
	 * 	location.href = '/cart/';
	 * }
	 */
	readonly openDrawer: ( kind?: string ) => boolean;
	/**
	 * Closes the open drawer, if any.
	 *
	 * @example
	 * window.vitrine.closeDrawer();
	 */
	readonly closeDrawer: () => void;
	/**
	 * Holds clicks until their script is loaded: for the site's own blocks,
	 * which are script modules. Not for other plugins.
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
	 * Announces a text to screen readers, optionally after a delay in
	 * milliseconds.
	 *
	 * @example
	 * window.vitrine.announce( 'Saved for later' );
	 */
	readonly announce: ( text: string, after?: number ) => void;
	/**
	 * Registers an address provider. Returns false if it was rejected; the
	 * reason is in the console. Available after the script `vitrine-address`,
	 * if the server lists providers.
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
	 * Renders something of another plugin in a slot of the drawer, the cart or
	 * the checkout, with React or without. A fill that throws is removed and
	 * named in the console; the rest of the view is not affected.
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
		/** Requested scripts by URL. */
		vitrineLoads?: Map< string, Promise< void > >;
		/** WooCommerce's global. */
		wc?: { addressAutocomplete?: EngineAddresses };
	}
}
