import type { Browser, Page } from 'puppeteer-core';
import { median } from '../timing';

/** A navigation from the shop's listing to a product, or back. */
export interface Way {
	name: string;
	/** Maximum milliseconds. */
	goal: number;
	/** Milliseconds between hover and click; `touch` for a tap. */
	hover: number | 'touch';
	/** Whether links are prerendered. */
	isAhead: boolean;
	/** Whether to measure the way back. */
	isBack?: boolean;
}

/** Medians of the visits. */
export interface WayFigures {
	name: string;
	goal: number;
	ms: number;
	/** How the pages were loaded, each kind once. */
	how: string;
}

export const WAYS: Way[] = [
	{ name: 'hovered 600 ms', goal: 50, hover: 600, isAhead: true },
	{ name: 'hovered 200 ms', goal: 150, hover: 200, isAhead: true },
	{ name: 'phone, from touch', goal: NaN, hover: 'touch', isAhead: true },
	{
		name: 'phone, not prerendered',
		goal: NaN,
		hover: 'touch',
		isAhead: false,
	},
	{ name: 'not prerendered, +0 ms', goal: 150, hover: 0, isAhead: false },
	{
		name: 'back to the listing',
		goal: 50,
		hover: 600,
		isAhead: true,
		isBack: true,
	},
];

/** Duration of a tap in milliseconds. */
const TAP = 100;

interface Arrival {
	how: string;
	ms: number;
}

const wait = ( page: Page, ms: number ) =>
	page.evaluate(
		( time ) => new Promise( ( r ) => setTimeout( r, time ) ),
		ms
	);

/** Reads what the opened page has reported. */
const readArrival = async ( clerk: Page ): Promise< Arrival > => {
	const told = await clerk.waitForFunction(
		() => localStorage.getItem( 'bench-arrived' ),
		// A background window renders no frames.
		{ polling: 50 }
	);
	await clerk.evaluate( () => localStorage.removeItem( 'bench-arrived' ) );
	return JSON.parse( String( await told.jsonValue() ) ) as Arrival;
};

/** The center of a link that is not covered. */
const placeOf = async ( page: Page, path: string ) => {
	const link = await page.$( `main a[href$="${ path }"]` );
	await link?.scrollIntoView();
	const box = await link?.boundingBox();
	if ( ! box ) {
		throw new Error( `${ page.url() } has no link to ${ path }.` );
	}
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const visit = async (
	browser: Browser,
	shop: string,
	path: string,
	{ hover, isBack }: Way
): Promise< Arrival > => {
	const context = await browser.createBrowserContext();
	// Reads the reports of the other window.
	const clerk = await context.newPage();
	await clerk.goto( new URL( '/robots.txt', shop ).href );
	if ( isBack ) {
		// Makes the product page go back by itself.
		await clerk.evaluate( () =>
			localStorage.setItem( 'bench-returns', 'yes' )
		);
	}
	const page = await context.newPage();
	await page.setViewport(
		hover === 'touch'
			? { width: 390, height: 800, hasTouch: true, isMobile: true }
			: { width: 1280, height: 900 }
	);
	await page.goto( shop, { waitUntil: 'networkidle0' } );
	const { x, y } = await placeOf( page, path );
	if ( hover === 'touch' ) {
		const touch = await page.touchscreen.touchStart( x, y );
		await wait( page, TAP );
		await touch.end();
	} else {
		await page.mouse.move( x, y );
		await wait( page, hover );
		await page.mouse.down();
		await page.mouse.up();
	}
	const arrival = await readArrival( clerk );
	await context.close();
	return arrival;
};

/**
 * Measures a navigation several times.
 *
 * @param browser Chromium.
 * @param shop    URL of the listing.
 * @param path    Path of a product in it.
 * @param way     The navigation.
 * @param rounds  Number of visits.
 */
export async function measureWay(
	browser: Browser,
	shop: string,
	path: string,
	way: Way,
	rounds: number
): Promise< WayFigures > {
	const arrivals: Arrival[] = [];
	// The first visit fills the code caches.
	await visit( browser, shop, path, way );
	while ( arrivals.length < rounds ) {
		arrivals.push( await visit( browser, shop, path, way ) );
	}
	return {
		name: way.name,
		goal: way.goal,
		ms: median( arrivals.map( ( { ms } ) => ms ) ),
		how: [ ...new Set( arrivals.map( ( { how } ) => how ) ) ].join( ', ' ),
	};
}
