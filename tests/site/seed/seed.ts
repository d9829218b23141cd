import { drawPictures } from './pictures/pictures';
import { hashOf } from '../tools/hash';
import { say } from '../tools/progress';
import { sitePath } from '../tools/paths';
import type { Site } from '../types';

/** Changes whenever a file of the sample shop changes. */
export function seedVersion(): string {
	return hashOf( sitePath( 'seed' ) );
}

/**
 * Fills a site with the sample shop.
 *
 * @param site A site with the plugin active.
 * @throws Error With PHP's own words.
 */
export async function seedShop( site: Site ): Promise< void > {
	const pictures = await drawPictures();
	const said = await site.php( sitePath( 'seed', 'php', 'seed.php' ), {
		args: { data: sitePath( 'seed', 'data' ), pictures },
	} );
	if ( said.trim() !== '' ) {
		say( said.trim() );
	}
}
