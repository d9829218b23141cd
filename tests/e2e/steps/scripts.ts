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
 * @param addresses URLs, as a glob or pattern.
 * @return Releases the requests.
 */
export const keepBack = async (
	page: Page,
	addresses: string | RegExp
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
