import type { Trouble } from '../../core/cart/failure';
import type { Answered, Intent } from '../../core/cart/types';

export type ApiAnswer =
	| ( Answered & { ok: true } )
	| { ok: false; trouble: Trouble };

/** The cart requests of a shop. They never reject. */
export interface CartApi {
	write: ( intent: Intent ) => Promise< ApiAnswer >;
	read: ( signal: AbortSignal ) => Promise< ApiAnswer >;
}
