import { withLeaving } from '../../../src/core/leaving';

const items = ( keys: string ) => Array.from( keys, ( key ) => ( { key } ) );

/** The rendered result of two lists, with leaving items in parentheses. */
const drawn = ( before: string, now: string ) =>
	withLeaving( items( before ), items( now ) )
		.map( ( { item, isLeaving } ) =>
			isLeaving ? `(${ item.key })` : item.key
		)
		.join( '' );

describe( 'a rendered list', () => {
	it.each( [
		[ 'abc', 'abc', 'abc' ],
		[ 'abc', 'bc', '(a)bc' ],
		[ 'abc', 'ac', 'a(b)c' ],
		[ 'abc', 'ab', 'ab(c)' ],
		[ 'abcd', 'ad', 'a(b)(c)d' ],
		[ 'ab', '', '(a)(b)' ],
	] )( 'keeps removed items in place: %s, then %s', ( before, now, all ) => {
		expect( drawn( before, now ) ).toBe( all );
	} );

	it( 'includes new and returning items', () => {
		expect( drawn( 'a', 'ab' ) ).toBe( 'ab' );
		expect( drawn( 'ab', 'bac' ) ).toBe( 'bac' );
		expect( drawn( 'abc', 'xc' ) ).toBe( '(a)(b)xc' );
	} );

	it( 'renders existing items as they are now', () => {
		const now = [ { key: 'a', quantity: 2 } ];
		expect( withLeaving( [ { key: 'a', quantity: 1 } ], now ) ).toEqual( [
			{ item: now[ 0 ], isLeaving: false },
		] );
	} );
} );
