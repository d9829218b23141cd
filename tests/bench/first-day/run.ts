/**
 * `npm run weights`: measures what each kind of page of a WooCommerce shop loads
 * before any interaction, and its server cost, without Vitrine and with Vitrine
 * just activated, in every available theme. Fails if any value is higher with
 * Vitrine, except for the additional PHP files and memory that `table.ts` allows.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { putTheme } from '../../e2e/steps/theme';
import { launchOptions } from '../../site/browser';
import { buildIfStale } from '../../site/build';
import {
	activate,
	beFirstDay,
	type PageName,
	type Pages,
} from '../../site/commerce/first-day';
import { keptThemes } from '../../site/commerce/kept';
import { createSite } from '../../site/site';
import { cachePath } from '../../site/tools/paths';
import { step } from '../../site/tools/progress';
import type { Site } from '../../site/types';
import { costOf } from '../side-by-side/measure';
import { addProbe } from '../site/grown';
import { serverCostOf } from './server';
import { heavier, reasons, render, type Cost, type Row } from './table';

/** Pages that are visited with a filled cart. */
const WITH_CART = /cart|checkout/;

const measure = async (
	browser: Browser,
	site: Site,
	{ pages, add }: Pages
): Promise< Map< PageName, Cost > > => {
	const costs = new Map< PageName, Cost >();
	for ( const [ name, path ] of Object.entries( pages ) ) {
		const context = await browser.newContext();
		if ( WITH_CART.test( name ) ) {
			await context.request.get( site.url + add );
			// WooCommerce shows some notices only once; get them out of the way.
			await context.request.get( `${ site.url }/cart/` );
		}
		const url = site.url + path;
		costs.set( name as PageName, {
			...( await costOf( context, url ) ),
			...( await serverCostOf( context.request, url ) ),
		} );
		await context.close();
	}
	return costs;
};

/** Measures every page in the current theme, without and with Vitrine. */
const compare = async (
	browser: Browser,
	site: Site,
	theme: string
): Promise< Row[] > => {
	const pages = await beFirstDay( site );
	await activate( site, false );
	const without = await measure( browser, site, pages );
	await activate( site, true );
	const along = await measure( browser, site, pages );
	return [ ...without ].flatMap( ( [ page, before ] ) => {
		const after = along.get( page );
		return after ? [ { theme, page, before, after } ] : [];
	} );
};

const main = async (): Promise< number > => {
	buildIfStale();
	const site = await step( 'Unprepared shop', () =>
		createSite( {
			name: 'first-day',
			commerce: 'woocommerce',
			seed: true,
			fresh: true,
		} )
	);
	addProbe( site );
	const browser = await chromium.launch( launchOptions( 'whole' ) );
	const rows: Row[] = [];
	try {
		rows.push(
			...( await step( 'Twenty Twenty-Five', () =>
				compare( browser, site, 'Twenty Twenty-Five' )
			) )
		);
		for ( const folder of keptThemes() ) {
			const theme = basename( folder );
			await putTheme( site, folder );
			rows.push(
				...( await step( theme, () =>
					compare( browser, site, theme )
				) )
			);
		}
	} finally {
		await browser.close();
		await site.stop();
	}
	const more = heavier( rows );
	const text = [
		render( rows ),
		...reasons( rows ),
		...more.map( ( line ) => `HEAVIER: ${ line }` ),
		`weights: ${ rows.length } pages, ${ more.length } figures higher than without Vitrine`,
	].join( '\n' );
	const file = cachePath( 'results', 'weights.md' );
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, `${ text }\n` );
	process.stdout.write( `${ text }\n` );
	return more.length > 0 ? 1 : 0;
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
