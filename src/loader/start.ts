import contract, { createResolver } from '../contract';
import type { PageSettings } from '../contract/types';
import { closeDrawer, openDrawer } from '../behaviours/dialog/drawer';
import { addFromListing } from '../behaviours/listing/add-to-cart';
import { openByIcon } from '../behaviours/mini-cart/icon';
import type { Browser, Later, Page } from '../behaviours/page';
import { announce } from '../behaviours/page/announce';
import { keepCount } from '../behaviours/page/count';
import { createDelegate } from '../behaviours/page/delegate';
import { kindOf } from '../behaviours/page/scope';
import { chunks } from './lazy/chunks';
import { holdPress, isHeld } from './lazy/held';
import { preloadOnIntent } from './lazy/intents';
import { bindJQuery } from './page/jquery';
import { listenForForms } from './page/submit';
import type { PageCart } from '../transport/cart/client';
import { lazily } from './lazy/lazily';

/** Data of the engines' scripts, or of our stand-ins for them, by name. */
const scripts = window as unknown as Record<
	string,
	Record< string, unknown > | undefined
>;

/** Exposes the public API. A second shop's cart is added to the main one's. */
const share = ( page: Page ) => {
	const main = page.scope ? window.vitrine : undefined;
	const kind = kindOf( page );
	window.vitrine = {
		v: 1,
		cart: page.cart,
		announce,
		closeDrawer,
		held: { holdPress, isHeld },
		registerFill: ( fill ) => {
			import(
				/* webpackChunkName: "slots" */ '../behaviours/page/slots'
			).then(
				( { showFill } ) => showFill( page.cart, fill ),
				reportError
			);
		},
		...main,
		carts: { ...main?.carts, [ kind ]: page.cart },
		openDrawer: ( wanted ) =>
			( main && wanted !== kind ? main : page ).openDrawer( wanted ),
	};
};

/**
 * Wires a page: immediate behaviors at once, the rest on demand. With two shops
 * on one page it is called for each, the main one first; each handles its own
 * markup.
 *
 * @param settings The page's settings.
 * @param cart     The shop's cart on this page.
 * @param browser  Browser actions.
 * @param look     Compares the cart with the cookies.
 * @param root     Where to listen for events: the document.
 */
export const start = (
	settings: PageSettings,
	cart: PageCart,
	browser: Browser,
	look: () => void,
	root: EventTarget = document
): Page => {
	let later: Promise< Later > | undefined;
	const { scope = '' } = settings;
	const page: Page = {
		settings,
		cart,
		browser,
		announce,
		scope,
		look,
		bridge: bindJQuery( settings, cart, {
			look,
			changed: ( change ) => {
				page.later().then(
					( { follow } ) => follow( change ),
					reportError
				);
			},
		} ),
		on: createDelegate( root, scope ),
		name: createResolver( settings.brands ),
		text: ( key, value = '' ) =>
			( settings.texts[ key ] ?? '' ).replace( '%s', value ),
		openDrawer: ( kind ) => openDrawer( page, kind ),
		waiting: [],
		later: () =>
			( later ??= Promise.all( [
				// Both are needed at once, so one request brings them.
				import( /* webpackChunkName: "cart-client" */ './lazy/later' ),
				cart.load(),
			] ).then(
				( [ { createLater } ] ) => createLater( page ),
				( error: unknown ) => {
					// Let the next intent retry.
					later = undefined;
					throw error;
				}
			) ),
	};
	share( page );
	for ( const chunk of chunks ) {
		const theirs = scripts[ chunk.unless ?? '' ];
		if ( theirs && ! theirs[ contract.markers.stand_in ] ) {
			chunk.root = chunk.ours ?? '';
		}
		// Whole-page behaviors belong to the main shop.
		if ( chunk.root && ( ! scope || ! chunk.eager ) ) {
			lazily( page, chunk );
		}
	}
	const wire = listenForForms( page, root === document ? window : root );
	const { product_form } = contract.markers;
	lazily( page, {
		root: product_form,
		eager: true,
		load: () => Promise.resolve( { wire } ),
	} );
	// Forms that were inserted without an event.
	page.on( 'pointerover touchstart focusin', product_form, wire );
	addFromListing( page );
	openByIcon( page );
	preloadOnIntent( page );
	keepCount( page );
	if ( ! scope && settings.parts ) {
		import( /* webpackChunkName: "parts" */ './page/parts' ).then(
			( { startParts } ) => startParts( page ),
			reportError
		);
	}
	return page;
};
