import contract from '../../../contract';
import type { Ask } from './asks/ask';

const { replies, states } = contract.wallet;

/** What goes through the window's border. @see spec 7.17 */
export interface Message {
	action: string;
	value?: unknown;
}

/** A question that waits for its answer. */
export interface Query {
	id: number;
	ask: Ask;
	value?: unknown;
}

/** @see spec 4.17 */
export interface Connection {
	/** 0: no iframe; 1: it comes; 2: it can be told something. */
	state: number;
	/** Asked, and not answered yet; before state 2, not sent yet either. */
	open: readonly Query[];
}

/** How a question ends. */
export interface Reply {
	id: number;
	/** Of an answer. */
	value?: unknown;
	/** There is no answer; `refused`: the wallet said that it failed. */
	why?: 'timeout' | 'no_iframe' | 'refused';
}

/** What is to be done about it: something is said, or a question ends. */
export type Effect = { message: Message } | Reply;

/** The connection as it is then, and what is to be done. */
export type Next = readonly [ Connection, readonly Effect[] ];

/*
 * What may happen to a connection. Every question that is asked is answered or
 * fails, once. Answers carry no number, so one settles all questions of its
 * kind; what comes twice, late or unasked settles none.
 */

export const CLOSED: Connection = { state: states.not_injected, open: [] };

const post = ( { ask: { request: action }, value }: Query ): Effect => ( {
	message: value === undefined ? { action } : { action, value },
} );

/** Ends the questions that something is true of. */
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

/** The iframe is put on the page. @see spec 4.17 */
export const inject = ( { state, open }: Connection ): Next => [
	{ open, state: state || states.injecting },
	[],
];

/** Something is asked. Before the iframe can take it, it waits. @see spec 4.17, 7.17 */
export const ask = ( { state, open }: Connection, query: Query ): Next =>
	state
		? [
				{ state, open: [ ...open, query ] },
				state === states.ready ? [ post( query ) ] : [],
		  ]
		: [ { state, open }, [ { id: query.id, why: 'no_iframe' } ] ];

/**
 * A message comes that is the wallet's without doubt.
 *
 * @see spec 4.17, 7.17, readings 26
 */
export const receive = (
	connection: Connection,
	{ action, value }: Message
): Next => {
	const { state, open } = connection;
	if ( action === replies.ready ) {
		// What waits can be sent: once, however often the iframe says so. A page of errors says nothing.
		return state === states.injecting
			? [ { open, state: states.ready }, open.map( post ) ]
			: [ connection, [] ];
	}
	return settle(
		connection,
		// Before it was asked anything it has nothing to answer.
		( query ) =>
			state === states.ready &&
			( action === query.ask.reply || action === query.ask.error ),
		( query ) =>
			action === query.ask.reply ? { value } : { why: 'refused' }
	);
};

/** A question has waited for too long. @see spec 9.12 */
export const expire = ( connection: Connection, id: number ): Next =>
	settle(
		connection,
		( query ) => query.id === id,
		() => ( { why: 'timeout' } )
	);

/** The iframe is taken away. */
export const close = ( { open }: Connection ): Next =>
	settle(
		{ open, state: states.not_injected },
		() => true,
		() => ( { why: 'no_iframe' } )
	);
