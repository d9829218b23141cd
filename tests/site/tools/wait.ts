import { connect } from 'node:net';

const INTERVAL = 25;

/**
 * Waits until a condition is true.
 *
 * @param what    Description for the error message.
 * @param check   The condition.
 * @param seconds Maximum time to wait.
 * @throws Error When the time is over.
 */
export async function until(
	what: string,
	check: () => Promise< boolean > | boolean,
	seconds = 30
): Promise< void > {
	const end = Date.now() + seconds * 1000;
	while ( ! ( await check() ) ) {
		if ( Date.now() > end ) {
			throw new Error( `${ what } took longer than ${ seconds } s.` );
		}
		await new Promise( ( next ) => setTimeout( next, INTERVAL ) );
	}
}

/**
 * Whether something listens on a port.
 *
 * @param port TCP port on 127.0.0.1.
 */
export function isListening( port: number ): Promise< boolean > {
	return new Promise( ( done ) => {
		const socket = connect( port, '127.0.0.1' );
		socket.once( 'connect', () => {
			socket.destroy();
			done( true );
		} );
		socket.once( 'error', () => done( false ) );
	} );
}
