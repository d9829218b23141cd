import { readJson } from '../http/json';
import { isNumber, isShape, isText } from '../http/shape';
import type { Environment } from '../browser/environment';

/**
 * Timeout of a write in milliseconds. Longer than for reads, since an aborted
 * write may still have been done.
 */
export const WRITE_TIMEOUT = 30_000;

/** A write without a response so far. */
interface Writing {
	/** Hash of the cart that it changes. */
	hash: string;
	/** Start time in milliseconds since the epoch. */
	at: number;
}

const isWriting = isShape< Writing >( { hash: isText, at: isNumber } );

/**
 * Records a pending write for other pages: a page being left gets no response,
 * and the next one may be printed before the write is done.
 *
 * @param env         The browser environment.
 * @param env.storage Null: nothing is recorded.
 * @param env.now     Current time in milliseconds.
 * @param key         Storage key of the shop.
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
			// Quota exceeded: the next page may show the old cart.
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
		/** The pending write; null: none, or it has timed out. */
		read: (): Writing | null => {
			const value = readJson( storage?.getItem( key ) );
			return isWriting( value ) && now() - value.at < WRITE_TIMEOUT
				? value
				: null;
		},
	};
};
