import {
	hideOnScroll,
	isOnDevice,
	sidebarTop,
	stickRows,
	stickyHeight,
	type Row,
} from '../../../../src/core/site/header';

const row = ( top: number, height: number, sticks: boolean ): Row => ( {
	top,
	height,
	stuckHeight: height,
	sticks,
} );

const AT_ONCE = { cover: 0, late: false };

describe( 'sticky rows', () => {
	const rows = [ row( 0, 40, false ), row( 40, 80, true ) ];

	it( 'stay in place until scrolled past', () => {
		expect( stickRows( rows, 40, AT_ONCE ) ).toEqual( [ null, null ] );
		expect( stickRows( rows, 41, AT_ONCE ) ).toEqual( [ null, 0 ] );
		expect( stickRows( rows, 40, AT_ONCE ) ).toEqual( [ null, null ] );
	} );

	it( 'are below each other and the admin bar', () => {
		const all = [
			row( 32, 40, true ),
			row( 72, 80, false ),
			row( 152, 50, true ),
		];
		const below = { cover: 32, late: false };
		expect( stickRows( all, 1, below ) ).toEqual( [ 32, null, null ] );
		// The last one moves up to the first.
		expect( stickRows( all, 80, below ) ).toEqual( [ 32, null, null ] );
		expect( stickRows( all, 81, below ) ).toEqual( [ 32, null, 72 ] );
		expect( stickyHeight( all ) ).toBe( 90 );
	} );

	it( 'count with their reduced height while stuck', () => {
		const shrunk = [
			{ ...row( 0, 80, true ), stuckHeight: 56 },
			row( 80, 40, true ),
		];
		expect( stickRows( shrunk, 500, AT_ONCE ) ).toEqual( [ 0, 56 ] );
		expect( stickyHeight( shrunk ) ).toBe( 96 );
	} );

	it( 'return only when all of them are out of view', () => {
		const late = { cover: 0, late: true };
		expect( stickRows( rows, 120, late ) ).toEqual( [ null, null ] );
		expect( stickRows( rows, 121, late ) ).toEqual( [ null, 0 ] );
	} );

	it( 'are none when none is sticky', () => {
		const none = rows.map( ( one ) => ( { ...one, sticks: false } ) );
		expect( stickRows( none, 900, AT_ONCE ) ).toEqual( [ null, null ] );
		expect( stickyHeight( none ) ).toBe( 0 );
	} );
} );

describe( 'hiding on scroll', () => {
	const at = ( from: number, hidden = false ) => ( { hidden, from } );

	it( 'keeps the header for 5 pixels and hides it for more [9.5-12]', () => {
		expect( hideOnScroll( at( 500 ), 505, false ) ).toEqual( at( 500 ) );
		expect( hideOnScroll( at( 500 ), 506, false ) ).toEqual(
			at( 506, true )
		);
	} );

	it( 'adds up small steps', () => {
		let state = at( 500 );
		for ( const y of [ 502, 504, 506 ] ) {
			state = hideOnScroll( state, y, false );
		}
		expect( state.hidden ).toBe( true );
	} );

	it( 'shows it again on scrolling up', () => {
		expect( hideOnScroll( at( 900, true ), 895, false ).hidden ).toBe(
			true
		);
		expect( hideOnScroll( at( 900, true ), 894, false ).hidden ).toBe(
			false
		);
	} );

	it( 'never hides it while in use', () => {
		expect( hideOnScroll( at( 500, true ), 900, true ) ).toEqual(
			at( 900 )
		);
	} );
} );

it.each( [
	[ 'both', 320, true ],
	[ 'both', 1280, true ],
	[ 'desktop', 921, true ],
	[ 'desktop', 920, false ],
	[ 'mobile', 920, true ],
	[ 'mobile', 921, false ],
] )( 'sticks on %s at %d pixels: %s', ( devices, width, expected ) => {
	expect( isOnDevice( devices, width, 920 ) ).toBe( expected );
} );

describe( 'the top of a sidebar', () => {
	it( 'is 50 pixels below a sticky header with the admin bar [9.5-14]', () => {
		expect( sidebarTop( 80, true ) ).toBe( '130px' );
	} );

	it( 'is 20 pixels below it without the admin bar [9.5-15]', () => {
		expect( sidebarTop( 80, false ) ).toBe( '100px' );
	} );

	it( 'is 3em or 1em without a sticky header [9.5-16]', () => {
		expect( sidebarTop( 0, true ) ).toBe( '3em' );
		expect( sidebarTop( 0, false ) ).toBe( '1em' );
	} );
} );
