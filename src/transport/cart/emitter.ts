/** Tells many of one thing. */
export const createEmitter = < Args extends unknown[] >() => {
	const listeners = new Set< ( ...args: Args ) => void >();
	return {
		/** Returns the unsubscriber. */
		on: ( listener: ( ...args: Args ) => void ): ( () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		/** One that throws is reported and keeps the others from nothing. */
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
