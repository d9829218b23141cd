import {
	CLOSED,
	escape,
	isAnchor,
	isOpen,
	pointAt,
	pointAway,
	press,
} from '../../../../src/core/site/menu';

describe( 'submenus', () => {
	it( 'toggle by their buttons, one branch at a time', () => {
		const first = press( CLOSED, '1' );
		expect( isOpen( first, '1' ) ).toBe( true );
		const inner = press( first, '1.2' );
		expect( isOpen( inner, '1' ) ).toBe( true );
		expect( isOpen( inner, '1.2' ) ).toBe( true );
		expect( press( inner, '1.2' ) ).toEqual( first );
		const second = press( inner, '2' );
		expect( isOpen( second, '1' ) ).toBe( false );
		expect( press( second, '2' ) ).toEqual( CLOSED );
	} );

	it( 'are not confused with similar numbers', () => {
		expect( isOpen( { branch: '12', pinned: true }, '1' ) ).toBe( false );
	} );

	it( 'are open on hover', () => {
		const pointed = pointAt( CLOSED, '2' );
		expect( isOpen( pointed, '2' ) ).toBe( true );
		expect( pointAway( pointed, '2' ) ).toEqual( CLOSED );
	} );

	it( 'stay open once pressed, whatever is hovered', () => {
		const pinned = press( pointAt( CLOSED, '2' ), '2' );
		expect( isOpen( pinned, '2' ) ).toBe( true );
		expect( pointAway( pinned, '2' ) ).toBe( pinned );
	} );

	it( 'close on Escape, innermost first', () => {
		const inner = press( press( CLOSED, '1' ), '1.2' );
		expect( isOpen( escape( inner ), '1.2' ) ).toBe( false );
		expect( isOpen( escape( inner ), '1' ) ).toBe( true );
		expect( escape( escape( inner ) ) ).toEqual( CLOSED );
	} );
} );

it.each( [
	[ '#contact', true ],
	[ '/about/#team', true ],
	[ '/about/', false ],
	[ '/shop/#top', false ],
	[ 'https://else.example/about/#team', false ],
] )( 'detects whether %s is in the page: %s', ( href, expected ) => {
	expect( isAnchor( href, 'https://shop.example/about/' ) ).toBe( expected );
} );
