import { partsOf } from '../../../../src/core/address/highlight';

const LABEL = '12 Main Street';

const bold = ( ranges: unknown ) =>
	partsOf( LABEL, ranges ).flatMap( ( { text, matched } ) =>
		matched ? [ text ] : []
	);

it( 'splits a label into matching and other parts', () => {
	expect( partsOf( LABEL, [ { offset: 3, length: 4 } ] ) ).toEqual( [
		{ text: '12 ', matched: false },
		{ text: 'Main', matched: true },
		{ text: ' Street', matched: false },
	] );
} );

it( 'accepts ranges in any order and merges overlapping ones', () => {
	const parts = partsOf( LABEL, [
		{ offset: 5, length: 4 },
		{ offset: 0, length: 2 },
		{ offset: 3, length: 4 },
	] );
	expect( parts.map( ( { text } ) => text ).join( '' ) ).toBe( LABEL );
	expect( bold( [ { offset: 8, length: 6 } ] ) ).toEqual( [ 'Street' ] );
	expect( bold( [ { offset: 0, length: 14 } ] ) ).toEqual( [ LABEL ] );
} );

it.each( [
	[ 'an offset below 0 [5.8-06]', { offset: -1, length: 2 } ],
	[ 'a length of 0 [5.8-06]', { offset: 0, length: 0 } ],
	[ 'a length below 0 [5.8-06]', { offset: 0, length: -1 } ],
	[ 'an end after the label [5.8-07]', { offset: 3, length: 12 } ],
	[ 'a start after the label [5.8-07]', { offset: 14, length: 1 } ],
	[ 'strings for numbers', { offset: '0', length: '2' } ],
	[ 'a decimal offset', { offset: 0.5, length: 2 } ],
	[ 'no length', { offset: 0 } ],
	[ 'a null value', null ],
] )( 'ignores a range with %s', ( _what, range ) => {
	expect( partsOf( LABEL, [ range ] ) ).toEqual( [
		{ text: LABEL, matched: false },
	] );
} );

it( 'keeps the label whole without ranges', () => {
	for ( const ranges of [ undefined, null, 'all', {}, [] ] ) {
		expect( bold( ranges ) ).toEqual( [] );
	}
} );
