import type { CartEvent } from '../../../../src/core/cart/types';
import { AB, add, FAILURE, OFFLINE, page, quantity } from './page';
import { cart, line } from './sample';

describe( 'a failure', () => {
	it( 'undoes its own change, reports why, and continues the queue', () => {
		const { intend, answer, keys, view, effects } = page( AB );
		intend( { kind: 'remove', key: 'p1' } );
		intend( { kind: 'remove', key: 'p3' } );
		answer( AB, 'It is gone.' );
		expect( keys() ).toEqual( [ 'p1', 'p2' ] );
		expect( view().failure ).toEqual( {
			code: 'refused',
			text: 'It is gone.',
			key: 'p1',
		} );
		expect( effects( 'settle' ) ).toMatchObject( [
			{ ids: [ 1 ], result: { ok: false, why: 'refused' } },
		] );
		expect( effects( 'send' ) ).toMatchObject( [
			{ intent: { key: 'p3' } },
		] );
	} );

	it( 'stays until the next intent or until dismissed', () => {
		const first = page( AB );
		first.intend( quantity( 'p1', 9 ) );
		first.answer( AB, 'Too many.' );
		first.intend( quantity( 'p1', 2 ) );
		expect( first.view().failure ).toBeNull();
		const second = page( AB );
		second.intend( quantity( 'p1', 9 ) );
		second.answer( AB, 'Too many.' );
		second.play( { type: 'dismiss' } );
		expect( second.view().failure ).toBeNull();
	} );

	it( 'without a response rereads the cart', () => {
		const { intend, lose, effects, view } = page( AB );
		intend( add( 1 ) );
		lose();
		expect( view() ).toMatchObject( { cart: AB, failure: FAILURE } );
		expect( effects( 'read' ) ).toHaveLength( 1 );
	} );
} );

describe( 'offline', () => {
	it( 'an intent is kept, shown and announced, and sent when back online', () => {
		const { intend, lose, play, answer, view, effects } = page( AB );
		intend( quantity( 'p1', 7 ) );
		lose( true );
		expect( view() ).toMatchObject( {
			offline: true,
			busy: true,
			failure: { code: 'offline', key: 'p1' },
		} );
		expect( view().cart?.lines[ 0 ]?.quantity ).toBe( 7 );
		expect( effects( 'settle' ) ).toEqual( [] );
		intend( quantity( 'p2', 1 ) );
		expect( effects( 'send' ) ).toEqual( [] );
		expect( view().failure?.key ).toBe( 'p2' );
		play( { type: 'online' } );
		expect( view() ).toMatchObject( { offline: false, failure: null } );
		answer( AB );
		expect( effects( 'send' ) ).toMatchObject( [
			{ intent: { quantity: 7 } },
		] );
	} );

	it( 'an add the shop may have done is not repeated', () => {
		const { intend, lose, play, answer, view, effects } = page( AB );
		intend( add( 1 ) );
		lose( true );
		play( { type: 'online' } );
		expect( effects( 'read' ) ).toHaveLength( 1 );
		answer( { ...cart( [ line( 'p1', 2 ) ] ), revision: 2 } );
		expect( effects( 'send' ) ).toEqual( [] );
		expect( effects( 'settle' ) ).toContainEqual( {
			type: 'settle',
			ids: [ 1 ],
			result: {
				ok: false,
				why: 'network',
				answer: null,
				failure: FAILURE,
			},
		} );
		expect( view().count ).toBe( 2 );
	} );

	it( 'a removal the shop did counts as done', () => {
		const { intend, lose, play, answer, effects } = page( AB );
		intend( { kind: 'remove', key: 'p1' } );
		lose( true );
		play( { type: 'online' } );
		answer( cart( [ line( 'p2', 2 ) ], { revision: 2 } ) );
		expect( effects( 'settle' ) ).toContainEqual(
			expect.objectContaining( {
				ids: [ 1 ],
				result: expect.objectContaining( { ok: true } ) as unknown,
			} )
		);
	} );

	it( 'nobody waits for a refresh, and one follows later', () => {
		const { play, effects } = page( AB );
		play( { type: 'offline', failure: OFFLINE } );
		play( { type: 'refresh', id: 7 } );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 7 ] } ] );
		play( { type: 'online' } );
		expect( effects( 'read' ) ).toHaveLength( 1 );
	} );
} );

describe( 'a refresh', () => {
	it( 'follows a burst of adds once, after the last response', () => {
		const { intend, answer, effects } = page( AB );
		intend( add( 1 ) );
		intend( add( 2 ) );
		answer( AB );
		expect( effects( 'read' ) ).toEqual( [] );
		answer( AB );
		expect( effects( 'read' ) ).toHaveLength( 1 );
	} );

	it( 'is replaced by an add response with every region [4.1-11]', () => {
		const { intend, answer, effects } = page( AB );
		intend( add( 1 ) );
		answer( AB, undefined, true );
		expect( effects( 'read' ) ).toEqual( [] );
		expect( effects( 'show' ) ).toMatchObject( [
			{ source: 'write' },
			{ source: 'refresh' },
		] );
	} );

	it( 'due before a write is replaced by its complete response', () => {
		const { play, intend, answer, effects } = page( AB );
		play( { type: 'refresh', id: 1 } );
		intend( { kind: 'remove', key: 'p1' } );
		answer( cart( [] ), undefined, true );
		expect( effects( 'read' ) ).toEqual( [] );
		expect( effects( 'settle' ) ).toMatchObject( [
			{ ids: [ 1 ] },
			{ result: { ok: true } },
		] );
	} );

	it( 'requested during a write is sent after it', () => {
		const { play, intend, answer, effects } = page( AB );
		intend( add( 1 ) );
		play( { type: 'refresh', id: 9 } );
		answer( AB, undefined, true );
		expect( effects( 'read' ) ).toHaveLength( 1 );
	} );

	it( 'does not follow a removal whose response has the cart', () => {
		const { intend, answer, effects } = page( AB );
		intend( { kind: 'remove', key: 'p1' } );
		answer( cart( [] ) );
		expect( effects( 'read' ) ).toEqual( [] );
	} );

	it( 'blocks no intent, and its late response is dropped', () => {
		const { play, intend, answer, effects, view } = page( AB );
		play( { type: 'refresh', id: 1 } );
		intend( { kind: 'remove', key: 'p1' } );
		expect( effects( 'abort' ) ).toHaveLength( 1 );
		expect( effects( 'send' ) ).toHaveLength( 1 );
		const late = cart( [ line( 'p8', 8 ) ] );
		play( {
			type: 'answered',
			epoch: 1,
			answer: { fragments: { '.region': 'old' }, cart_hash: 'old' },
			snapshot: late,
			whole: false,
		} );
		expect( view().confirmed ).toEqual( AB );
		expect( effects( 'show' ) ).toEqual( [] );
		answer( cart( [] ) );
		expect( effects( 'read' ) ).toHaveLength( 1 );
	} );

	it( 'requested during another is sent once after it', () => {
		const { play, answer, effects } = page( AB );
		play( { type: 'refresh', id: 1 } );
		play( { type: 'refresh', id: 2 } );
		play( { type: 'refresh', id: 3 } );
		answer( AB );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 1 ] } ] );
		expect( effects( 'read' ) ).toHaveLength( 1 );
		answer( AB );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 2, 3 ] } ] );
		expect( effects( 'read' ) ).toEqual( [] );
	} );

	it( 'that fails is reported, is no cart failure, and is not repeated', () => {
		const { play, lose, effects, view } = page( AB );
		play( { type: 'refresh', id: 1 } );
		lose();
		expect( effects( 'refresh-error' ) ).toHaveLength( 1 );
		expect( effects( 'read' ) ).toEqual( [] );
		expect( view().failure ).toBeNull();
	} );
} );

describe( 'a message from another tab', () => {
	const told = ( revision: number, hash: string ): CartEvent => ( {
		type: 'found',
		source: 'tab',
		answer: { fragments: { '.region': 'html' }, cart_hash: hash },
		snapshot: { ...AB, revision, hash },
	} );

	it( 'is shown when newer, and not sent on', () => {
		const { play, view } = page( AB );
		const effects = play( told( 2, 'new' ) );
		expect( view().confirmed?.revision ).toBe( 2 );
		expect( effects ).toMatchObject( [
			{ type: 'show', source: 'tab', changed: false },
		] );
	} );

	it( 'is ignored when known', () => {
		expect( page( AB ).play( told( 1, AB.hash ) ) ).toEqual( [] );
	} );

	it( 'rereads the cart when it may be older or of a new cart', () => {
		const { play, view } = page( { ...AB, revision: 5 } );
		expect( play( told( 1, 'other' ) ) ).toMatchObject( [
			{ type: 'read' },
		] );
		expect( view().confirmed?.revision ).toBe( 5 );
	} );
} );
