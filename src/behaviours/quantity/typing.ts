/**
 * Waits for typing to stop. Keyed, not tied to an element, since a region may
 * be replaced under the shopper's fingers.
 */
const timers = new Map< string, ReturnType< typeof setTimeout > >();

/** Calls back so many milliseconds after the last call with the same key. */
export const whenTyped = (
	key: string,
	after: number,
	callback: () => void
): void => {
	forgetTyping( key );
	timers.set(
		key,
		setTimeout( () => {
			timers.delete( key );
			callback();
		}, after )
	);
};

/** Drops what waits under a key: something else settled it. */
export const forgetTyping = ( key: string ): void => {
	clearTimeout( timers.get( key ) );
	timers.delete( key );
};

/** Whether the shopper is still typing under a key. */
export const isTyping = ( key: string ): boolean => timers.has( key );
