import type { Browser, Locator, Page } from '@playwright/test';
import { clickUntil, median, throttle, watch } from '../timing';

/** URLs of the pages with measured clicks. */
export interface PressPages {
	shop: string;
	/** A listing with filters. */
	journal: string;
	/** A product with many variations and no default. */
	variable: string;
}

/** Median milliseconds from a click to the next paint, with 4x CPU throttling. */
export interface PressFigures {
	name: string;
	inp: number;
}

interface Press {
	name: string;
	at: keyof PressPages;
	/** Steps before it, at full speed. */
	before?: ( page: Page ) => Promise< void >;
	press: ( page: Page ) => Locator;
	/** Matches once the click has had its effect. */
	until: string;
}

const GROUPS = 'form.variations_form [role="radiogroup"]';

const PRESSES: Press[] = [
	{
		name: 'add to cart',
		at: 'shop',
		press: ( page ) => page.locator( '.ajax_add_to_cart' ).first(),
		until: '.vitrine-cart-count[data-count="1"]',
	},
	{
		name: 'drawer',
		at: 'shop',
		press: ( page ) => page.locator( '[data-cart-kind][href]' ).first(),
		until: 'dialog[data-cart-kind][open]',
	},
	{
		name: 'filter',
		at: 'journal',
		press: ( page ) =>
			page.locator(
				'.vitrine-loop [data-loop-control="button"][data-type="care"]'
			),
		// Six of the nine posts on a page remain.
		until: '.vitrine-loop-items:has( > :nth-child( 6 ) ):not( :has( > :nth-child( 7 ) ) )',
	},
	{
		name: 'variation',
		at: 'variable',
		before: async ( page ) => {
			const groups = await page.locator( GROUPS ).all();
			for ( const group of groups.slice( 0, -1 ) ) {
				await group.getByRole( 'radio' ).first().check();
			}
		},
		press: ( page ) =>
			page.locator( GROUPS ).last().getByRole( 'radio' ).first(),
		until: 'form.variations_form .woocommerce-variation-price .amount',
	},
];

const visit = async (
	browser: Browser,
	url: string,
	{ before, press, until }: Press
): Promise< number > => {
	const context = await browser.newContext();
	const page = await context.newPage();
	await watch( page );
	await page.goto( url );
	await page.waitForLoadState( 'networkidle' );
	await before?.( page );
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( async () => {
		await window.bench.slowest();
		window.bench.presses.length = 0;
	} );
	await throttle( page, 4 );
	await clickUntil( press( page ), until );
	const inp = await page.evaluate( () => window.bench.slowest() );
	await context.close();
	return inp;
};

/**
 * Adds to the cart, opens the drawer, filters, and selects a variation, each as
 * the visitor's first action on a page, which includes loading its script.
 *
 * @param browser Chromium.
 * @param pages   URLs of the pages.
 * @param rounds  Visits per figure.
 */
export async function measurePresses(
	browser: Browser,
	pages: PressPages,
	rounds: number
): Promise< PressFigures[] > {
	const figures: PressFigures[] = [];
	for ( const press of PRESSES ) {
		const times: number[] = [];
		for ( let round = 0; round < rounds; round++ ) {
			times.push( await visit( browser, pages[ press.at ], press ) );
		}
		figures.push( { name: press.name, inp: median( times ) } );
	}
	return figures;
}

/** Compares the figures with their budget. */
export const pressChecks = (
	figures: readonly PressFigures[],
	budget: number
): { name: string; value: number; budget: number }[] =>
	figures.map( ( { name, inp } ) => ( {
		name: `press to paint of the ${ name } at 4x slowdown`,
		value: inp,
		budget,
	} ) );
