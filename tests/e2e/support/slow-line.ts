import type { BrowserContext, Page } from '@playwright/test';

/** Scripts, and what scripts ask for. */
const LATE = new Set( [ 'fetch', 'script', 'xhr' ] );

/**
 * Lets scripts and answers come late, each by a time of its own: what a test does
 * meanwhile must not be lost, and what it looks at must not have been there by luck.
 *
 * @param context The browser's context.
 * @param most    Milliseconds that each may take longer; none: as fast as they come.
 */
export async function slowDown(
	context: BrowserContext,
	most: string | undefined
): Promise< void > {
	const limit = Number( most ?? 0 );
	if ( ! limit ) {
		return;
	}
	await context.route( '**/*', async ( route ) => {
		if ( LATE.has( route.request().resourceType() ) ) {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, Math.random() * limit )
			);
		}
		// The page may be gone by now.
		await route.fallback().catch( () => {} );
	} );
}

/** Keeps what comes from an address waiting. @return Lets it come. */
export const hold = async (
	page: Page,
	address: string | RegExp
): Promise< () => void > => {
	let release: () => void = () => undefined;
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( address, async ( route ) => {
		await held;
		await route.continue();
	} );
	return release;
};
