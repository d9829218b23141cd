import type { Environment } from './environment';

/**
 * Does one thing while no other tab of the shop does it. Where the browser has
 * no locks, or another tab does not let go in time, it is done all the same:
 * the server serialises the writes of a cart, this spares it the collisions.
 *
 * @param locks    The browser's.
 * @param name     Of the lock.
 * @param patience Milliseconds to wait for it.
 * @param work     What to do. Its outcome is the outcome.
 *
 * @see field 15
 */
export const withLock = async < T >(
	locks: Environment[ 'locks' ],
	name: string,
	patience: number,
	work: () => Promise< T >
): Promise< T > => {
	if ( ! locks ) {
		return work();
	}
	let begun: Promise< T > | undefined;
	try {
		const signal = AbortSignal.timeout( patience );
		return await locks.request( name, { signal }, () => {
			begun = work();
			return begun;
		} );
	} catch {
		// Given up waiting: or else it is the work's own failure.
		return await ( begun ?? work() );
	}
};
