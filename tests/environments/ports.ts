import { freePort, isFree } from '../site/tools/ports';

/**
 * Returns different free ports, even before anything listens on them.
 *
 * @param count Number of ports.
 * @throws Error When there are not enough.
 */
export async function freePorts( count: number ): Promise< number[] > {
	const ports = [ await freePort() ];
	for ( let port = 8800; ports.length < count && port < 8900; port++ ) {
		if ( ! ports.includes( port ) && ( await isFree( port ) ) ) {
			ports.push( port );
		}
	}
	if ( ports.length < count ) {
		throw new Error( `${ count } free ports are needed.` );
	}
	return ports;
}
