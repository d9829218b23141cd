import contract from '../../../contract';
import type { Ask } from './asks/ask';

const { replies, states } = contract.wallet;

/** A `postMessage` payload. @see spec 7.17 */
export interface Message {
	action: string;
	value?: unknown;
}

/** A request waiting for its reply. */
export interface Query {
	id: number;
	ask: Ask;
	value?: unknown;
}

/**
 * The state of a connection. @see spec 4.17
 *
 * @see spec 4.17
 */
export interface Connection {
	/** 0: no iframe; 1: loading; 2: ready. */
	state: number;
	/** Requests without a reply; before state 2 they are not sent yet. */
	open: readonly Query[];
}

/** The result of a request. */
export interface Reply {
	id: number;
	/** The wallet's reply. */
	value?: unknown;
	/** Why there is no reply; `refused`: the wallet has reported an error. */
	why?: 'timeout' | 'no_iframe' | 'refused';
}

/** A message to send, or the result of a request. */
export type Effect = { message: Message } | Reply;

/** The next state of the connection and its effects. */
export type Next = readonly [ Connection, readonly Effect[] ];

/*
 * The transitions of a connection. Every request is answered or fails, once.
 * Replies have no id, so one answers all pending requests of its kind;
 * duplicate, late or unexpected replies are ignored.
 */

export const CLOSED: Connection = { state: states.not_injected, open: [] };

const post = ( { ask: { request: action }, value }: Query ): Effect => ( {
	message: value === undefined ? { action } : { action, value },
} );

/** Completes the requests that match. */
const settle = (
	{ state, open }: Connection,
	isOver: ( query: Query ) => boolean,
	end: ( query: Query ) => Omit< Reply, 'id' >
): Next => [
	{ state, open: open.filter( ( query ) => ! isOver( query ) ) },
	open
		.filter( isOver )
		.map( ( query ) => ( { id: query.id, ...end( query ) } ) ),
];

/** The iframe is added to the page. @see spec 4.17 */
export const inject = ( { state, open }: Connection ): Next => [
	{ open, state: state || states.injecting },
	[],
];

/** Adds a request. It is queued until the iframe is ready. @see spec 4.17, 7.17 */
export const ask = ( { state, open }: Connection, query: Query ): Next =>
	state
		? [
				{ state, open: [ ...open, query ] },
				state === states.ready ? [ post( query ) ] : [],
		  ]
		: [ { state, open }, [ { id: query.id, why: 'no_iframe' } ] ];

/**
 * Handles a message that is verified to be the wallet's.
 *
 * @see spec 4.17, 7.17, readings 26
 */
export const receive = (
	connection: Connection,
	{ action, value }: Message
): Next => {
	const { state, open } = connection;
	if ( action === replies.ready ) {
		// Sends queued requests, once, however often the iframe reports to be
		// ready. An error page never does.
		return state === states.injecting
			? [ { open, state: states.ready }, open.map( post ) ]
			: [ connection, [] ];
	}
	return settle(
		connection,
		// Without requests there is nothing to reply to.
		( query ) =>
			state === states.ready &&
			( action === query.ask.reply || action === query.ask.error ),
		( query ) =>
			action === query.ask.reply ? { value } : { why: 'refused' }
	);
};

/** A request has timed out. @see spec 9.12 */
export const expire = ( connection: Connection, id: number ): Next =>
	settle(
		connection,
		( query ) => query.id === id,
		() => ( { why: 'timeout' } )
	);

/** The iframe is removed. */
export const close = ( { open }: Connection ): Next =>
	settle(
		{ open, state: states.not_injected },
		() => true,
		() => ( { why: 'no_iframe' } )
	);
