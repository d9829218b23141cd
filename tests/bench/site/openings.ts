import type { Browser, Page } from '@playwright/test';
import { clickUntil, median, throttle, watch } from '../timing';

/** Something that a click in the header opens. */
interface Opening {
	name: string;
	/** Selector of the control. */
	press: string;
	/** Matches once it is open. */
	opened: string;
	/** Closes it again. */
	close: ( page: Page ) => Promise< unknown >;
	width: number;
}

/** Median milliseconds with 4x CPU throttling. */
export interface OpeningFigures {
	name: string;
	/**
	 * From a click to the next paint; the slower one of the first click, which
	 * loads script, and a second one.
	 */
	inp: number;
	/** From the first click until it is open. */
	first: number;
	/** The same once the script has loaded. */
	again: number;
}

const escape = ( page: Page ) => page.keyboard.press( 'Escape' );

const OPENINGS: Opening[] = [
	{
		name: 'menu',
		press: '.vitrine-menu-toggle',
		opened: '.vitrine-menu-toggle[aria-expanded="true"]',
		close: escape,
		width: 390,
	},
	{
		name: 'search',
		press: '.vitrine-search-open',
		opened: '.vitrine-search-dialog[open]',
		close: escape,
		width: 1280,
	},
	{
		name: 'palette',
		press: '.vitrine-palette button',
		opened: 'html[data-vitrine-palette="switched"]',
		close: ( page ) => page.locator( '.vitrine-palette button' ).click(),
		width: 1280,
	},
];

const visit = async (
	browser: Browser,
	url: string,
	{ press, opened, close, width }: Opening
): Promise< Omit< OpeningFigures, 'name' > > => {
	const context = await browser.newContext( {
		viewport: { width, height: 800 },
	} );
	const page = await context.newPage();
	await watch( page );
	await page.goto( url );
	await page.waitForLoadState( 'networkidle' );
	await throttle( page, 4 );
	const button = page.locator( press );
	const first = await clickUntil( button, opened );
	await page.waitForLoadState( 'networkidle' );
	await close( page );
	await page.locator( opened ).waitFor( { state: 'detached' } );
	const again = await clickUntil( button, opened );
	const inp = await page.evaluate( () => window.bench.slowest() );
	await context.close();
	return { inp, first: first.total, again: again.total };
};

/**
 * Opens the menu and the search, and switches the palette.
 *
 * @param browser Chromium.
 * @param url     URL of a page with all site blocks.
 * @param rounds  Number of visits per figure.
 */
export async function measureOpenings(
	browser: Browser,
	url: string,
	rounds: number
): Promise< OpeningFigures[] > {
	const figures: OpeningFigures[] = [];
	for ( const opening of OPENINGS ) {
		const visits: Omit< OpeningFigures, 'name' >[] = [];
		for ( let round = 0; round < rounds; round++ ) {
			visits.push( await visit( browser, url, opening ) );
		}
		const middle = ( key: 'inp' | 'first' | 'again' ) =>
			median( visits.map( ( figure ) => figure[ key ] ) );
		figures.push( {
			name: opening.name,
			inp: middle( 'inp' ),
			first: middle( 'first' ),
			again: middle( 'again' ),
		} );
	}
	return figures;
}
