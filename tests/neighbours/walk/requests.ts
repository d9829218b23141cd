import type { Page, Request } from '@playwright/test';
import { expect } from '../../e2e/support/test';

/** Milliseconds between two checks. */
const LOOK = 100;

/** Number of equal checks: scripts wait a tenth of a second before they continue. */
const SAME = 3;

const AT_REST = 'at rest';

/** Resource types of requests to the server, without static files. */
const KINDS = [ 'document', 'fetch', 'xhr', 'ping' ];

/** Batch requests of the Store API. */
interface Batch {
	requests?: { method?: string; path?: string }[];
}

const inBatch = ( body: string | null ): string => {
	const { requests = [] } = JSON.parse( body ?? '{}' ) as Batch;
	return requests.map( ( { path = '' } ) => path ).join( ' + ' );
};

/** Names a request by its purpose. */
function kindOf( request: Request ): string {
	const { pathname, searchParams } = new URL( request.url() );
	const method = request.method();
	const endpoint = searchParams.get( 'wc-ajax' );
	if ( request.isNavigationRequest() ) {
		return `go ${ method } ${ pathname.replace( /\d+/g, 'N' ) }`;
	}
	if ( endpoint !== null ) {
		const below = pathname === '/' ? '' : `${ pathname } `;
		return `${ method } ${ below }wc-ajax=${ endpoint }`;
	}
	if ( pathname.endsWith( '/admin-ajax.php' ) ) {
		const body = new URLSearchParams( request.postData() ?? '' );
		const action = searchParams.get( 'action' ) ?? body.get( 'action' );
		return `${ method } admin-ajax ${ action ?? '' }`;
	}
	const route = searchParams.get( 'rest_route' ) ?? pathname;
	const path = route.replace( /^\/wp-json/, '' );
	return path.endsWith( '/batch' )
		? `${ method } ${ inBatch( request.postData() ) }`
		: `${ method } ${ path }`;
}

/** Requests of a page to the server. */
export interface Requests {
	/** Returns the requests since the last call. */
	take: () => string[];
	/**
	 * Waits until no request is pending and the state is stable.
	 *
	 * @param state The page's state; null while the page is busy.
	 */
	rest: ( state: () => Promise< string | null > ) => Promise< void >;
}

/**
 * Tracks the requests of a page from before it is opened.
 *
 * @param page The page.
 * @param base The site's URL.
 */
export function watchRequests( page: Page, base: string ): Requests {
	const open = new Set< Request >();
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ! request.url().startsWith( base ) ) {
			return;
		}
		open.add( request );
		const isOfMain = request.frame() === page.mainFrame();
		if ( isOfMain && KINDS.includes( request.resourceType() ) ) {
			asked.push( kindOf( request ) );
		}
	} );
	const end = ( request: Request ) => open.delete( request );
	page.on( 'requestfinished', end );
	page.on( 'requestfailed', end );
	// Requests of a page end when it is left.
	page.on( 'framenavigated', ( frame ) => {
		if ( frame === page.mainFrame() ) {
			open.forEach( ( one ) => {
				if ( ! one.isNavigationRequest() ) {
					open.delete( one );
				}
			} );
		}
	} );
	return {
		take: () => asked.splice( 0 ),
		async rest( state ): Promise< void > {
			await page.waitForLoadState( 'load' );
			let last = '';
			let same = 0;
			await expect
				.poll(
					async () => {
						const now = await state();
						if ( now === null || open.size > 0 ) {
							last = '';
							return `waits for ${
								[ ...open ].map( kindOf ).join() || 'itself'
							}`;
						}
						const whole = `${ page.url() } ${
							asked.length
						} ${ now }`;
						same = whole === last ? same + 1 : 0;
						last = whole;
						return same < SAME ? `new: ${ whole }` : AT_REST;
					},
					{ intervals: [ LOOK ], timeout: 30_000 }
				)
				.toBe( AT_REST );
		},
	};
}
