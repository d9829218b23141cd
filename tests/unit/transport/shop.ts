import contract from '../../../src/contract/contract.json';
import type { CartSnapshot, PageSettings } from '../../../src/contract/types';
import type { Environment } from '../../../src/transport/browser/environment';
import { createCartApi } from '../../../src/transport/cart/api';
import { createPageCart } from '../../../src/transport/cart/client';
import { readCartCookies } from '../../../src/transport/cart/cookies';
import { createOutside } from '../../../src/transport/cart/outside';
import { EURO } from '../core/cart/sample';

export const settings = (
	more: Partial< PageSettings > = {}
): PageSettings => ( {
	brands: contract.placeholders,
	ajax_url: 'https://shop.test/wp-admin/admin-ajax.php',
	endpoint_url: 'https://shop.test/?wc-ajax=%%endpoint%%',
	site: '1',
	shop: {
		cart_redirect_after_add: 'no',
		cart_url: 'https://shop.test/cart/',
		checkout_url: 'https://shop.test/checkout/',
		shop_url: 'https://shop.test/shop/',
		is_cart: false,
		is_checkout: false,
		currency: EURO,
	},
	theme: {
		responsive_cart_click: 'drawer',
		desktop_layout: 'flyout',
		break_point: 920,
		after_add_to_cart: 'default',
		quantity_style: 'default',
		quantity_clamp: false,
		sale_badge_template: '',
		announce_errors: true,
		woo_cart_empty_featured_product: false,
	},
	fragments: { refresh: 'cart', timeout: 5000 },
	texts: {
		add_failed: 'Could not add.',
		network: 'No network.',
		timeout: 'Too slow.',
		http: 'Broken.',
		offline: 'You are offline.',
	},
	views: {},
	...more,
} );

/** Body of a response with a cart. */
export const answerOf = (
	snapshot: CartSnapshot,
	more: Record< string, unknown > = {}
) => ( {
	fragments: {
		'.region': `<div class="region">${ snapshot.count }</div>`,
	},
	cart_hash: snapshot.hash,
	cart: snapshot,
	...more,
} );

/** Stored regions of a response, including the cart data. */
export const keptOf = (
	snapshot: CartSnapshot
): Record< string, string > => ( {
	...answerOf( snapshot ).fragments,
	'#vitrine-cart-data': `<script type="application/json" id="vitrine-cart-data">${ JSON.stringify(
		snapshot
	) }</script>`,
} );

/** A sent request, parsed as a server does. */
export interface Call {
	method: string;
	url: string;
	/** The endpoint or, for admin-ajax, the action. */
	name: string;
	type: string;
	fields: [ string, string ][];
	request: Request;
	signal: AbortSignal | undefined;
	answer: (
		body: unknown,
		status?: number,
		headers?: Record< string, string >
	) => Promise< void >;
	fail: () => Promise< void >;
}

type Clocked = { clock?: { tick: ( ms: number ) => void } };

/** Waits a task with the real clock. */
export const nextTask = (): Promise< void > =>
	new Promise( ( resolve ) => {
		setTimeout( resolve );
	} );

/** Waits for settled promises. */
export const settle = async (): Promise< void > => {
	for ( let turn = 0; turn < 50; turn++ ) {
		await Promise.resolve();
		// Run timers without a delay on the fake clock.
		if ( turn % 10 === 9 ) {
			( setTimeout as Clocked ).clock?.tick( 0 );
		}
	}
};

const textOf = ( body: unknown ) =>
	typeof body === 'string' ? body : JSON.stringify( body );

/** A response whose text is available at once: a stream would need real time. */
const responseOf = (
	text: string,
	status: number,
	headers: Record< string, string >
): Response =>
	Object.assign( new Response( null, { status, headers } ), {
		text: () => Promise.resolve( text ),
	} );

const fieldsOf = ( body: unknown ): [ string, string ][] => {
	if ( ! ( body instanceof URLSearchParams || body instanceof FormData ) ) {
		return [];
	}
	const fields: [ string, string ][] = [];
	body.forEach( ( value: unknown, name: string ) =>
		fields.push( [ name, String( value ) ] )
	);
	return fields;
};

const running = new Set< { stop: () => void } >();

/** Gives every test of a file a fake clock, and removes its windows. */
export const setUpShops = (): void => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => {
		running.forEach( ( client ) => client.stop() );
		running.clear();
		jest.useRealTimers();
	} );
};

/** A fake shop whose responses are sent by hand, and its window. */
export const createShop = ( {
	settings: given = settings(),
	page = null as CartSnapshot | null,
	cookies = '',
	storage = new Map< string, string >(),
	channel = null as Environment[ 'channel' ],
	language = 'en-US',
	/** Regions of the page; null for any. */
	regions = null as string[] | null,
} = {} ) => {
	const calls: Call[] = [];
	const listeners = new Map< string, Set< ( event: never ) => void > >();
	const state = { online: true, cookies };
	const fetch: Environment[ 'fetch' ] = ( url, init ) =>
		new Promise( ( resolve, reject ) => {
			// Node's requests do not accept jsdom's signals.
			const { signal, ...rest } = init ?? {};
			signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Aborted', 'AbortError' ) )
			);
			const request = new Request( url, rest );
			const fields = fieldsOf( rest.body );
			const endpoint = new URL( request.url ).searchParams.get(
				'wc-ajax'
			);
			calls.push( {
				method: request.method,
				url: request.url,
				name:
					endpoint ??
					fields.find( ( [ name ] ) => name === 'action' )?.[ 1 ] ??
					'',
				type: request.headers.get( 'content-type' ) ?? '',
				fields,
				request,
				signal: signal ?? undefined,
				answer: ( body, status = 200, headers = {} ) => {
					resolve( responseOf( textOf( body ), status, headers ) );
					return settle();
				},
				fail: () => {
					reject( new TypeError( 'Failed to fetch' ) );
					return settle();
				},
			} );
		} );
	const env: Environment = {
		fetch,
		now: () => Date.now(),
		online: () => state.online,
		cookies: () => state.cookies,
		language: () => language,
		isOnPage: ( selector ) => regions?.includes( selector ) ?? true,
		storage: {
			getItem: ( key ) => storage.get( key ) ?? null,
			setItem: ( key, value ) => void storage.set( key, value ),
		},
		channel,
		listen: ( type, listener ) => {
			const heard = listeners.get( type ) ?? new Set();
			listeners.set( type, heard.add( listener ) );
			return () => heard.delete( listener );
		},
	};
	const cart = createPageCart( () => Promise.resolve(), {
		code: 'network',
		text: given.texts.network ?? '',
	} );
	const { start, stop } = cart.connect( ( inside ) =>
		createOutside(
			{
				settings: given,
				page,
				env,
				api: createCartApi( given, env ),
			},
			inside
		)
	);
	const client = { ...cart, start, stop };
	running.add( client );
	return {
		client,
		calls,
		env,
		state,
		storage,
		/** Reads the cookies, as the loader does when the page is shown again. */
		look: () => {
			const { count, hash } = readCartCookies( given, state.cookies );
			client.changedElsewhere( { count: count ?? 1, hash } );
		},
		/** Names of the requests so far. */
		names: () => calls.map( ( { name } ) => name ),
		last: (): Call => {
			const call = calls.at( -1 );
			if ( ! call ) {
				throw new Error( 'Nothing was asked.' );
			}
			return call;
		},
		raise: ( type: string, event: object = {} ) => {
			for ( const listener of listeners.get( type ) ?? [] ) {
				listener( event as never );
			}
			return settle();
		},
		/** Number of listeners on the window. */
		listening: () =>
			[ ...listeners.values() ].reduce(
				( sum, heard ) => sum + heard.size,
				0
			),
	};
};
