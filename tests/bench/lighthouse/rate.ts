import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { median } from '../timing';
import type { LighthousePage } from './pages';
import { why, type Audit } from './why';

/** Categories with their minimum scores. */
export const GOALS = {
	performance: 99,
	accessibility: 100,
	'best-practices': 100,
} as const;

export type Category = keyof typeof GOALS;

export const CATEGORIES = Object.keys( GOALS ) as Category[];

export interface Rating {
	scores: Record< Category, number >;
	/** Milliseconds on Lighthouse's slow 4G. */
	lcp: number;
	fcp: number;
	tbt: number;
	cls: number;
	/** IDs of failed audits in these categories. */
	failed: string[];
	why: string;
}

interface Report {
	runtimeError?: { message: string };
	categories: Record<
		string,
		{ score: number | null; auditRefs: { id: string; weight: number }[] }
	>;
	audits: Record< string, Audit >;
}

/** Runs the Lighthouse CLI on a running browser. */
const report = async (
	port: string,
	url: string,
	more: string[]
): Promise< Report > => {
	const { stdout } = await promisify( execFile )(
		process.execPath,
		[
			require.resolve( 'lighthouse/cli/index.js' ),
			url,
			`--port=${ port }`,
			`--only-categories=${ CATEGORIES.join() }`,
			`--extra-headers=${ JSON.stringify( { 'X-Compress': '1' } ) }`,
			'--output=json',
			'--quiet',
			...more,
		],
		{ maxBuffer: 2 ** 26 }
	);
	return JSON.parse( stdout ) as Report;
};

/**
 * Rates a page once.
 *
 * @throws Error When Lighthouse could not load it.
 */
const rate = async (
	browser: Browser,
	{ url, before }: LighthousePage
): Promise< Rating > => {
	await browser.deleteCookie( ...( await browser.cookies() ) );
	if ( before ) {
		const page = await browser.newPage();
		await page.goto( before, { waitUntil: 'load' } );
		await page.close();
	}
	const { audits, categories, runtimeError } = await report(
		new URL( browser.wsEndpoint() ).port,
		url,
		// The cart depends on the browser's storage.
		before ? [ '--disable-storage-reset' ] : []
	);
	if ( runtimeError ) {
		throw new Error( `${ url }: ${ runtimeError.message }` );
	}
	const value = ( id: string ) => audits[ id ]?.numericValue ?? NaN;
	return {
		scores: Object.fromEntries(
			CATEGORIES.map( ( id ) => [
				id,
				Math.round( ( categories[ id ]?.score ?? 0 ) * 100 ),
			] )
		) as Record< Category, number >,
		lcp: value( 'largest-contentful-paint' ),
		fcp: value( 'first-contentful-paint' ),
		tbt: value( 'total-blocking-time' ),
		cls: value( 'cumulative-layout-shift' ),
		failed: CATEGORIES.slice( 1 ).flatMap( ( id ) =>
			( categories[ id ]?.auditRefs ?? [] )
				.filter(
					( { id: audit, weight } ) =>
						weight > 0 && audits[ audit ]?.score === 0
				)
				.map( ( { id: audit } ) => audit )
		),
		why: why( audits ),
	};
};

/**
 * Rates a page several times.
 *
 * @param browser Chromium.
 * @param page    The page.
 * @param runs    Number of runs.
 * @return Medians, all audits that failed at least once, and the paint analysis of
 *         the last run.
 * @throws Error When Lighthouse could not load it.
 */
export const rateOften = async (
	browser: Browser,
	page: LighthousePage,
	runs: number
): Promise< Rating > => {
	const ratings: Rating[] = [];
	// The first run fills the code caches.
	await rate( browser, page );
	while ( ratings.length < runs ) {
		ratings.push( await rate( browser, page ) );
	}
	const middle = ( of: ( rating: Rating ) => number ) =>
		median( ratings.map( of ) );
	return {
		scores: Object.fromEntries(
			CATEGORIES.map( ( id ) => [
				id,
				middle( ( { scores } ) => scores[ id ] ),
			] )
		) as Record< Category, number >,
		lcp: middle( ( { lcp } ) => lcp ),
		fcp: middle( ( { fcp } ) => fcp ),
		tbt: middle( ( { tbt } ) => tbt ),
		cls: middle( ( { cls } ) => cls ),
		failed: [ ...new Set( ratings.flatMap( ( { failed } ) => failed ) ) ],
		why: ratings.at( -1 )?.why ?? '',
	};
};
