import { AB, add, page, quantity } from './page';
import { cart, line } from './sample';

describe( 'what is shown at once', () => {
	it( 'counts an add of an unknown product without inventing a line', () => {
		const { intend, view } = page( AB );
		intend( add( 9, 2 ) );
		expect( view() ).toMatchObject( { count: 8, busy: true } );
		expect( view().cart?.lines ).toEqual( AB.lines );
	} );

	it( 'counts on from what the server counts, also where that is not the sum of the lines', () => {
		const bundle = cart( [ line( 'p1', 1 ), line( 'p2', 3 ) ], {
			count: 1,
		} );
		const { intend, view } = page( bundle );
		expect( view().count ).toBe( 1 );
		intend( add( 1, 2 ) );
		expect( view().count ).toBe( 3 );
		intend( { kind: 'remove', key: 'p2' } );
		expect( view().count ).toBe( 0 );
	} );

	it( 'adds to the line of a product that is there', () => {
		const { intend, view } = page( AB );
		intend( add( 2, 3 ) );
		expect( view().cart?.lines[ 1 ] ).toMatchObject( {
			quantity: 5,
			subtotal: 5000,
		} );
		expect( view().count ).toBe( 9 );
	} );

	it( 'chooses no line among two of one variation', () => {
		const twins = cart( [
			line( 'a', 1, { product_id: 4 } ),
			line( 'b', 1, { product_id: 4 } ),
		] );
		const { intend, view } = page( twins );
		intend( add( 4 ) );
		expect( view().cart?.lines ).toEqual( twins.lines );
		expect( view().count ).toBe( 3 );
	} );

	it( 'hides a line that is being removed and marks totals until they are confirmed', () => {
		const { intend, keys, view, answer } = page( AB );
		intend( { kind: 'remove', key: 'p2' } );
		expect( keys() ).toEqual( [ 'p1', 'p3' ] );
		expect( view() ).toMatchObject( {
			count: 4,
			pending: { p2: 'delete' },
			totals_pending: true,
		} );
		expect( view().cart?.totals ).toEqual( AB.totals );
		answer( cart( [ line( 'p1', 1 ), line( 'p3', 3 ) ] ) );
		expect( view() ).toMatchObject( {
			pending: {},
			totals_pending: false,
		} );
	} );

	it( 'takes a quantity of 0 for a removal that can be undone', () => {
		const { intend, keys, view } = page( AB );
		intend( quantity( 'p1', 0 ) );
		expect( keys() ).toEqual( [ 'p2', 'p3' ] );
		expect( view().removed ).toEqual( { line: AB.lines[ 0 ], index: 0 } );
	} );

	it( 'counts on what a cookie says while no cart is known', () => {
		const { intend, view } = page( null, 4 );
		intend( add( 1 ) );
		expect( view() ).toMatchObject( {
			cart: null,
			count: 5,
			totals_pending: false,
		} );
	} );
} );

describe( 'quantities of one line', () => {
	it( 'send the last one only of those that wait', () => {
		const { intend, answer, effects, view } = page( AB );
		intend( quantity( 'p1', 2 ) );
		intend( quantity( 'p1', 3 ) );
		intend( quantity( 'p1', 4 ) );
		expect( view().cart?.lines[ 0 ]?.quantity ).toBe( 4 );
		answer( cart( [ line( 'p1', 2 ) ] ) );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 1 ] } ] );
		expect( effects( 'send' ) ).toMatchObject( [
			{ intent: { quantity: 4 } },
		] );
		expect( view().cart?.lines[ 0 ]?.quantity ).toBe( 4 );
		answer( cart( [ line( 'p1', 4 ) ] ) );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 2, 3 ] } ] );
		expect( effects( 'send' ) ).toEqual( [] );
	} );

	it( 'share the answer of one that says the same', () => {
		const { intend, answer, effects } = page( AB );
		intend( quantity( 'p1', 2 ) );
		intend( quantity( 'p1', 2 ) );
		answer( cart( [ line( 'p1', 2 ) ] ) );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 1, 2 ] } ] );
		expect( effects( 'send' ) ).toEqual( [] );
	} );

	it( 'give way to the removal of their line', () => {
		const { intend, answer, effects, keys } = page( AB );
		intend( { kind: 'remove', key: 'p1' } );
		intend( quantity( 'p1', 5 ) );
		expect( keys() ).toEqual( [ 'p2', 'p3' ] );
		answer( cart( [ line( 'p2', 2 ) ] ) );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 1, 2 ] } ] );
		expect( effects( 'send' ) ).toEqual( [] );
	} );
} );

describe( 'undo', () => {
	it( 'puts a line back at its place, before and after the removal is confirmed', () => {
		const { intend, answer, keys, view } = page( AB );
		intend( { kind: 'remove', key: 'p2' } );
		expect( view().removed?.index ).toBe( 1 );
		intend( { kind: 'undo', key: 'p2' } );
		expect( keys() ).toEqual( [ 'p1', 'p2', 'p3' ] );
		expect( view() ).toMatchObject( {
			removed: null,
			pending: { p2: 'add' },
		} );
		answer( cart( [ line( 'p1', 1 ), line( 'p3', 3 ) ] ) );
		expect( keys() ).toEqual( [ 'p1', 'p2', 'p3' ] );
		answer( AB );
		expect( view() ).toMatchObject( { removed: null, cart: AB } );
	} );

	it( 'is offered no more once the line is back from elsewhere', () => {
		const { intend, answer, view, play } = page( AB );
		intend( { kind: 'remove', key: 'p2' } );
		answer( cart( [ line( 'p1', 1 ), line( 'p3', 3 ) ], { revision: 2 } ) );
		expect( view().removed?.line.key ).toBe( 'p2' );
		play( {
			type: 'found',
			source: 'tab',
			answer: { fragments: {}, cart_hash: 'x' },
			snapshot: { ...AB, revision: 3 },
		} );
		expect( view().removed ).toBeNull();
	} );
} );
