import contract from '../../contract';
import type { Ask, GentleAsk } from '../../core/wallet/asks/ask';
import { COOKIES_ENABLED, SET_COOKIE } from '../../core/wallet/asks/connecting';
import {
	CLOSED,
	type Effect,
	type Happening,
	step,
} from '../../core/wallet/connection';
import { WalletError } from '../../core/wallet/trouble';
import { type Frame, openFrame } from './frame';

/** A connection to the wallet through a hidden window. */
export interface WalletLink {
	/** 0: there is no window; 1: it comes; 2: it can be told something. @see spec 4.17 */
	readonly state: () => number;
	/** Milliseconds that an answer may take. @see spec 9.12 */
	patience: number;
	/**
	 * Asks what must be answered.
	 *
	 * @param  ask      The question.
	 * @param  value    What goes with it.
	 * @param  patience Milliseconds; the connection's where nothing is said.
	 * @throws {WalletError} There is no answer in time, no window, or the wallet has failed.
	 */
	readonly demand: (
		ask: Ask,
		value?: unknown,
		patience?: number
	) => Promise< unknown >;
	/** Asks what has a default: the answer, or the default for want of one. @see spec 8.5 */
	readonly query: < Answer >(
		ask: GentleAsk< Answer >,
		patience?: number
	) => Promise< Answer >;
	/** Takes the window away; what is still open fails. */
	readonly close: () => void;
}

interface Waiting {
	readonly resolve: ( value: unknown ) => void;
	readonly reject: ( error: WalletError ) => void;
	readonly timer: ReturnType< typeof setTimeout >;
}

/**
 * Connects to the wallet.
 *
 * @param host The wallet's address.
 * @param url  Of its page that answers.
 * @see spec 4.17, 7.17, 9.12
 */
export const connect = ( host: string, url: string ): WalletLink => {
	const waiting = new Map< number, Waiting >();
	let connection = CLOSED;
	let frame: Frame | undefined;
	let asked = 0;

	const settle = ( effect: Effect ) => {
		if ( effect.type === 'post' ) {
			frame?.post( effect.message );
			return;
		}
		const one = waiting.get( effect.id );
		clearTimeout( one?.timer );
		waiting.delete( effect.id );
		if ( effect.type === 'answer' ) {
			one?.resolve( effect.value );
		} else {
			one?.reject(
				new WalletError(
					effect.why === 'refused' ? 'no_url' : effect.why
				)
			);
		}
	};
	const take = ( happening: Happening ) => {
		const [ next, effects ] = step( connection, happening );
		connection = next;
		effects.forEach( settle );
	};

	const demand: WalletLink[ 'demand' ] = (
		ask,
		value,
		patience = link.patience
	) =>
		new Promise( ( resolve, reject ) => {
			const id = ++asked;
			const timer = setTimeout(
				() => take( { type: 'expire', id } ),
				patience
			);
			waiting.set( id, { resolve, reject, timer } );
			take( { type: 'ask', query: { id, ask, value } } );
		} );

	const link: WalletLink = {
		state: () => connection.state,
		patience: contract.timings_ms.wallet_reply_timeout,
		demand,
		query: ( ask, patience ) =>
			demand( ask, undefined, patience ).then( ask.read, () =>
				ask.read( undefined )
			),
		close: () => {
			frame?.remove();
			frame = undefined;
			take( { type: 'close' } );
		},
	};
	take( { type: 'inject' } );
	frame = openFrame( host, url, ( message ) =>
		take( { type: 'message', message } )
	);
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
	const isSet = await temporary.query( SET_COOKIE );
	temporary.close();
	return isSet && link.query( COOKIES_ENABLED );
};
