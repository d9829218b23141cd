import type { BrowserContext } from '@playwright/test';

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
