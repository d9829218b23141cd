import type { StoredFragments } from '../../core/cart/fragments';
import { readJson } from '../http/json';
import { isStored } from './storage/fragments-cache';
import type { Environment } from './environment';

export interface Tabs {
	/** Sends fragments to the other tabs. */
	post: ( stored: StoredFragments ) => void;
	close: () => void;
}

/**
 * Syncs the cart between the tabs of a shop. A tab never gets its own messages,
 * and received ones are not sent on.
 *
 * Without BroadcastChannel, the `storage` event of the stored fragments is
 * used.
 *
 * @param env      The browser environment.
 * @param name     Name of the channel.
 * @param cacheKey Storage key of the fragments.
 * @param hear     Called with fragments of another tab.
 *
 * @see field 16
 */
export const createTabs = (
	env: Pick< Environment, 'channel' | 'listen' >,
	name: string,
	cacheKey: string,
	hear: ( stored: StoredFragments ) => void
): Tabs => {
	const { channel: open, listen } = env;
	const receive = ( value: unknown ) => {
		if ( isStored( value ) ) {
			hear( value );
		}
	};
	if ( ! open ) {
		const close = listen( 'storage', ( { key, newValue } ) => {
			if ( key === cacheKey ) {
				receive( readJson( newValue ) );
			}
		} );
		return { post: () => undefined, close };
	}
	let channel: BroadcastChannel | null = null;
	const connect = () => {
		channel ??= open( name );
		channel.onmessage = ( { data } ) => receive( data );
	};
	const disconnect = () => {
		channel?.close();
		channel = null;
	};
	connect();
	// An open channel would disable the back/forward cache.
	const unlisten = [
		listen( 'pagehide', disconnect ),
		listen( 'pageshow', connect ),
	];
	return {
		post: ( stored ) => channel?.postMessage( stored ),
		close: () => {
			unlisten.forEach( ( stop ) => stop() );
			disconnect();
		},
	};
};
