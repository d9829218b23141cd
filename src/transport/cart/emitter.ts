/** Creates an event emitter. */
export const createEmitter = < Args extends unknown[] >() => {
	const listeners = new Set< ( ...args: Args ) => void >();
	return {
		/** Returns the unsubscribe function. */
		on: ( listener: ( ...args: Args ) => void ): ( () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		/** A listener that throws is reported and does not stop the others. */
		emit: ( ...args: Args ): void => {
			for ( const listener of [ ...listeners ] ) {
				try {
					listener( ...args );
				} catch ( error ) {
					reportError( error );
				}
			}
		},
	};
};
