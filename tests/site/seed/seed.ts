import { drawPictures } from './pictures/pictures';
import { hashOf } from '../tools/hash';
import { say } from '../tools/progress';
import { sitePath } from '../tools/paths';
import type { Commerce, Site } from '../types';

/** Changes whenever a file of the sample shop changes. */
export function seedVersion(): string {
	return hashOf( sitePath( 'seed' ) );
}

/**
 * Fills a site with the sample shop.
 *
 * @param site     A site with the engine active.
 * @param commerce The engine whose shop it is.
 * @throws Error With PHP's own words.
 */
export async function seedShop(
	site: Site,
	commerce: Commerce
): Promise< void > {
	const pictures = await drawPictures();
	const said = await site.php( sitePath( 'seed', 'php', 'seed.php' ), {
		args: { data: sitePath( 'seed', 'data' ), pictures, commerce },
	} );
	if ( said.trim() !== '' ) {
		say( said.trim() );
	}
}

/**
 * Adds to a filled shop what one has after a year, which tests have without it.
 *
 * @param site     A filled site.
 * @param commerce The engine whose shop it is.
 * @throws Error With PHP's own words.
 */
export async function addDemo(
	site: Site,
	commerce: Commerce
): Promise< void > {
	await site.php( sitePath( 'seed', 'php', 'demo.php' ), {
		args: {
			data: sitePath( 'seed', 'data' ),
			pictures: await drawPictures(),
			commerce,
		},
	} );
}

/**
 * Gives a filled shop one of two front ends. Where an engine has none of its
 * own, this plugin's is there from the beginning.
 *
 * @param site     A filled site; this plugin is active, or its own front end is wanted.
 * @param commerce The engine whose shop it is.
 * @param front    This plugin's blocks where an owner puts them, or what the engine brings.
 * @throws Error With PHP's own words.
 */
export async function dressShop(
	site: Site,
	commerce: Commerce,
	front: 'vitrine' | 'own'
): Promise< void > {
	if ( commerce === 'woocommerce' ) {
		await site.php( sitePath( 'seed', 'php', 'WooCommerce', 'dress.php' ), {
			args: { front },
		} );
	}
	if ( front === 'vitrine' ) {
		await site.php( sitePath( 'seed', 'php', 'listings.php' ) );
	}
}
