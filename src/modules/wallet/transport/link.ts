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

/** A connection to the wallet through a hidden window. */
export interface WalletLink {
	/** 0: there is no window; 1: it comes; 2: it can be told something. @see spec 4.17 */
	readonly state: () => number;
	/** Milliseconds that an answer may take. @see spec 9.12 */
	patience: number;
	/**
	 * Asks something. Why there is no answer, if there is none: it took too long,
	 * there is no window, or the wallet has failed.
	 *
	 * @param question What.
	 * @param value    What goes with it.
	 * @param patience Milliseconds; the connection's where nothing is said.
	 */
	readonly ask: (
		question: Ask,
		value?: unknown,
		patience?: number
	) => Promise< Reply >;
	/** Asks for yes or no; what is not answered is no. @see spec 8.5 */
	readonly says: ( question: Ask, patience?: number ) => Promise< boolean >;
	/** Takes the window away; what is still open fails. */
	readonly close: () => void;
}

/**
 * Connects to the wallet.
 *
 * @param host The wallet's address.
 * @param url  Of its page that answers.
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
 * Tries whether third-party cookies work with the wallet: a window that comes
 * and goes sets one, the lasting one looks for it.
 *
 * @param host The wallet's address.
 * @param url  Of its page that answers.
 * @param link The lasting connection.
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
