import contract from '../../../src/contract';
import { AGREEMENT } from './agreement';
import type { Behavior, Reply } from './behavior';
import { readHandover, seal, type Sessions } from './session';

/** A message from the frame to the shop's page. */
export interface Spoken {
	action: string;
	value?: unknown;
	/** Delay in milliseconds. */
	delay?: number;
}

/** A message to the sandbox, with its context. */
export interface Asked {
	action: string;
	value: unknown;
	/** Names of the cookies that the browser sent. */
	cookies: readonly string[];
	behavior: Behavior;
	sessions: Sessions;
	/** The sandbox's origin. */
	host: string;
}

/** Names of its cookies. */
export const COOKIES = { test: 'sandbox_test', user: 'sandbox_user' } as const;

const { requests, replies, encrypted_keys, checkout_path, redirect_key } =
	contract.wallet;

/**
 * Returns the wallet's replies to a message.
 *
 * @param asked The message.
 * @see spec 7.17
 */
export function answers( asked: Asked ): Spoken[] {
	const usual = usualAnswer( asked );
	const reply = asked.behavior.replies[ asked.action ];
	if ( ! usual ) {
		return [];
	}
	return reply === undefined ? [ usual ] : changed( usual, reply );
}

function changed( usual: Spoken, reply: Reply ): Spoken[] {
	if ( reply === 'silent' ) {
		return [];
	}
	if ( reply === 'twice' ) {
		return [ usual, usual ];
	}
	return [ { ...usual, ...reply } ];
}

function usualAnswer( asked: Asked ): Spoken | null {
	const { behavior, cookies } = asked;
	const has = ( name: string ) => cookies.includes( name );
	switch ( asked.action ) {
		case requests.timeout:
			return { action: replies.timeout, value: behavior.timeout };
		case requests.logged_in:
			return {
				action: replies.logged_in,
				value:
					behavior.loggedIn === 'cookie'
						? has( COOKIES.user )
						: behavior.loggedIn,
			};
		case requests.encrypted_data:
			return { action: replies.encrypted_data, value: user() };
		case requests.set_cookie:
			return { action: replies.set_cookie, value: true };
		case requests.cookies_enabled:
			return {
				action: replies.cookies_enabled,
				value:
					behavior.cookies === 'browser'
						? has( COOKIES.test )
						: behavior.cookies,
			};
		case requests.reachable:
			return { action: replies.reachable, value: behavior.reachable };
		case requests.redirect_session:
			return redirect( asked );
		case requests.preemptive_session:
			return readHandover( asked.value )
				? { action: replies.preemptive_session, value: true }
				: { action: replies.preemptive_session_error };
		default:
			return null;
	}
}

/** The wallet's shopper, encrypted for the shop's server. */
function user(): Record< string, string > {
	const { session, iv, hash } = seal.seal(
		'user',
		AGREEMENT.blog_id,
		'robin'
	);
	const parts = [ session, iv, hash ];
	return Object.fromEntries(
		encrypted_keys.map( ( key, i ) => [ key, parts[ i ] ?? '' ] )
	);
}

function redirect( { behavior, value, sessions, host }: Asked ): Spoken {
	const handed = readHandover( value );
	const taken =
		handed && behavior.redirect !== 'error'
			? sessions.take( handed.blogId, handed.sealed )
			: { why: 'The session data is incomplete.' };
	if ( 'why' in taken ) {
		return {
			action: replies.redirect_session_error,
			value: { is_error: true, message: taken.why },
		};
	}
	const right = `${ host }${ checkout_path }?${ redirect_key }=${ taken.key }`;
	const addresses = {
		ok: { redirect_url: right },
		none: {},
		'no-key': { redirect_url: `${ host }${ checkout_path }` },
		foreign: {
			redirect_url: right.replace( '//localhost', '//127.0.0.1' ),
		},
		script: { redirect_url: `javascript:alert(1)//?${ redirect_key }=1` },
		error: {},
	};
	return {
		action: replies.redirect_session,
		value: addresses[ behavior.redirect ],
	};
}
