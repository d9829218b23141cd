import type { APIRequestContext } from '@playwright/test';

/** Server cost of a page. */
export interface ServerCost {
	queries: number;
	/** PHP files, including WordPress and all plugins. */
	files: number;
	/** Peak memory in bytes. */
	memory: number;
}

const FIGURES = {
	queries: /db;desc="(\d+)"/,
	files: /files;desc="(\d+)"/,
	memory: /memory;desc="(\d+)"/,
} as const;

/** Requests per page; the first ones after a plugin was activated or deactivated fill caches. */
const TIMES = 4;

/**
 * Requests a page several times, and returns the minimum of each figure.
 *
 * @param client HTTP client, with a filled cart if the page needs it.
 * @param url    URL of the page; the site has the bench's probe.
 * @throws Error When the page does not report its cost.
 */
export async function serverCostOf(
	client: APIRequestContext,
	url: string
): Promise< ServerCost > {
	const least = { queries: Infinity, files: Infinity, memory: Infinity };
	for ( let time = 0; time < TIMES; time++ ) {
		const answer = await client.get( url );
		const header = answer.headers()[ 'server-timing' ] ?? '';
		for ( const [ name, pattern ] of Object.entries( FIGURES ) ) {
			const value = pattern.exec( header )?.[ 1 ];
			if ( answer.status() !== 200 || value === undefined ) {
				throw new Error(
					`${ url } (${ answer.status() }) reports no server cost.`
				);
			}
			const figure = name as keyof ServerCost;
			least[ figure ] = Math.min( least[ figure ], Number( value ) );
		}
	}
	return least;
}
