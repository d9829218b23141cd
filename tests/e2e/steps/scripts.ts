import type { Page } from '@playwright/test';

/** Waits for a page's scripts, those that it fetches by itself after it is loaded too: what is done before them is another test's. */
export const scriptsAreThere = ( page: Page ): Promise< void > =>
	page.waitForLoadState( 'networkidle' );

/**
 * Keeps requests back until they are let go, as a slow line does.
 *
 * @param page      The page.
 * @param addresses Of what is kept back.
 * @return Lets them go.
 */
export const keepBack = async (
	page: Page,
	addresses: RegExp
): Promise< () => void > => {
	let letGo = () => {};
	const gone = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( addresses, async ( route ) => {
		await gone;
		await route.continue();
	} );
	return letGo;
};
