import { freePort, isFree } from '../site/tools/ports';

/**
 * Ports that differ, though nothing listens on any of them yet.
 *
 * @param count How many.
 * @throws Error When there are not as many.
 */
export async function freePorts( count: number ): Promise< number[] > {
	const ports = [ await freePort() ];
	for ( let port = 8800; ports.length < count && port < 8900; port++ ) {
		if ( ! ports.includes( port ) && ( await isFree( port ) ) ) {
			ports.push( port );
		}
	}
	if ( ports.length < count ) {
		throw new Error( `${ count } free ports are wanted.` );
	}
	return ports;
}
