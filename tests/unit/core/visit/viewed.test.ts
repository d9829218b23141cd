import { readViewed, remember } from '../../../../src/core/visit/viewed';

test( 'remembers the latest first, each once, 12 at most', () => {
	expect( remember( [], 4 ) ).toEqual( [ 4 ] );
	expect( remember( [ 4, 5, 6 ], 5 ) ).toEqual( [ 5, 4, 6 ] );
	const many = Array.from( { length: 12 }, ( _, index ) => index + 1 );
	expect( remember( many, 99 ) ).toEqual( [ 99, ...many.slice( 0, 11 ) ] );
	expect( remember( [ 4 ], 0 ) ).toEqual( [ 4 ] );
} );

test( 'ignores invalid stored values', () => {
	expect( readViewed( [ 3, '4', -1, 1.5, null, 7 ] ) ).toEqual( [ 3, 7 ] );
	expect( readViewed( { length: 3 } ) ).toEqual( [] );
	expect( readViewed( undefined ) ).toEqual( [] );
	expect( readViewed( Array( 40 ).fill( 2 ) ) ).toHaveLength( 12 );
} );
