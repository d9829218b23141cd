import type { CartSnapshot, PageSettings } from '../../../src/contract/types';
import { connect } from '../../../src/loader/cart/client';
import { openCart } from '../../../src/loader/cart/open';
import { start } from '../../../src/loader/start';
import type { Environment } from '../../../src/transport/browser/environment';
import {
	answerOf,
	keptOf,
	settings as shopSettings,
	nextTask,
	settle,
} from '../transport/shop';

/** A pending request. */
export interface Call {
	method: string;
	/** The endpoint or, for admin-ajax, the action. */
	name: string;
	/** The kind of cart in the URL; empty for none. */
	kind: string;
	body: Record< string, string >;
	answer: ( body: unknown, status?: number ) => Promise< void >;
	fail: () => Promise< void >;
}

export interface PageOptions {
	settings?: PageSettings;
	/** The cart that the page is rendered with. */
	cart?: CartSnapshot | null;
	cookies?: string;
	storage?: Map< string, string >;
}

export const TEXTS = {
	...shopSettings().texts,
	view_cart: 'View cart',
	item_removed: '%s removed',
	item_restored: '%s is back',
	increase_quantity: 'More of %s',
	decrease_quantity: 'Less of %s',
	coupon_applied: 'Coupon applied',
	cart_updated: 'Cart updated',
};

/** Settings of a page, with changes to the two groups that behaviors read. */
export const pageSettings = ( {
	shop = {},
	theme = {},
	...more
}: Partial< Omit< PageSettings, 'shop' | 'theme' > > & {
	shop?: Partial< PageSettings[ 'shop' ] >;
	theme?: Partial< PageSettings[ 'theme' ] >;
} = {} ): PageSettings => {
	const settings = shopSettings( { texts: TEXTS, ...more } );
	return {
		...settings,
		shop: { ...settings.shop, ...shop },
		theme: { ...settings.theme, ...theme },
	};
};

const NONCES = 'vitrine_nonces';

/**
 * Opens a page with the loader and a fake shop whose responses are sent by hand.
 * Nonces are answered at once.
 */
export const openPage = async (
	html: string,
	{
		settings = pageSettings(),
		cart = null,
		cookies = '',
		storage = new Map(),
	}: PageOptions = {}
) => {
	const data = JSON.stringify( cart ?? {} );
	document.body.innerHTML = `<div id="page">${ html }<div id="vitrine-live-region" role="status"></div><script type="application/json" id="vitrine-cart-data">${ data }</script></div>`;
	const root = document.getElementById( 'page' )!;

	const reports: unknown[] = [];
	window.reportError = ( error: unknown ) => void reports.push( error );
	const calls: Call[] = [];
	const fetch = ( url: string, init: RequestInit = {} ) =>
		new Promise( ( resolve, reject ) => {
			init.signal?.addEventListener( 'abort', () =>
				reject( new Error( 'Aborted' ) )
			);
			const body: Record< string, string > = {};
			if (
				init.body instanceof FormData ||
				init.body instanceof URLSearchParams
			) {
				init.body.forEach( ( value: unknown, name: string ) => {
					body[ name ] =
						value instanceof File ? value.name : String( value );
				} );
			}
			const answer = ( said: unknown, status = 200 ) => {
				const text =
					typeof said === 'string' ? said : JSON.stringify( said );
				resolve( new Response( text, { status } ) );
				return settle();
			};
			const { searchParams } = new URL( url );
			const name = searchParams.get( 'wc-ajax' ) ?? body.action ?? '';
			if ( name === NONCES ) {
				void answer( { qtyNonce: 'q', security: 's' } );
				return;
			}
			calls.push( {
				name,
				kind: searchParams.get( 'vitrine_cart_kind' ) ?? '',
				body,
				answer,
				method: init.method ?? 'GET',
				fail: () => {
					reject( new TypeError( 'Failed to fetch' ) );
					return settle();
				},
			} );
		} );
	const state = { online: true, cookies };
	const env: Environment = {
		fetch: fetch as typeof window.fetch,
		now: () => Date.now(),
		online: () => state.online,
		cookies: () => state.cookies,
		storage: {
			getItem: ( key ) => storage.get( key ) ?? null,
			setItem: ( key, value ) => void storage.set( key, value ),
		},
		channel: null,
		listen: () => () => undefined,
		language: () => document.documentElement.lang,
		isOnPage: () => true,
	};
	const browser = {
		navigate: jest.fn< undefined, [ string ] >(),
		reload: jest.fn< undefined, [] >(),
		alert: jest.fn< undefined, [ string ] >(),
	};
	const stops: Array< () => void > = [];
	const boot = ( of: PageSettings ) => {
		const opened = openCart( of, env, () => {
			const outside = connect( page, opened.cart, env, () => true );
			stops.push( outside.stop );
			return Promise.resolve();
		} );
		const page = start( of, opened.cart, browser, opened.look, root );
		opened.look();
		return { page, cart: opened.cart };
	};
	const { page, cart: main } = boot( settings );
	if ( settings.beside ) {
		boot( { ...settings, ...settings.beside } );
	}
	await settle();

	return {
		page,
		browser,
		state,
		storage,
		root,
		cart: main,
		/** Reported errors. */
		reports,
		calls,
		/** Names of the requests so far. */
		names: () => calls.map( ( { name } ) => name ),
		last: (): Call => {
			const call = calls.at( -1 );
			if ( ! call ) {
				throw new Error( 'Nothing was asked.' );
			}
			return call;
		},
		stop: () => stops.forEach( ( stop ) => stop() ),
	};
};

/** The element of a selector; throws if there is none. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- As with querySelector(), the caller vouches for the type.
export const get = < T extends HTMLElement = HTMLElement >(
	selector: string
): T => {
	const element = document.querySelector< T >( selector );
	if ( ! element ) {
		throw new Error( `No ${ selector }` );
	}
	return element;
};

/** Clicks, and waits for everything that needs no timer. */
export const click = ( selector: string ): Promise< void > => {
	get( selector ).click();
	return settle();
};

/** Types a value into a field. */
export const type = ( selector: string, value: string ): Promise< void > => {
	const field = get< HTMLInputElement >( selector );
	field.value = value;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	return settle();
};

export const press = ( element: Element, key: string, more = {} ): boolean =>
	element.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key,
			bubbles: true,
			cancelable: true,
			...more,
		} )
	);

/** Text of the live region. */
export const said = (): string =>
	get( '#vitrine-live-region' ).textContent.trim();

/** The focused element. */
export const focused = (): Element | null =>
	document.body.ownerDocument.activeElement;

/** Detail of the next native event with a name. */
export const hear = ( name: string ) => {
	const details: unknown[] = [];
	document.body.addEventListener(
		name,
		( event ) =>
			void details.push( ( event as CustomEvent< unknown > ).detail ),
		{ once: true }
	);
	return details;
};

export { answerOf, keptOf, nextTask, settle };
