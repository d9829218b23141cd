import type { APIRequestContext } from '@playwright/test';

/** What a page costs its server. */
export interface ServerCost {
	queries: number;
	/** Of PHP, all of WordPress and its plugins. */
	files: number;
	/** Bytes, at its peak. */
	memory: number;
}

const FIGURES = {
	queries: /db;desc="(\d+)"/,
	files: /files;desc="(\d+)"/,
	memory: /memory;desc="(\d+)"/,
} as const;

/** The first requests after a plugin was switched on or off fill caches. */
const TIMES = 4;

/**
 * Asks for a page a few times, and takes the least of each figure.
 *
 * @param client Whose visitor has the cart that the page needs.
 * @param url    Its address; the site has the bench's probe.
 * @throws Error When the page does not say what it cost.
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
					`${ url } (${ answer.status() }) does not say what it cost.`
				);
			}
			const figure = name as keyof ServerCost;
			least[ figure ] = Math.min( least[ figure ], Number( value ) );
		}
	}
	return least;
}
