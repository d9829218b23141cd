import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { request } from '@playwright/test';
import type { Side } from './sides';
import { median } from '../timing';
import { weigh } from '../weigh';

/** Cost of opening a page with an empty cache; bytes are after gzip. */
export interface PageCost {
	script: number;
	/** Style sheets and inline styles. */
	style: number;
	/** The document. */
	html: number;
	/** Number of requests, with all images of the page, whether loaded yet or not. */
	requests: number;
}

/** Median milliseconds of the two most frequent interactions; null if a front end has none to measure. */
export interface IntentCost {
	count: number | null;
	drawer: number | null;
	server: number;
}

const settle = ( page: Page ) => page.waitForLoadState( 'networkidle' );

/** Milliseconds without requests after which a page counts as idle. */
const REST_MS = 500;

/**
 * Tracks the requests of a page from before it is opened. Playwright's load
 * states are reached once per document and do not cover requests after a click.
 *
 * @param page The page.
 * @return Waits until the page is idle.
 */
const watchNetwork = ( page: Page ): ( () => Promise< void > ) => {
	const open = new Set< Request >();
	let last = Date.now();
	const end = ( one: Request ) => {
		open.delete( one );
		last = Date.now();
	};
	page.on( 'request', ( one ) => {
		open.add( one );
		last = Date.now();
	} );
	page.on( 'requestfinished', end );
	page.on( 'requestfailed', end );
	return async () => {
		while ( open.size > 0 || Date.now() - last < REST_MS ) {
			await new Promise( ( resolve ) => {
				setTimeout( resolve, REST_MS / 10 );
			} );
		}
	};
};

/** Bytes of the inline styles. */
const inlineStyle = async ( page: Page ): Promise< number > => {
	const text = await page.evaluate( () =>
		Array.from(
			document.querySelectorAll( 'style' ),
			( { textContent } ) => textContent
		).join( '\n' )
	);
	return gzipSync( text ).length;
};

/**
 * Counts the images of a page. Which lazy images have loaded depends on how soon
 * a script has moved them.
 */
const picturesOf = ( page: Page ): Promise< number > =>
	page.evaluate(
		() => new Set( Array.from( document.images, ( { src } ) => src ) ).size
	);

/**
 * Opens a page with an empty browser cache.
 *
 * @param context Browser context, with a filled cart if the page needs it.
 * @param url     URL of the page.
 */
export async function costOf(
	context: BrowserContext,
	url: string
): Promise< PageCost > {
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	const weight = weigh( page );
	const rest = watchNetwork( page );
	await page.goto( url );
	await settle( page );
	// Some blocks request parts of themselves when they are rendered.
	await page
		.locator( '.is-loading, .wc-block-components-skeleton__element' )
		.first()
		.waitFor( { state: 'detached' } );
	await rest();
	const all = await weight();
	const cost = {
		script: all.ownScript + all.otherScript + all.interactivity,
		style: all.styleFiles + ( await inlineStyle( page ) ),
		html: all.html,
		requests: all.requests - all.pictures + ( await picturesOf( page ) ),
	};
	await page.close();
	return cost;
}

interface SideBySide {
	untilTextChanges: ( selector: string, type?: string ) => Promise< number >;
	untilVisible: ( selector: string ) => Promise< number >;
	clicked?: Promise< number >;
}

declare global {
	interface Window {
		/** Defined in in-page.js. */
		sideBySide: SideBySide;
	}
}

/** Clicks, and measures inside the page until the effect. */
const click = async (
	page: Page,
	button: string,
	until: 'untilTextChanges' | 'untilVisible',
	shown: string
): Promise< number > => {
	await page.evaluate(
		( [ name, selector ] ) => {
			const measures = window.sideBySide;
			measures.clicked = measures[ name ]( selector );
		},
		[ until, shown ] as const
	);
	await page.locator( button ).first().click();
	return page.evaluate(
		async () => ( await window.sideBySide.clicked ) ?? NaN
	);
};

const BUTTON = '.ajax_add_to_cart:not(.loading)';

/** One visit: add to the cart, then open the drawer. */
const visit = async (
	browser: Browser,
	shop: string,
	side: Side
): Promise< { count: number | null; drawer: number | null } > => {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.addInitScript( { path: join( __dirname, 'in-page.js' ) } );
	const rest = watchNetwork( page );
	await page.goto( shop );
	await rest();
	const counts = ( await page.locator( side.count ).count() ) > 0;
	const count = counts
		? await click( page, BUTTON, 'untilTextChanges', side.count )
		: null;
	// Both drawers show the server's cart.
	await rest();
	const icon = side.icon === '' ? null : page.locator( side.icon ).first();
	const drawer =
		icon && ( await icon.count() ) > 0
			? await click( page, side.icon, 'untilVisible', side.drawer )
			: null;
	await context.close();
	return { count, drawer };
};

const medianOf = ( values: ( number | null )[] ): number | null => {
	const measured = values.filter( ( value ) => value !== null );
	return measured.length > 0 ? median( measured ) : null;
};

/**
 * Measures from a local request to the end of its response. Server-Timing alone
 * would not be comparable: it ends with the response body, and one front end
 * saves its session after that, the other one before.
 */
const serverTime = async (
	base: string,
	product: number,
	side: Side,
	rounds: number
): Promise< number > => {
	const client = await request.newContext();
	const times: number[] = [];
	for ( let round = 0; round < rounds; round++ ) {
		const { answer, time } = await side.add( client, base, product );
		if ( ! answer.ok() ) {
			throw new Error(
				`${ answer.url() } answers ${ answer.status() }.`
			);
		}
		times.push( time );
	}
	await client.dispose();
	return median( times );
};

/**
 * Measures the interactions on the listing.
 *
 * @param browser Chromium.
 * @param base    The site's URL.
 * @param product A simple product in stock.
 * @param side    The front end.
 * @param rounds  Number of visits per figure.
 */
export async function intentsOf(
	browser: Browser,
	base: string,
	product: number,
	side: Side,
	rounds: number
): Promise< IntentCost > {
	const visits = [];
	for ( let round = 0; round < rounds; round++ ) {
		visits.push( await visit( browser, `${ base }/shop/`, side ) );
	}
	return {
		count: medianOf( visits.map( ( { count } ) => count ) ),
		drawer: medianOf( visits.map( ( { drawer } ) => drawer ) ),
		server: await serverTime( base, product, side, rounds ),
	};
}
