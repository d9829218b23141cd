/**
 * A WooCommerce site on the day of Vitrine's activation: no visible difference on
 * any kind of page, in any theme.
 *
 * @see readings 31
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { putTheme } from '../../e2e/steps/theme';
import { slowDown } from '../../e2e/support/slow-line';
import { expect, test } from '../../e2e/support/test';
import { activate, beStill, pagesOf } from '../../site/commerce/first-day';
import { keptThemes } from '../../site/commerce/kept';
import type { Site } from '../../site/types';
import { pictures } from '../report';
import { PICTURE_DIFFERENCES, type PictureDifference } from './differences';
import { lookAt, type Look } from './look';
import { unlike } from './unlike';

const WIDTHS = [ 1280, 390 ];

/** Pages in addition to those of `npm run weights`. */
const FURTHER = {
	category: '/product-category/kitchen/',
	grouped: '/product/jar-trio/',
};

/**
 * Captures the pages of a visitor with a product in the cart, by name.
 *
 * @param browser The browser.
 * @param site    The site.
 * @param width   Viewport width in px.
 * @param only    Pages to capture; all by default.
 */
async function looksOf(
	browser: Browser,
	site: Site,
	width: number,
	only?: readonly string[]
): Promise< Map< string, Look > > {
	const { pages, add } = await pagesOf( site );
	const context = await browser.newContext( {
		baseURL: site.url,
		viewport: { width, height: 900 },
		reducedMotion: 'reduce',
	} );
	// Remote fonts, which load late or not at all.
	await context.route(
		( { origin } ) => origin !== site.url,
		( route ) => route.abort()
	);
	await slowDown( context, process.env.VITRINE_SLOW_LINE );
	await context.request.get( add );
	// WooCommerce shows some notices only once; get them out of the way.
	await context.request.get( '/cart/' );
	const page = await context.newPage();
	const looks = new Map< string, Look >();
	for ( const [ name, path ] of Object.entries( { ...pages, ...FURTHER } ) ) {
		if ( only?.includes( name ) ?? true ) {
			looks.set( name, await lookAt( page, path ) );
		}
	}
	await context.close();
	return looks;
}

/** Captures pages without and with Vitrine. */
async function bothOf(
	browser: Browser,
	site: Site,
	width: number,
	only?: readonly string[]
): Promise< Map< string, readonly [ Look, Look ] > > {
	await activate( site, false );
	const before = await looksOf( browser, site, width, only );
	await activate( site, true );
	const after = await looksOf( browser, site, width, only );
	return new Map(
		[ ...before ].map( ( [ name, look ] ) => [
			name,
			[ look, after.get( name ) ?? look ],
		] )
	);
}

/** Saves two different screenshots for inspection. */
const keep = ( name: string, before: Look, after: Look ): void => {
	const folder = test.info().outputPath();
	mkdirSync( folder, { recursive: true } );
	const file = name.replaceAll( ' ', '-' );
	writeFileSync( join( folder, `${ file }-without.png` ), before.picture );
	writeFileSync( join( folder, `${ file }-with.png` ), after.picture );
};

for ( const folder of [ undefined, ...keptThemes() ] ) {
	const theme = folder ? basename( folder ) : 'twentytwentyfive';
	for ( const width of WIDTHS ) {
		const listed = PICTURE_DIFFERENCES.filter(
			( one ) =>
				( one.theme ?? theme ) === theme &&
				( one.width ?? width ) === width
		);
		test( `${ theme } at ${ width } px: every page type looks the same as without Vitrine`, async ( {
			browser,
			site,
		} ) => {
			test.slow();
			if ( folder !== undefined ) {
				await putTheme( site, folder );
			}
			beStill( site );
			const looks = await bothOf( browser, site, width );
			expect( looks.get( 'shop' )?.[ 0 ].boxes.length ).toBeGreaterThan(
				50
			);
			// Differences caused by Vitrine occur every time; a busy browser may skip an image once.
			const odd = [ ...looks ].filter(
				( [ , [ before, after ] ] ) =>
					unlike( before, after ).length > 0
			);
			if ( odd.length > 0 ) {
				const again = await bothOf(
					browser,
					site,
					width,
					odd.map( ( [ name ] ) => name )
				);
				again.forEach( ( pair, name ) => looks.set( name, pair ) );
			}
			const seen = new Set< PictureDifference >();
			let differ = 0;
			for ( const [ name, [ before, after ] ] of looks ) {
				const unknown = unlike( before, after ).filter( ( line ) => {
					const known = listed.find(
						( one ) =>
							one.page.test( name ) && one.line.test( line )
					);
					if ( known ) {
						seen.add( known );
					}
					return ! known;
				} );
				if ( unknown.length > 0 ) {
					differ++;
					keep( name, before, after );
				}
				expect
					.soft( unknown.slice( 0, 20 ), `${ name } with Vitrine` )
					.toEqual( [] );
			}
			test.info().annotations.push(
				pictures( {
					theme,
					width,
					pages: [ ...looks.keys() ],
					known: [ ...seen ].map( ( { reason } ) => reason ),
					unknown: differ,
				} )
			);
			expect(
				listed.filter( ( one ) => ! seen.has( one ) ),
				'listed, but not seen'
			).toEqual( [] );
		} );
	}
}
