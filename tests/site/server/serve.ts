import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runtime } from './runtime';
import { freePort } from '../tools/ports';

/** Attempts to find a port; two sites that start at once may find the same one free. */
const ATTEMPTS = 5;

/** A file that identifies the site of a server. */
const MARK = 'wp-content/local-site.txt';

/**
 * Serves a site on a free port.
 *
 * @param dir       Folder of the site.
 * @param runtime   Serves the site.
 * @param wanted    The requested port, if any.
 * @param configure Tells the site its URL before it is served.
 * @return The URL.
 * @throws Error When it cannot be served.
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
