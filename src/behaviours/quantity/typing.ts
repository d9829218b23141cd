interface Wait {
	timer: ReturnType< typeof setTimeout >;
	/** Cart lines whose quantity is being typed. */
	lines: Set< string >;
}

/**
 * Waits for typing to stop. Keyed, not tied to an element, since a region may
 * be replaced under the shopper's fingers.
 */
const waits = new Map< string, Wait >();

/**
 * Calls back so many milliseconds after the last call with the same key.
 *
 * @param key Of a line, or of a form whose lines are sent together.
 */
export const whenTyped = (
	key: string,
	after: number,
	callback: () => void,
	line = key
): void => {
	const lines = waits.get( key )?.lines ?? new Set();
	forgetTyping( key );
	waits.set( key, {
		lines: lines.add( line ),
		timer: setTimeout( () => {
			waits.delete( key );
			callback();
		}, after ),
	} );
};

/** Drops what waits under a key: something else settled it. */
export const forgetTyping = ( key: string ): void => {
	clearTimeout( waits.get( key )?.timer );
	waits.delete( key );
};

/** Whether the shopper is still typing the quantity of a cart line. */
export const isTyping = ( line: string ): boolean =>
	[ ...waits.values() ].some( ( { lines } ) => lines.has( line ) );
