import type { BrowserContext, Page } from '@playwright/test';

/** Resource types that are delayed. */
const LATE = new Set( [ 'fetch', 'script', 'xhr' ] );

/**
 * Delays scripts and responses, each by a random time: user actions must not be
 * lost meanwhile, and results must not depend on timing.
 *
 * @param context The browser's context.
 * @param most    Maximum delay in milliseconds; no delay by default.
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
		// The page may already be closed.
		await route.fallback().catch( () => {} );
	} );
}

/** Holds requests to a URL. @return Releases them. */
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
