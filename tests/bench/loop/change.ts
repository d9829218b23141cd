import type { Browser, Page } from '@playwright/test';
import { clickUntil, median, watch } from '../timing';
import { weigh } from '../weigh';

/** One change of a filter in place, and the page with the same filter opened. */
export interface ChangeFigures {
	/** Bytes after gzip of the answers to the first change: a nonce, and the results. */
	answers: number;
	/** Bytes after gzip of the script that the first change needs, islands left out. */
	script: number;
	/** Bytes after gzip of the script that makes its controls islands: the plugin's own. */
	islands: number;
	/** The same with WordPress's: React and its data layer. */
	waking: number;
	/** Bytes after gzip of the filtered page's document. */
	document: number;
	/** Milliseconds from a click to the results: the first, which loads script, and the next. */
	first: number;
	next: number;
	/** Milliseconds until the filtered page is loaded, its files in the cache. */
	load: number;
}

const BUTTON = ( type: string ) =>
	`.vitrine-loop [data-loop-control="button"][data-type="${ type }"]`;
/** The seeded journal has six posts of a category, and nine on a page of all. */
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
	// The address is the one that the listing has written.
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
 * @param url     Of the seeded journal.
 * @param rounds  Visits.
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
