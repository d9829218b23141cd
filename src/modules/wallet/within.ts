/**
 * Waits for something, and no longer than that.
 *
 * @param promise What.
 * @param ms      Milliseconds.
 * @return Undefined when it took longer.
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
