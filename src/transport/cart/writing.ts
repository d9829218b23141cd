import { readJson } from '../http/json';
import { isNumber, isShape, isText } from '../http/shape';
import type { Environment } from '../browser/environment';

/**
 * Milliseconds until a write is given up. Longer than for a read: what was
 * given up may have been done, and the shopper can do nothing with that.
 */
export const WRITE_TIMEOUT = 30_000;

/** A write that has no answer yet. */
interface Writing {
	/** Of the cart that it changes. */
	hash: string;
	/** When it began, in milliseconds since the epoch. */
	at: number;
}

const isWriting = isShape< Writing >( { hash: isText, at: isNumber } );

/**
 * Notes for other pages that a write is under way. A page that is left hears no
 * answer, and the one that follows it may be printed before the write is done.
 *
 * @param env         The browser.
 * @param env.storage Null: nothing is noted.
 * @param env.now     The clock.
 * @param key         Of this shop.
 *
 * @see spec 4.3
 */
export const createWriting = (
	{ storage, now }: Pick< Environment, 'now' | 'storage' >,
	key: string
) => {
	const write = ( value: string ) => {
		try {
			storage?.setItem( key, value );
		} catch {
			// The quota is full: a page that comes too early shows the cart of before.
		}
	};
	return {
		begin: ( hash: string ) =>
			write( JSON.stringify( { hash, at: now() } ) ),
		end: () => {
			if ( storage?.getItem( key ) ) {
				write( '' );
			}
		},
		/** What is under way; null: nothing, or it was given up. */
		read: (): Writing | null => {
			const value = readJson( storage?.getItem( key ) );
			return isWriting( value ) && now() - value.at < WRITE_TIMEOUT
				? value
				: null;
		},
	};
};
