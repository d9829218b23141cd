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
 * @param commerce The shop's engine.
 * @throws Error With PHP's message.
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
 * Adds what a shop has after a year, which tests do without.
 *
 * @param site     A seeded site.
 * @param commerce The shop's engine.
 * @throws Error With PHP's message.
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
 * Sets the front end of a seeded shop. The built-in engine always has this
 * plugin's.
 *
 * @param site     A seeded site with this plugin active, or any seeded site for the
 *                 engine's own front end.
 * @param commerce The shop's engine.
 * @param front    This plugin's blocks, or the engine's own front end.
 * @throws Error With PHP's message.
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
