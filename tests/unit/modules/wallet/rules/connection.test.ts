import fc from 'fast-check';
import contract from '../../../../../src/contract/contract.json';
import {
	ask as askOne,
	close,
	CLOSED,
	type Connection,
	type Effect,
	expire,
	inject,
	type Message,
	type Next,
	type Query,
	receive,
} from '../../../../../src/modules/wallet/rules/connection';
import { askOf } from '../support';

const { replies, requests } = contract.wallet;
type Name = keyof typeof requests;
const ASKS = Object.keys( requests ) as Name[];
const ACTIONS = [ ...Object.values( replies ), 'set_iframe_ready', '' ];

/** Possible events of a connection. */
type Happening =
	| { type: 'inject' }
	| { type: 'ask'; query: Query }
	| { type: 'message'; message: Message }
	| { type: 'expire'; id: number }
	| { type: 'close' };

const step = ( connection: Connection, happening: Happening ): Next => {
	switch ( happening.type ) {
		case 'inject':
			return inject( connection );
		case 'ask':
			return askOne( connection, happening.query );
		case 'message':
			return receive( connection, happening.message );
		case 'expire':
			return expire( connection, happening.id );
		case 'close':
			return close( connection );
	}
};

const ask = ( id: number, name: Name, value?: unknown ): Happening => ( {
	type: 'ask',
	query: { id, ask: askOf( name ), value },
} );
const message = ( action: string, value?: unknown ): Happening => ( {
	type: 'message',
	message: { action, value },
} );
const INJECT: Happening = { type: 'inject' };
const SIGN = message( replies.ready, true );
const CLOSE: Happening = { type: 'close' };

/** Runs a series of events. */
const run = ( ...happenings: Happening[] ) => {
	let connection: Connection = CLOSED;
	const effects: Effect[] = [];
	for ( const happening of happenings ) {
		const [ next, done ] = step( connection, happening );
		connection = next;
		effects.push( ...done );
	}
	return { ...connection, effects };
};
const answered = ( ...happenings: Happening[] ) =>
	run( ...happenings ).effects.filter( ( effect ) => 'id' in effect );

describe( 'the wallet connection', () => {
	it( 'goes from not injected to injecting to ready [4.17-01]', () => {
		expect( CLOSED.state ).toBe( 0 );
		expect( run( INJECT ).state ).toBe( 1 );
		expect( run( INJECT, SIGN ).state ).toBe( 2 );
		expect( run( INJECT, SIGN, INJECT ).state ).toBe( 2 );
		expect( run( INJECT, SIGN, CLOSE ).state ).toBe( 0 );
	} );

	it( 'is not ready without an iframe', () => {
		expect( run( SIGN ).state ).toBe( 0 );
	} );

	it( 'sends queued messages in order and once, when the iframe is ready [7.17-10]', () => {
		const waiting = [ INJECT, ask( 1, 'timeout' ), ask( 2, 'logged_in' ) ];
		expect( run( ...waiting ).effects ).toEqual( [] );
		expect( run( ...waiting, SIGN, SIGN ).effects ).toEqual( [
			{ message: { action: requests.timeout } },
			{ message: { action: requests.logged_in } },
		] );
	} );

	it.each( ASKS )(
		'sends %s with a value only if there is one [7.17-01]',
		( name ) => {
			expect( run( INJECT, SIGN, ask( 1, name ) ).effects ).toEqual( [
				{ message: { action: requests[ name ] } },
			] );
			expect( run( INJECT, SIGN, ask( 1, name, 0 ) ).effects ).toEqual( [
				{
					message: { action: requests[ name ], value: 0 },
				},
			] );
		}
	);

	it( 'fails a request without an iframe', () => {
		expect( run( ask( 1, 'timeout' ) ) ).toEqual( {
			...CLOSED,
			effects: [ { id: 1, why: 'no_iframe' } ],
		} );
	} );

	it( 'fails open requests on close and ignores late replies', () => {
		expect(
			answered(
				INJECT,
				SIGN,
				ask( 1, 'reachable' ),
				CLOSE,
				message( replies.reachable, true )
			)
		).toEqual( [ { id: 1, why: 'no_iframe' } ] );
	} );

	it( 'settles all requests of a kind with one reply', () => {
		expect(
			answered(
				INJECT,
				SIGN,
				ask( 1, 'timeout' ),
				ask( 2, 'logged_in' ),
				ask( 3, 'timeout' ),
				message( replies.timeout, 7 )
			)
		).toEqual( [
			{ id: 1, value: 7 },
			{ id: 3, value: 7 },
		] );
	} );
} );

describe( 'a message, in each state', () => {
	const table = ASKS.flatMap( ( name ) =>
		ACTIONS.map( ( action ) => [ action, name ] as const )
	);
	const known: Record< string, string > = replies;

	it.each( table )( '"%s" while %s is open', ( action, name ) => {
		const open = ask( 1, name );
		const said = message( action, 'v' );
		const answer = { id: 1, value: 'v' };
		const refusal = { id: 1, why: 'refused' };
		const late = { id: 1, why: 'timeout' };
		const expected =
			{ [ known[ name ]! ]: [ answer ] }[ action ] ??
			( action && action === known[ `${ name }_error` ]
				? [ refusal ]
				: [] );

		// Requested and sent.
		expect( answered( INJECT, SIGN, open, said ) ).toEqual( expected );
		// Answered twice.
		expect( answered( INJECT, SIGN, open, said, said ) ).toEqual(
			expected
		);
		// Answered before the request: the sender cannot know of it.
		expect( answered( INJECT, SIGN, said, open ) ).toEqual( [] );
		expect( answered( INJECT, said, open ) ).toEqual( [] );
		expect( answered( said, INJECT, SIGN, open ) ).toEqual( [] );
		// Answered before the request was sent.
		expect( answered( INJECT, open, said ) ).toEqual( [] );
		// Answered too late.
		expect(
			answered( INJECT, SIGN, open, { type: 'expire', id: 1 }, said )
		).toEqual( [ late ] );
		// Answered after the end, and in another session.
		expect(
			answered( INJECT, SIGN, open, CLOSE, INJECT, SIGN, said )
		).toEqual( [ { ...late, why: 'no_iframe' } ] );
	} );
} );

it( 'settles each request once, in any order', () => {
	const happening = fc.oneof(
		fc.constant( INJECT ),
		fc.constant( CLOSE ),
		fc.constantFrom( ...ACTIONS ).map( ( action ) => message( action, 1 ) ),
		fc.nat( 9 ).map( ( id ): Happening => ( { type: 'expire', id } ) ),
		fc.constantFrom( ...ASKS ).map( ( name ) => ask( -1, name ) )
	);
	fc.assert(
		fc.property(
			fc.array( happening, { maxLength: 40 } ),
			( happenings ) => {
				let connection: Connection = CLOSED;
				let asked = 0;
				const settled: number[] = [];
				for ( const one of [ ...happenings, CLOSE ] ) {
					const next: Happening =
						one.type === 'ask'
							? { ...one, query: { ...one.query, id: asked++ } }
							: one;
					const before = connection.state;
					const [ after, effects ] = step( connection, next );
					connection = after;
					for ( const effect of effects ) {
						if ( 'message' in effect ) {
							expect( after.state ).toBe( 2 );
						} else {
							settled.push( effect.id );
						}
					}
					if ( before === 0 && next.type !== 'inject' ) {
						expect( after.state ).toBe( 0 );
					}
				}
				expect( settled.sort( ( a, b ) => a - b ) ).toEqual( [
					...Array( asked ).keys(),
				] );
			}
		)
	);
} );
