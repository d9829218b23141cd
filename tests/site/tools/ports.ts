import { createServer } from 'node:net';

const FIRST_PORT = 8800;
const LAST_PORT = 8899;

/**
 * Whether a server could listen here.
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
 * A port to serve a site on. Two processes may look at the same moment, so the
 * search starts at a place of this process's own.
 *
 * @param wanted The port asked for, if any.
 * @throws Error When the wanted one, or every one, is taken.
 */
export async function freePort( wanted?: number ): Promise< number > {
	if ( wanted !== undefined ) {
		if ( await isFree( wanted ) ) {
			return wanted;
		}
		throw new Error(
			`Port ${ wanted } is taken; choose another by --port.`
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
