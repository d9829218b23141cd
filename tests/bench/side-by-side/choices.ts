import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { median, throttle } from '../timing';

/** Median milliseconds from the last choice of a variations form to its new price, with 4x CPU throttling. */
export interface ChoiceCost {
	/** A product whose variations are all in the page. */
	few: number;
	/** A product with so many variations that they are requested. */
	many: number;
}

const FORM = 'form.variations_form';
const PRICE = `${ FORM } .woocommerce-variation-price`;
const PATHS: Readonly< Record< keyof ChoiceCost, string > > = {
	few: '/product/wool-throw/',
	many: '/product/linen-house-robe/',
};

/** Selects the last available option of an attribute, with its option buttons or its dropdown. */
const choose = async ( field: Locator ) => {
	const buttons = field.locator( 'input[type="radio"]:enabled' );
	if ( await buttons.count() ) {
		await buttons.last().check();
		return;
	}
	const select = field.locator( 'select' );
	const values = await select
		.locator( 'option:enabled' )
		.evaluateAll( ( options ) =>
			options.map( ( option ) => ( option as HTMLOptionElement ).value )
		);
	await select.selectOption( values.at( -1 ) ?? '' );
};

const visit = async ( page: Page, url: string ): Promise< number > => {
	await page.addInitScript( { path: join( __dirname, 'in-page.js' ) } );
	await page.goto( url );
	await page.waitForLoadState( 'networkidle' );
	const fields = await page.locator( `${ FORM } .variations .value` ).all();
	const last = fields.pop();
	if ( ! last ) {
		throw new Error( `${ url } has no options to choose.` );
	}
	for ( const field of fields ) {
		await choose( field );
	}
	await page.waitForLoadState( 'networkidle' );
	await throttle( page, 4 );
	await page.evaluate( ( price ) => {
		const measures = window.sideBySide;
		measures.clicked = measures.untilTextChanges( price, 'change' );
	}, PRICE );
	await choose( last );
	return page.evaluate(
		async () => ( await window.sideBySide.clicked ) ?? NaN
	);
};

/**
 * Measures the variations form of either front end.
 *
 * @param browser Chromium.
 * @param base    The site's URL.
 * @param rounds  Number of visits per figure.
 */
export async function choicesOf(
	browser: Browser,
	base: string,
	rounds: number
): Promise< ChoiceCost > {
	const cost = { few: NaN, many: NaN };
	for ( const which of [ 'few', 'many' ] as const ) {
		const times: number[] = [];
		for ( let round = 0; round < rounds; round++ ) {
			const context = await browser.newContext();
			times.push(
				await visit( await context.newPage(), base + PATHS[ which ] )
			);
			await context.close();
		}
		cost[ which ] = median( times );
	}
	return cost;
}
