import { createServer } from 'node:net';

const FIRST_PORT = 8800;
const LAST_PORT = 8899;

/**
 * Whether a port is free.
 *
 * @param port TCP port on 127.0.0.1.
 */
export function isFree( port: number ): Promise< boolean > {
	return new Promise( ( done ) => {
		const probe = createServer();
		probe.once( 'error', () => done( false ) );
		probe.listen( port, '127.0.0.1', () =>
			probe.close( () => done( true ) )
		);
	} );
}

/**
 * Finds a port to serve a site on. Two processes may search at once, so the
 * search starts at a port that depends on the process.
 *
 * @param wanted The requested port, if any.
 * @throws Error When the requested port, or every port, is in use.
 */
export async function freePort( wanted?: number ): Promise< number > {
	if ( wanted !== undefined ) {
		if ( await isFree( wanted ) ) {
			return wanted;
		}
		throw new Error(
			`Port ${ wanted } is in use; choose another with --port.`
		);
	}
	const count = LAST_PORT - FIRST_PORT + 1;
	for ( let i = 0; i < count; i++ ) {
		const port = FIRST_PORT + ( ( process.pid * 7 + i ) % count );
		if ( await isFree( port ) ) {
			return port;
		}
	}
	throw new Error( `No free port from ${ FIRST_PORT } to ${ LAST_PORT }.` );
}
