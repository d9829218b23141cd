import { onceOpened } from '../../transport/browser/opened';

/** What runs under consent only. */
export interface Part {
	/** Loads the script of the part. */
	load: () => Promise< () => () => void >;
	/**
	 * Takes away what it may have left, on this page or an earlier one. What is done
	 * later asks first whether it is still not allowed.
	 */
	clear: ( isOff: () => boolean ) => void;
}

/**
 * A switch of a part that is fetched when it is first allowed, and stopped as
 * soon as it no longer is, however often that changes. A page that the browser
 * makes ahead does nothing of it before it is opened.
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
				// It may have been withdrawn, or withdrawn and given again, meanwhile.
				if ( wanted ) {
					stop ??= start();
				}
			},
			( error: unknown ) => {
				// The next time it is allowed may have a network.
				wanted = undefined;
				reportError( error );
			}
		);
	};
	return ( allowed: boolean ): void => onceOpened( () => decide( allowed ) );
};
