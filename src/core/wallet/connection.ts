import contract from '../../contract';
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

/** What happens to a connection. */
export type Happening =
	| { type: 'inject' }
	| { type: 'ask'; query: Query }
	/** A message that is the wallet's without doubt. */
	| { type: 'message'; message: Message }
	/** A question has waited for too long. */
	| { type: 'expire'; id: number }
	| { type: 'close' };

/** What is to be done about it. */
export type Effect =
	| { type: 'post'; message: Message }
	| { type: 'answer'; id: number; value: unknown }
	/** `refused`: the wallet said that it failed. */
	| { type: 'fail'; id: number; why: 'timeout' | 'no_iframe' | 'refused' };

type Next = readonly [ Connection, readonly Effect[] ];

export const CLOSED: Connection = { state: states.not_injected, open: [] };

const post = ( { ask, value }: Query ): Effect => ( {
	type: 'post',
	message: {
		action: ask.request,
		...( value === undefined ? {} : { value } ),
	},
} );

const fail =
	( why: 'timeout' | 'no_iframe' | 'refused' ) =>
	( { id }: Query ): Effect => ( { type: 'fail', id, why } );

/** What waits can be sent: once, however often the iframe says so. A page of errors says nothing. */
const ready = ( connection: Connection ): Next =>
	connection.state === states.injecting
		? [
				{ ...connection, state: states.ready },
				connection.open.map( post ),
		  ]
		: [ connection, [] ];

/** The effect of a message on a question; null: it is no answer to it. */
const effectOf = (
	{ action, value }: Message,
	query: Query
): Effect | null => {
	if ( action === query.ask.reply ) {
		return { type: 'answer', id: query.id, value };
	}
	return action === query.ask.error ? fail( 'refused' )( query ) : null;
};

const receive = ( connection: Connection, message: Message ): Next => {
	if ( message.action === replies.ready ) {
		return ready( connection );
	}
	// Before it was asked anything it has nothing to answer.
	if ( connection.state !== states.ready ) {
		return [ connection, [] ];
	}
	const open: Query[] = [];
	const effects: Effect[] = [];
	for ( const query of connection.open ) {
		const effect = effectOf( message, query );
		if ( effect ) {
			effects.push( effect );
		} else {
			open.push( query );
		}
	}
	return [ { ...connection, open }, effects ];
};

/**
 * The connection to the wallet: every question that is asked is answered or
 * fails, once. Answers carry no number, so one settles all questions of its
 * kind; what comes twice, late or unasked settles none.
 *
 * @param connection As it is.
 * @param happening  What happens to it.
 * @return As it is then, and what is to be done.
 * @see spec 4.17, 7.17, readings 26
 */
export const step = ( connection: Connection, happening: Happening ): Next => {
	const { state, open } = connection;
	switch ( happening.type ) {
		case 'inject':
			return [ { open, state: state || states.injecting }, [] ];
		case 'ask': {
			const { query } = happening;
			if ( state === states.not_injected ) {
				return [ connection, [ fail( 'no_iframe' )( query ) ] ];
			}
			return [
				{ state, open: [ ...open, query ] },
				state === states.ready ? [ post( query ) ] : [],
			];
		}
		case 'message':
			return receive( connection, happening.message );
		case 'expire': {
			const late = open.filter( ( { id } ) => id === happening.id );
			return [
				{
					state,
					open: open.filter( ( { id } ) => id !== happening.id ),
				},
				late.map( fail( 'timeout' ) ),
			];
		}
		case 'close':
			return [ CLOSED, open.map( fail( 'no_iframe' ) ) ];
	}
};
