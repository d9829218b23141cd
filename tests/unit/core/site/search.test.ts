import {
	isBlank,
	moveActive,
	pressSearch,
} from '../../../../src/core/site/search';

describe( 'a slide-out search', () => {
	it( 'submits only a non-empty search [5.12-01]', () => {
		expect( pressSearch( true, '' ) ).toBe( 'close' );
		expect( pressSearch( true, '  ' ) ).toBe( 'close' );
		expect( pressSearch( true, 'hat' ) ).toBe( 'submit' );
		expect( isBlank( ' \n' ) ).toBe( true );
		expect( isBlank( 'hat' ) ).toBe( false );
	} );

	it( 'opens first, whatever it contains', () => {
		expect( pressSearch( false, '' ) ).toBe( 'open' );
		expect( pressSearch( false, 'hat' ) ).toBe( 'open' );
	} );
} );

describe( 'arrow keys', () => {
	it( 'cycle through the suggestions and the field', () => {
		let active: number | null = -1;
		const seen = [];
		for ( let press = 0; press < 4; press++ ) {
			active = moveActive( active!, 3, 'ArrowDown' );
			seen.push( active );
		}
		expect( seen ).toEqual( [ 0, 1, 2, -1 ] );
		expect( moveActive( -1, 3, 'ArrowUp' ) ).toBe( 2 );
		expect( moveActive( 0, 3, 'ArrowUp' ) ).toBe( -1 );
	} );

	it( 'do nothing without suggestions, nor do other keys', () => {
		expect( moveActive( -1, 0, 'ArrowDown' ) ).toBeNull();
		expect( moveActive( 1, 3, 'Enter' ) ).toBeNull();
	} );
} );
