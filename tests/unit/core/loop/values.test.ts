import { beyond, branchesOf, matching } from '../../../../src/core/loop/values';

const value = ( slug: string, depth = 0, off = false ) => ( {
	slug,
	name: slug,
	off,
	...( depth && { depth } ),
} );

const shape = ( branches: ReturnType< typeof branchesOf > ): unknown[] =>
	branches.map( ( { value: { slug }, below } ) =>
		below.length ? [ slug, shape( below ) ] : slug
	);

const TREE = [
	value( 'food' ),
	value( 'Hôme' ),
	value( 'light', 1 ),
	value( 'lamp', 2 ),
	value( 'floor', 1 ),
	value( 'toys', 0, true ),
	value( 'wool' ),
];

describe( 'facet values', () => {
	it( 'are nested', () => {
		expect( shape( branchesOf( TREE ) ) ).toEqual( [
			'food',
			[ 'Hôme', [ [ 'light', [ 'lamp' ] ], 'floor' ] ],
			'toys',
			'wool',
		] );
		// Values beyond the maximum depth get the maximum depth.
		expect(
			shape( branchesOf( [ value( 'a', 3 ), value( 'b', 3 ) ] ) )
		).toEqual( [ [ 'a', [ 'b' ] ] ] );
	} );

	it.each( [
		[ 2, false, [], [ 'toys', 'wool' ] ],
		[ 2, false, [ 'wool' ], [ 'toys' ] ],
		[ 1, false, [ 'lamp' ], [ 'toys', 'wool' ] ],
		// A hidden value takes no space.
		[ 3, true, [], [] ],
		[ 2, true, [], [ 'wool' ] ],
		[ 9, false, [], [] ],
	] )(
		'beyond the first %i (hiding: %s, chosen: %j) are %j',
		( first, hides, chosen, expected ) => {
			expect(
				beyond( branchesOf( TREE ), first, hides, chosen )
			).toEqual( expected );
		}
	);

	it.each( [
		[ 'home', [ 'Hôme' ] ],
		[ ' LA ', [ 'Hôme', 'light', 'lamp' ] ],
		[ 'oo', [ 'food', 'Hôme', 'floor', 'wool' ] ],
		[ 'x', [] ],
	] )( 'that match %j are %j, with those above them', ( typed, expected ) => {
		expect( matching( branchesOf( TREE ), typed ) ).toEqual( expected );
	} );
} );
