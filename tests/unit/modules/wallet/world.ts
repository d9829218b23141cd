import type { PageSettings } from '../../../../src/contract/types';
import type { WalletSettings } from '../../../../src/modules/wallet/types';
import { get, openPage, pageSettings, settle } from '../../support/page';
import { HOST, installWallet, type Script } from './support';

export const CHECKOUT = 'https://shop.test/checkout/';
export const REDIRECT = `${ HOST }/woopay/?platform_checkout_key=k`;
export const MINIMUM = `${ HOST }/woopay/?checkout_redirect=1&blog_id=7&session=s&iv=i&hash=h`;
export const WHOLE = {
	success: true,
	blog_id: '7',
	data: { session: 's', iv: 'i', hash: 'h' },
};
export const SESSION = 'wcpay_get_woopay_session';
export const MINIMUM_SESSION = 'wcpay_get_woopay_minimum_session_data';
export const IDENTITY = 'get_identity';
const NONCES = 'vitrine_nonces';

const WILLING: Script = {
	timeout: null,
	logged_in: true,
	encrypted_data: null,
	set_cookie: true,
	cookies_enabled: true,
	redirect_session: { redirect_url: REDIRECT },
	preemptive_session: true,
	reachable: true,
};

export interface World {
	script?: Script;
	/** Whether the iframe never responds. */
	isDead?: boolean;
	wallet?: Partial< WalletSettings & Record< string, unknown > > | null;
	settings?: Partial< Omit< PageSettings, 'shop' | 'theme' > >;
	/** Responses by endpoint or action; a function is called each time, null is a network error. */
	shop?: Record< string, unknown >;
	html?: string;
	cookies?: string[];
	/** Whether the cart is empty. */
	isEmpty?: boolean;
	/** Whether the shopper has not moved the pointer yet. */
	isStill?: boolean;
}

export const CART = `<div class="wc-proceed-to-checkout"><a class="checkout-button button" href="${ CHECKOUT }">Proceed to checkout</a></div>`;

/** Opens a page of a shop with a cart and direct checkout enabled. */
export const openShop = async ( {
	script = {},
	isDead = false,
	wallet = {},
	settings = {},
	shop = {},
	html = CART,
	cookies = [ 'tk_ai=abc' ],
	isEmpty = false,
	isStill = false,
}: World = {} ) => {
	for ( const one of document.cookie.split( '; ' ) ) {
		document.cookie = `${ one.split( '=' )[ 0 ] }=; max-age=0; path=/`;
	}
	for ( const one of cookies ) {
		document.cookie = `${ one }; path=/`;
	}
	const { posts, seen } = installWallet( { ...WILLING, ...script }, isDead );
	const asked: Array< {
		name: string;
		method: string;
		url: string;
		body: RequestInit[ 'body' ];
	} > = [];
	const answers: Record< string, unknown > = {
		[ NONCES ]: { _ajax_nonce: 'fetched', tracksNonce: 'tracks' },
		[ SESSION ]: WHOLE,
		[ MINIMUM_SESSION ]: WHOLE,
		[ IDENTITY ]: { success: true, data: { _ui: 'me', _ut: 'wpcom' } },
		...shop,
	};
	window.fetch = ( ( url: string, init: RequestInit = {} ) => {
		const { body = null, method = 'GET' } = init;
		const name =
			new URL( url ).searchParams.get( 'wc-ajax' ) ??
			( body instanceof URLSearchParams ? body.get( 'action' ) : '' ) ??
			'';
		asked.push( { name, method, url, body } );
		let said = answers[ name ];
		if ( typeof said === 'function' ) {
			said = ( said as () => unknown )();
		}
		if ( said === undefined ) {
			return new Promise( ( _resolve, reject ) => {
				init.signal?.addEventListener( 'abort', () =>
					reject( new Error( 'Aborted' ) )
				);
			} );
		}
		return Promise.resolve( said ).then( ( value ) => {
			if ( value === null ) {
				throw new TypeError( 'Failed to fetch' );
			}
			return new Response( JSON.stringify( value ) );
		} );
	} ) as typeof window.fetch;

	const base = pageSettings( settings );
	const page = await openPage( html, {
		cookies: isEmpty ? '' : 'woocommerce_items_in_cart=1',
		settings: wallet
			? {
					...base,
					parts: {
						wallet: {
							isWooPayDirectCheckoutEnabled: true,
							testMode: true,
							host: HOST,
							merchantId: 'm',
							blogId: '7',
							isProductPage: false,
							noncesUrl:
								'https://shop.test/?wc-ajax=vitrine_nonces&for=wallet',
							texts: { going: 'Opening checkout…' },
							nonces: { _ajax_nonce: 'n', tracksNonce: 't' },
							...wallet,
						},
					},
			  }
			: base,
	} );
	await wait( 0 );
	if ( ! isStill ) {
		await move();
	}

	return {
		...page,
		posts,
		seen,
		asked,
		/** Requests to the shop, without those for nonces. */
		asks: () =>
			asked
				.map( ( { name } ) => name )
				.filter( ( name ) => name !== NONCES ),
		/** Messages to the wallet, in order. */
		told: () => posts.map( ( { action } ) => action ),
		went: () => page.browser.navigate.mock.calls.map( ( [ url ] ) => url ),
	};
};

/** Waits for nested promises and loaded chunks. */
const calm = async () => {
	for ( let turn = 0; turn < 6; turn++ ) {
		await settle();
		await jest.advanceTimersByTimeAsync( 0 );
	}
};

/** Advances the clock. */
export const wait = async ( ms: number ): Promise< void > => {
	await calm();
	await jest.advanceTimersByTimeAsync( ms );
	await calm();
};

/** Moves the pointer over the page. */
export const move = async (): Promise< void > => {
	get( '#page' ).dispatchEvent(
		new Event( 'pointerover', { bubbles: true } )
	);
	await wait( 0 );
};

export const BUTTON = '.checkout-button';

/** Clicks a link. Returns whether the link would be followed. */
export const click = (
	selector: string = BUTTON,
	init: MouseEventInit = {}
): boolean => {
	// Don't follow the link in the test.
	let followed = true;
	const look = ( event: Event ) => {
		followed = ! event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener( 'click', look, { once: true } );
	get( selector ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);
	window.removeEventListener( 'click', look );
	return followed;
};

/** The wallet in a browser that blocks third-party cookies. */
export const NO_COOKIES: Script = { cookies_enabled: false };

/** Clicks the button, and waits for the wallet's timeout. */
export const leave = async ( world: World, patience = 5000 ) => {
	const shop = await openShop( world );
	await wait( world.isDead ? 10000 : 0 );
	expect( click( BUTTON ) ).toBe( false );
	await wait( patience );
	return shop;
};

/** Console warnings since the last call. */
export const warned = (): unknown[] => {
	// Cleared, since the test environment fails on warnings.
	const warn = jest.mocked( console.warn );
	const texts = warn.mock.calls.map( ( [ text ] ) => text as unknown );
	warn.mockClear();
	return texts;
};
