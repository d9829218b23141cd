import { onceOpened } from '../../transport/browser/opened';

/** A part that runs only with consent. */
export interface Part {
	/** Loads the script of the part. */
	load: () => Promise< () => () => void >;
	/**
	 * Deletes its data of this page or earlier ones. Delayed cleanup must check
	 * `isOff` first.
	 */
	clear: ( isOff: () => boolean ) => void;
}

/**
 * Creates a switch that loads a part when first allowed, and stops it when no
 * longer, any number of times. On a prerendered page it waits until the page is
 * opened.
 *
 * @see spec 4.16, 7.19
 */
export const createSwitch = ( { load, clear }: Part ) => {
	let wanted: boolean | undefined;
	let stop: ( () => void ) | undefined;
	const decide = ( allowed: boolean ): void => {
		if ( allowed === wanted ) {
			return;
		}
		wanted = allowed;
		if ( ! allowed ) {
			stop?.();
			stop = undefined;
			clear( () => wanted === false );
			return;
		}
		load().then(
			( start ) => {
				// Consent may have changed meanwhile.
				if ( wanted ) {
					stop ??= start();
				}
			},
			( error: unknown ) => {
				// Retry the next time it is allowed.
				wanted = undefined;
				reportError( error );
			}
		);
	};
	return ( allowed: boolean ): void => onceOpened( () => decide( allowed ) );
};
