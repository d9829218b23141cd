/**
 * `npm run lighthouse`: how Lighthouse rates the pages of the sample shop on a
 * phone, medians of five; `--runs=1` for a quick look, `--why` for what each
 * page's paint waited for, in the last run. With
 * `--commerce=woocommerce`, WooCommerce's own pages and Vitrine's blocks in their
 * place; nothing is held against a budget then.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { launchOptions, requireBrowser } from '../../site/browser';
import { createSite } from '../../site/site';
import { median } from '../timing';
import { table } from '../table';
import { shopPages, type LighthousePage } from './pages';
import { why, type Audit } from './why';

/** Categories, and what each page has to reach in them. */
const GOALS = {
	performance: 99,
	accessibility: 100,
	'best-practices': 100,
} as const;

type Category = keyof typeof GOALS;

const CATEGORIES = Object.keys( GOALS ) as Category[];

const RUNS = Number(
	process.argv.find( ( word ) => word.startsWith( '--runs=' ) )?.slice( 7 ) ??
		5
);

interface Rating {
	scores: Record< Category, number >;
	/** Milliseconds, on Lighthouse's slow 4G. */
	lcp: number;
	fcp: number;
	tbt: number;
	cls: number;
	/** Audits of the categories that did not pass, by id. */
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

/** Runs Lighthouse's own command on a browser that is there. */
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
		// What is in the cart is in the browser.
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

const rateOften = async (
	browser: Browser,
	page: LighthousePage
): Promise< Rating > => {
	const ratings: Rating[] = [];
	// The first one finds nothing compiled.
	await rate( browser, page );
	while ( ratings.length < RUNS ) {
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

const main = async (): Promise< number > => {
	const isOther = process.argv.includes( '--commerce=woocommerce' );
	const site = await createSite( {
		name: 'lighthouse',
		seed: true,
		fresh: true,
		...( isOther ? { commerce: 'woocommerce' as const } : {} ),
	} );
	await requireBrowser();
	const { args = [], executablePath } = launchOptions( 'whole' );
	const browser = await puppeteer.launch( {
		args: [ ...args ],
		...( executablePath ? { executablePath } : { channel: 'chrome' } ),
	} );
	try {
		const rows: string[][] = [];
		let missed = 0;
		for ( const page of await shopPages( site ) ) {
			const { scores, lcp, fcp, tbt, cls, failed, ...more } =
				await rateOften( browser, page );
			if ( process.argv.includes( '--why' ) ) {
				process.stdout.write( `${ page.name }\n${ more.why }\n\n` );
			}
			missed += CATEGORIES.filter(
				( id ) => scores[ id ] < GOALS[ id ]
			).length;
			rows.push( [
				page.name,
				...CATEGORIES.map( ( id ) => String( scores[ id ] ) ),
				...[ lcp, fcp, tbt ].map( ( ms ) => ms.toFixed( 0 ) ),
				cls.toFixed( 3 ),
				failed.join( ' ' ),
			] );
		}
		process.stdout.write(
			`${ table(
				[
					'page',
					...CATEGORIES,
					'LCP ms',
					'FCP ms',
					'TBT ms',
					'CLS',
					'failed',
				],
				rows
			) }\n\nlighthouse: ${ missed } below their goals\n`
		);
		return missed && ! isOther ? 1 : 0;
	} finally {
		await browser.close();
		await site.stop();
	}
};

void main().then(
	( code ) => {
		process.exitCode = code;
	},
	( error: unknown ) => {
		process.stderr.write( `${ String( error ) }\n` );
		process.exitCode = 1;
	}
);
