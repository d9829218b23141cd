import type { StoredFragments } from '../../core/cart/fragments';
import { readJson } from '../http/json';
import { isStored } from './storage';
import type { Environment } from './environment';

export interface Tabs {
	/** Tells the other tabs. */
	tell: ( stored: StoredFragments ) => void;
	close: () => void;
}

/**
 * Tells the other tabs of a shop what the cart became, and hears it from them.
 * The teller never hears itself, and what was heard is not told again.
 *
 * Without BroadcastChannel, storing the fragments is the telling: the browser
 * raises `storage` in the other tabs.
 *
 * @param env      The browser.
 * @param name     Of the channel.
 * @param cacheKey Where the fragments are stored.
 * @param hear     Called with what another tab told.
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
	const heard = ( value: unknown ) => {
		if ( isStored( value ) ) {
			hear( value );
		}
	};
	if ( ! open ) {
		const close = listen( 'storage', ( { key, newValue } ) => {
			if ( key === cacheKey ) {
				heard( readJson( newValue ) );
			}
		} );
		return { tell: () => undefined, close };
	}
	let channel: BroadcastChannel | null = null;
	const connect = () => {
		channel ??= open( name );
		channel.onmessage = ( { data } ) => heard( data );
	};
	const disconnect = () => {
		channel?.close();
		channel = null;
	};
	connect();
	// An open channel would keep the page out of the back/forward cache.
	const unlisten = [
		listen( 'pagehide', disconnect ),
		listen( 'pageshow', connect ),
	];
	return {
		tell: ( stored ) => channel?.postMessage( stored ),
		close: () => {
			unlisten.forEach( ( stop ) => stop() );
			disconnect();
		},
	};
};
