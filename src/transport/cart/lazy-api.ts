import type { Trouble } from '../../core/cart/failure';
import type { Answered, Intent } from '../../core/cart/types';

export type ApiAnswer =
	| ( Answered & { ok: true } )
	| { ok: false; trouble: Trouble };

/** The cart's calls to the shop. They never reject. */
export interface CartApi {
	write: ( intent: Intent ) => Promise< ApiAnswer >;
	read: ( signal: AbortSignal ) => Promise< ApiAnswer >;
}

/**
 * The calls, from a chunk that comes with the first of them, or before by
 * `preload()`. A chunk that cannot be had is a network that is not there.
 *
 * @param load Loads the chunk and makes the calls. Tried again after a failure.
 */
export const lazyCartApi = (
	load: () => Promise< CartApi >
): CartApi & { preload: () => void } => {
	let ready: Promise< CartApi > | null = null;
	const ask = async (
		call: ( api: CartApi ) => Promise< ApiAnswer >
	): Promise< ApiAnswer > => {
		ready ??= load();
		try {
			return await call( await ready );
		} catch {
			ready = null;
			return { ok: false, trouble: 'network' };
		}
	};
	return {
		write: ( intent ) => ask( ( api ) => api.write( intent ) ),
		read: ( signal ) => ask( ( api ) => api.read( signal ) ),
		preload: () => {
			ready ??= load();
			ready.catch( () => {
				ready = null;
			} );
		},
	};
};
