/**
 * Waits for a promise with a timeout.
 *
 * @param promise The promise.
 * @param ms      Milliseconds.
 * @return Undefined: timed out.
 */
export const within = < T >(
	promise: Promise< T >,
	ms: number
): Promise< T | undefined > =>
	Promise.race( [
		promise,
		new Promise< undefined >( ( resolve ) => {
			setTimeout( resolve, ms );
		} ),
	] );
