import type { Page } from '@playwright/test';

/**
 * Waits for a page's scripts, including those it fetches after loading. What
 * happens earlier has tests of its own.
 */
export const scriptsAreThere = ( page: Page ): Promise< void > =>
	page.waitForLoadState( 'networkidle' );

/**
 * Holds requests until they are released, as a slow connection does.
 *
 * @param page      The page.
 * @param addresses Pattern of the URLs.
 * @return Releases the requests.
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
