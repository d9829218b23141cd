import type { Browser, Page } from '@playwright/test';
import { clickUntil, median, watch } from '../timing';
import { weigh } from '../weigh';

/** A filter change in place, compared with opening the filtered page. */
export interface ChangeFigures {
	/** Gzip bytes of the responses to the first change: a nonce and the results. */
	answers: number;
	/** Gzip bytes of script for the first change, without islands. */
	script: number;
	/** Gzip bytes of the plugin's own script that hydrates its controls. */
	islands: number;
	/** The same including WordPress's React and data packages. */
	waking: number;
	/** Gzip bytes of the filtered page's document. */
	document: number;
	/** Milliseconds from a click to the results: the first one, which loads script, and the next one. */
	first: number;
	next: number;
	/** Milliseconds to load the filtered page with its files cached. */
	load: number;
}

const BUTTON = ( type: string ) =>
	`.vitrine-loop [data-loop-control="button"][data-type="${ type }"]`;
/** The seeded blog has six posts of this category, and nine on an unfiltered page. */
const CATEGORY = 'care';
const FILTERED =
	'.vitrine-loop-items:has( > :nth-child( 6 ) ):not( :has( > :nth-child( 7 ) ) )';
const ALL = '.vitrine-loop-items:has( > :nth-child( 7 ) )';

const settle = ( page: Page ) => page.waitForLoadState( 'networkidle' );

const readLoad = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const [ entry ] = performance.getEntriesByType( 'navigation' );
		return ( entry as PerformanceNavigationTiming ).loadEventEnd;
	} );

const visit = async (
	browser: Browser,
	url: string
): Promise< ChangeFigures > => {
	const context = await browser.newContext();
	const page = await context.newPage();
	const weight = weigh( page );
	await watch( page );
	await page.goto( url );
	await settle( page );
	const before = await weight();
	const click = ( type: string, until: string ) =>
		clickUntil( page.locator( BUTTON( type ) ), until );
	const first = await click( CATEGORY, FILTERED );
	const after = await weight();
	const next = await click( 'all', ALL );
	await click( CATEGORY, FILTERED );
	await settle( page );
	const woken = await weight();
	const full = await context.newPage();
	const fullWeight = weigh( full );
	// The URL is the one that the listing has set.
	await full.goto( page.url() );
	await settle( full );
	const figures = {
		answers: after.answers - before.answers,
		script:
			after.ownScript -
			after.islands -
			( before.ownScript - before.islands ),
		islands: woken.islands - before.islands,
		waking:
			woken.islands -
			before.islands +
			woken.otherScript -
			before.otherScript,
		document: ( await fullWeight() ).html,
		first: first.total,
		next: next.total,
		load: await readLoad( full ),
	};
	await context.close();
	return figures;
};

/**
 * Changes the filter of a listing, and opens the filtered page.
 *
 * @param browser Chromium.
 * @param url     URL of the seeded blog.
 * @param rounds  Number of visits.
 * @return Medians.
 */
export async function measureChange(
	browser: Browser,
	url: string,
	rounds: number
): Promise< ChangeFigures > {
	const visits: ChangeFigures[] = [];
	for ( let round = 0; round < rounds; round++ ) {
		visits.push( await visit( browser, url ) );
	}
	const middle = ( key: keyof ChangeFigures ) =>
		median( visits.map( ( figures ) => figures[ key ] ) );
	return {
		answers: middle( 'answers' ),
		script: middle( 'script' ),
		islands: middle( 'islands' ),
		waking: middle( 'waking' ),
		document: middle( 'document' ),
		first: middle( 'first' ),
		next: middle( 'next' ),
		load: middle( 'load' ),
	};
}
