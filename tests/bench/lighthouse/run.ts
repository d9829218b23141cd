/**
 * `npm run lighthouse`: rates the pages of the sample shop on a phone with
 * Lighthouse, medians of five; `--runs=1` for a quick look,
 * `--pages=cart,checkout` for some pages, `--why` for what delayed each page's
 * paint in the last run. With `--commerce=woocommerce`, compares WooCommerce
 * alone with Vitrine's blocks on the same site, without minimum scores.
 */
import type { Browser } from 'puppeteer-core';
import { requireBrowser } from '../../site/browser';
import { launchPuppeteer } from '../../site/tools/puppeteer';
import { createSite } from '../../site/site';
import type { Site } from '../../site/types';
import { put, sidesOf } from '../side-by-side/sides';
import { table } from '../table';
import { shopPages, type LighthousePage } from './pages';
import { CATEGORIES, GOALS, rateOften, type Rating } from './rate';

/** The value of a command line option; empty if it is missing. */
const option = ( name: string ): string =>
	process.argv
		.find( ( word ) => word.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 ) ?? '';

const RUNS = Number( option( 'runs' ) || 5 );

const isBeside = option( 'commerce' ) === 'woocommerce';

const isWanted = ( { name }: LighthousePage ): boolean =>
	! option( 'pages' ) || option( 'pages' ).split( ',' ).includes( name );

interface Row {
	name: string;
	rating: Rating;
}

const HEAD = [
	'page',
	...CATEGORIES,
	'LCP ms',
	'FCP ms',
	'TBT ms',
	'CLS',
	'failed',
];

const cells = ( {
	name,
	rating: { scores, lcp, fcp, tbt, cls, failed },
}: Row ): string[] => [
	name,
	...CATEGORIES.map( ( id ) => String( scores[ id ] ) ),
	...[ lcp, fcp, tbt ].map( ( ms ) => ms.toFixed( 0 ) ),
	cls.toFixed( 3 ),
	failed.join( ' ' ),
];

/** Rates pages, and prints each result at once, since all of them take minutes. */
const rateAll = async (
	browser: Browser,
	pages: readonly LighthousePage[],
	side: string
): Promise< Row[] > => {
	const rows: Row[] = [];
	for ( const page of pages ) {
		const row = {
			name: `${ page.name }${ side }`,
			rating: await rateOften( browser, page, RUNS ),
		};
		process.stdout.write( `${ cells( row ).join( ' ' ) }\n` );
		if ( process.argv.includes( '--why' ) ) {
			process.stdout.write( `${ row.rating.why }\n\n` );
		}
		rows.push( row );
	}
	return rows;
};

/** Rates the same URLs with WooCommerce alone and with Vitrine. */
const rateBeside = async ( browser: Browser, site: Site ): Promise< Row[] > => {
	const pages = ( await shopPages( site ) ).filter( isWanted );
	const rows: Row[] = [];
	for ( const side of sidesOf( true ) ) {
		await put( site, side );
		rows.push(
			...( await rateAll(
				browser,
				pages,
				side.name === 'own' ? ', WooCommerce alone' : ', Vitrine'
			) )
		);
	}
	return rows;
};

/** Number of scores below their minimum. */
const missedBy = ( rows: readonly Row[] ): number =>
	rows
		.map(
			( { rating: { scores } } ) =>
				CATEGORIES.filter( ( id ) => scores[ id ] < GOALS[ id ] ).length
		)
		.reduce( ( sum, missed ) => sum + missed, 0 );

const main = async (): Promise< number > => {
	const site = await createSite( {
		name: 'lighthouse',
		seed: true,
		fresh: true,
		...( isBeside ? { commerce: 'woocommerce' as const } : {} ),
	} );
	await requireBrowser();
	const browser = await launchPuppeteer();
	try {
		const rows = isBeside
			? await rateBeside( browser, site )
			: await rateAll(
					browser,
					( await shopPages( site ) ).filter( isWanted ),
					''
			  );
		const missed = missedBy( rows );
		process.stdout.write(
			`\n${ table(
				HEAD,
				rows.map( cells )
			) }\n\nlighthouse: ${ missed } below their goals\n`
		);
		return missed && ! isBeside ? 1 : 0;
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
