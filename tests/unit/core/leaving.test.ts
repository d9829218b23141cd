import { withLeaving } from '../../../src/core/leaving';

const items = ( keys: string ) => Array.from( keys, ( key ) => ( { key } ) );

/** The rendered result of two lists, with leaving items in parentheses. */
const drawn = ( before: string, now: string ) =>
	withLeaving( items( before ), items( now ) )
		.map( ( { item, isLeaving } ) =>
			isLeaving ? `(${ item.key })` : item.key
		)
		.join( '' );

describe( 'what is drawn of a list', () => {
	it.each( [
		[ 'abc', 'abc', 'abc' ],
		[ 'abc', 'bc', '(a)bc' ],
		[ 'abc', 'ac', 'a(b)c' ],
		[ 'abc', 'ab', 'ab(c)' ],
		[ 'abcd', 'ad', 'a(b)(c)d' ],
		[ 'ab', '', '(a)(b)' ],
	] )(
		'keeps what is gone in its place: %s, then %s',
		( before, now, all ) => {
			expect( drawn( before, now ) ).toBe( all );
		}
	);

	it( 'has what is new, and what is back again, as often as it is there', () => {
		expect( drawn( 'a', 'ab' ) ).toBe( 'ab' );
		expect( drawn( 'ab', 'bac' ) ).toBe( 'bac' );
		expect( drawn( 'abc', 'xc' ) ).toBe( '(a)(b)xc' );
	} );

	it( 'draws what there is as it is now', () => {
		const now = [ { key: 'a', quantity: 2 } ];
		expect( withLeaving( [ { key: 'a', quantity: 1 } ], now ) ).toEqual( [
			{ item: now[ 0 ], isLeaving: false },
		] );
	} );
} );
