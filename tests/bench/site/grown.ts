import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { request, type APIRequestContext } from '@playwright/test';
import { createSite } from '../../site/site';
import { step } from '../../site/tools/progress';
import type { Commerce, Site } from '../../site/types';

/** Database memory in megabytes: 100,000 posts take 140, and a site of that size has a server for it. */
const MEMORY = 256;

/** Makes a site report the cost of each request. */
export const addProbe = ( site: Site ): void => {
	const probes = join( site.dir, 'www/wp-content/mu-plugins' );
	mkdirSync( probes, { recursive: true } );
	copyFileSync(
		join( __dirname, '../probe.php' ),
		join( probes, 'bench-probe.php' )
	);
};

/**
 * Fills a site on MariaDB step by step, and measures it at each size.
 *
 * @param what      What the site is filled with.
 * @param sizes     Sizes in ascending order.
 * @param fill      Script that inserts a range of numbers.
 * @param measureAt Measures; receives the script's output.
 * @param commerce  Commerce engine.
 */
export async function measureGrown< Figure >(
	what: string,
	sizes: readonly number[],
	fill: string,
	measureAt: (
		client: APIRequestContext,
		site: Site,
		size: number,
		said: string
	) => Promise< Figure[] >,
	commerce: Commerce = 'builtin'
): Promise< Figure[] > {
	const site = await createSite( {
		name: `bench-${ what }-${ process.pid }`,
		temporary: true,
		seed: true,
		db: 'mysql',
		memory: MEMORY,
		commerce,
	} );
	try {
		addProbe( site );
		const client = await request.newContext();
		const figures: Figure[] = [];
		let there = 0;
		for ( const size of sizes ) {
			const from = there + 1;
			const said = await step(
				`Writing ${ size - there } ${ what }`,
				() => site.php( fill, { args: { from, to: size } } )
			);
			there = size;
			figures.push( ...( await measureAt( client, site, size, said ) ) );
		}
		await client.dispose();
		return figures;
	} finally {
		await site.stop();
	}
}
