import type { Browser } from '@playwright/test';
import { clickUntil, median, throttle, watch } from '../timing';

/** Milliseconds from the last choice of a product with many variations to its price. */
export interface ChoiceFigures {
	price: number;
	priceSlow: number;
}

const FORM = 'form.variations_form';
const GROUPS = `${ FORM } [role="radiogroup"]`;
const PRICE = `${ FORM } .woocommerce-variation-price .amount`;

const sample = async (
	browser: Browser,
	url: string,
	rate: number,
	rounds: number
): Promise< number > => {
	const times: number[] = [];
	for ( let round = 0; round < rounds; round++ ) {
		const context = await browser.newContext();
		const page = await context.newPage();
		await watch( page );
		await page.goto( url );
		const groups = await page.locator( GROUPS ).all();
		const last = groups.pop();
		if ( ! last ) {
			throw new Error( `${ url } has no options to choose.` );
		}
		for ( const group of groups ) {
			await group.getByRole( 'radio' ).first().check();
		}
		await page.waitForLoadState( 'networkidle' );
		await throttle( page, rate );
		const { own } = await clickUntil(
			last.getByRole( 'radio' ).first(),
			PRICE
		);
		times.push( own );
		await context.close();
	}
	return median( times );
};

/**
 * Measures from the last choice to the changed price.
 *
 * @param browser Chromium.
 * @param url     URL of a product with many variations and no default.
 * @param rounds  Visits per figure.
 * @return Medians of the page's own work, at full speed and with 4x CPU throttling.
 */
export async function measureChoices(
	browser: Browser,
	url: string,
	rounds: number
): Promise< ChoiceFigures > {
	return {
		price: await sample( browser, url, 1, rounds ),
		priceSlow: await sample( browser, url, 4, rounds ),
	};
}
