interface Wait {
	timer: ReturnType< typeof setTimeout >;
	/** Cart lines whose quantity is being typed. */
	lines: Set< string >;
}

/**
 * Pending timers by key rather than by element, since a region may be replaced
 * while the shopper types.
 */
const waits = new Map< string, Wait >();

/**
 * Calls back a number of milliseconds after the last call with the same key.
 *
 * @param key Key of a line, or of a form whose lines are sent together.
 */
export const debounce = (
	key: string,
	after: number,
	callback: () => void,
	line = key
): void => {
	const lines = waits.get( key )?.lines ?? new Set();
	cancelDebounce( key );
	waits.set( key, {
		lines: lines.add( line ),
		timer: setTimeout( () => {
			waits.delete( key );
			callback();
		}, after ),
	} );
};

/** Cancels the timer of a key: the change was handled otherwise. */
export const cancelDebounce = ( key: string ): void => {
	clearTimeout( waits.get( key )?.timer );
	waits.delete( key );
};

/** Whether the shopper is still typing the quantity of a cart line. */
export const isTyping = ( line: string ): boolean =>
	[ ...waits.values() ].some( ( { lines } ) => lines.has( line ) );
