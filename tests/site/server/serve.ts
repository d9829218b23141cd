import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from './runtime';
import { freePort } from '../tools/ports';

/** Two sites that start at the same moment may find the same port free. */
const ATTEMPTS = 5;

/** A file by which a server shows whose it is. */
const MARK = 'wp-content/local-site.txt';

/**
 * Serves a site on a port that nobody else has.
 *
 * @param dir       Folder of the site.
 * @param runtime   What serves it.
 * @param wanted    The port asked for, if any.
 * @param configure Tells the site its address, before it is served.
 * @return The address.
 * @throws Error When it can't be served.
 */
export async function serve(
	dir: string,
	runtime: Runtime,
	wanted: number | undefined,
	configure: ( url: string ) => void
): Promise< string > {
	const mark = randomUUID();
	writeFileSync( join( dir, 'www', MARK ), mark );
	for ( let attempt = 1; ; attempt++ ) {
		const port = await freePort( wanted );
		const url = `http://127.0.0.1:${ port }`;
		configure( url );
		try {
			await runtime.start( port );
			const answer = await fetch( `${ url }/${ MARK }` );
			if ( ( await answer.text() ) === mark ) {
				return url;
			}
			throw new Error( `Another server answers on port ${ port }.` );
		} catch ( error ) {
			await runtime.stop();
			if ( attempt === ATTEMPTS ) {
				throw error;
			}
		}
	}
}
