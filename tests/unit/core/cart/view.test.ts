import { AB, add, page, quantity } from './page';
import { cart, line } from './sample';

describe( 'the optimistic view', () => {
	it( 'counts an added unknown product without an item', () => {
		const { intend, view } = page( AB );
		intend( add( 9, 2 ) );
		expect( view() ).toMatchObject( { count: 8, busy: true } );
		expect( view().cart?.lines ).toEqual( AB.lines );
	} );

	it( "continues from the server's count, even if it is not the sum of items", () => {
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

	it( 'adds to an existing item of the product', () => {
		const { intend, view } = page( AB );
		intend( add( 2, 3 ) );
		expect( view().cart?.lines[ 1 ] ).toMatchObject( {
			quantity: 5,
			subtotal: 5000,
		} );
		expect( view().count ).toBe( 9 );
	} );

	it( 'does not choose between two items of one variation', () => {
		const twins = cart( [
			line( 'a', 1, { product_id: 4 } ),
			line( 'b', 1, { product_id: 4 } ),
		] );
		const { intend, view } = page( twins );
		intend( add( 4 ) );
		expect( view().cart?.lines ).toEqual( twins.lines );
		expect( view().count ).toBe( 3 );
	} );

	it( 'hides an item being removed and marks totals as pending', () => {
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

	it( 'treats a quantity of 0 as a removal with undo', () => {
		const { intend, keys, view } = page( AB );
		intend( quantity( 'p1', 0 ) );
		expect( keys() ).toEqual( [ 'p2', 'p3' ] );
		expect( view().removed ).toEqual( { line: AB.lines[ 0 ], index: 0 } );
	} );

	it( "continues from the cookie's count without a cart", () => {
		const { intend, view } = page( null, 4 );
		intend( add( 1 ) );
		expect( view() ).toMatchObject( {
			cart: null,
			count: 5,
			totals_pending: false,
		} );
	} );
} );

describe( 'quantities of one item', () => {
	it( 'send only the last waiting one', () => {
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

	it( 'share the response of an equal one', () => {
		const { intend, answer, effects } = page( AB );
		intend( quantity( 'p1', 2 ) );
		intend( quantity( 'p1', 2 ) );
		answer( cart( [ line( 'p1', 2 ) ] ) );
		expect( effects( 'settle' ) ).toMatchObject( [ { ids: [ 1, 2 ] } ] );
		expect( effects( 'send' ) ).toEqual( [] );
	} );

	it( 'are dropped when their item is removed', () => {
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
	it( 'restores an item to its position, before and after the removal is confirmed', () => {
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

	it( 'is withdrawn when the item returned elsewhere', () => {
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
