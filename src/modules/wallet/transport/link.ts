import contract from '../../../contract';
import type { Ask } from '../rules/asks/ask';
import { COOKIES_ENABLED, SET_COOKIE } from '../rules/asks/connecting';
import {
	ask,
	close,
	CLOSED,
	expire,
	inject,
	type Next,
	receive,
	type Reply,
} from '../rules/connection';
import { openFrame } from './frame';

/** A connection to the wallet through a hidden iframe. */
export interface WalletLink {
	/** 0: no iframe; 1: loading; 2: ready. @see spec 4.17 */
	readonly state: () => number;
	/** Timeout for replies in milliseconds. @see spec 9.12 */
	patience: number;
	/**
	 * Sends a request. The result may be a reply or a reason why there is none.
	 *
	 * @param question The request.
	 * @param value    Its payload.
	 * @param patience Timeout in milliseconds; default: the connection's.
	 */
	readonly ask: (
		question: Ask,
		value?: unknown,
		patience?: number
	) => Promise< Reply >;
	/** Sends a yes-no request; without a reply it is false. @see spec 8.5 */
	readonly says: ( question: Ask, patience?: number ) => Promise< boolean >;
	/** Removes the iframe; pending requests fail. */
	readonly close: () => void;
}

/**
 * Connects to the wallet.
 *
 * @param host URL of the wallet.
 * @param url  URL of its page for the iframe.
 * @see spec 4.17, 7.17, 9.12
 */
export const connect = ( host: string, url: string ): WalletLink => {
	const waiting: Array< ( reply: Reply ) => void > = [];
	let connection = CLOSED;

	const take = ( [ next, effects ]: Next ) => {
		connection = next;
		for ( const effect of effects ) {
			if ( 'message' in effect ) {
				frame.post( effect.message );
			} else {
				waiting[ effect.id ]?.( effect );
			}
		}
	};
	const link: WalletLink = {
		state: () => connection.state,
		patience: contract.timings_ms.wallet_reply_timeout,
		ask: ( question, value, patience = link.patience ) =>
			new Promise( ( resolve ) => {
				const id = waiting.push( resolve ) - 1;
				setTimeout( () => take( expire( connection, id ) ), patience );
				take( ask( connection, { id, ask: question, value } ) );
			} ),
		says: async ( question, patience ) =>
			( await link.ask( question, undefined, patience ) ).value === true,
		close: () => {
			frame.remove();
			take( close( connection ) );
		},
	};
	const frame = openFrame( host, url, ( message ) =>
		take( receive( connection, message ) )
	);
	take( inject( connection ) );
	return link;
};

/**
 * Tests whether third-party cookies work in the wallet's iframe: a temporary
 * iframe sets one, the permanent one checks it.
 *
 * @param host URL of the wallet.
 * @param url  URL of its page for the iframe.
 * @param link The permanent connection.
 * @see spec 2.11, 4.17
 */
export const tryCookies = async (
	host: string,
	url: string,
	link: WalletLink
): Promise< boolean > => {
	const temporary = connect( host, url );
	const isSet = await temporary.says( SET_COOKIE );
	temporary.close();
	return isSet && link.says( COOKIES_ENABLED );
};
