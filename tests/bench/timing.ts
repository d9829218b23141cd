import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** The median. */
export function median( values: readonly number[] ): number {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	const upper = sorted[ middle ];
	if ( upper === undefined ) {
		throw new Error( 'An empty list has no median.' );
	}
	return sorted.length % 2
		? upper
		: ( upper + ( sorted[ middle - 1 ] ?? upper ) ) / 2;
}

/** Throttles the page's CPU; `1` for none. */
export async function throttle( page: Page, rate: number ): Promise< void > {
	const session: CDPSession = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
}

/** Milliseconds from a click to its effect. */
export interface ClickTime {
	/** From the browser's time stamp of the click. */
	total: number;
	/** From its dispatch to the page: the page's own work. */
	own: number;
}

interface Bench {
	shift: number;
	/** Milliseconds from each click to the next paint. */
	presses: number[];
	longest: number;
	slowest: () => Promise< number >;
	clickUntil: ( selector: string ) => Promise< ClickTime >;
	clicked?: Promise< ClickTime >;
}

declare global {
	interface Window {
		/** Defined in in-page.js. */
		bench: Bench;
	}
}

/** Injects in-page.js into every page that is opened from now on. */
export async function watch( page: Page ): Promise< void > {
	await page.addInitScript( { path: join( __dirname, 'in-page.js' ) } );
}

/** Sum of layout shifts since the first paint. */
export const readShift = ( page: Page ): Promise< number > =>
	page.evaluate( () => window.bench.shift );

/** Milliseconds of the longest task since the last click; 0 if none took 50. */
export const readLongest = ( page: Page ): Promise< number > =>
	page.evaluate( async () => {
		// Its entry comes after the paint.
		await window.bench.slowest();
		return window.bench.longest;
	} );

/** Milliseconds from the request to the first byte of the document. */
export const readTtfb = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const [ entry ] = performance.getEntriesByType( 'navigation' );
		const navigation = entry as PerformanceNavigationTiming;
		return navigation.responseStart - navigation.requestStart;
	} );

/**
 * Clicks and measures inside the page until `changed` matches.
 *
 * @param button  Element to click.
 * @param changed Selector that matches once the click has had its effect.
 */
export async function clickUntil(
	button: Locator,
	changed: string
): Promise< ClickTime > {
	const page = button.page();
	await page.evaluate( ( selector ) => {
		const { bench } = window;
		bench.clicked = bench.clickUntil( selector );
	}, changed );
	await button.click();
	return page.evaluate( async () => {
		const { clicked } = window.bench;
		return ( await clicked ) ?? { total: NaN, own: NaN };
	} );
}
