import {
	isBlank,
	moveActive,
	pressSearch,
} from '../../../../src/core/site/search';

describe( 'a slide-out search', () => {
	it( 'submits only what is not empty [5.12-01]', () => {
		expect( pressSearch( true, '' ) ).toBe( 'close' );
		expect( pressSearch( true, '  ' ) ).toBe( 'close' );
		expect( pressSearch( true, 'hat' ) ).toBe( 'submit' );
		expect( isBlank( ' \n' ) ).toBe( true );
		expect( isBlank( 'hat' ) ).toBe( false );
	} );

	it( 'opens first, whatever is in it', () => {
		expect( pressSearch( false, '' ) ).toBe( 'open' );
		expect( pressSearch( false, 'hat' ) ).toBe( 'open' );
	} );
} );

describe( 'the arrow keys', () => {
	it( 'go round through the suggestions and the field', () => {
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

	it( 'lead nowhere without suggestions, and other keys never', () => {
		expect( moveActive( -1, 0, 'ArrowDown' ) ).toBeNull();
		expect( moveActive( 1, 3, 'Enter' ) ).toBeNull();
	} );
} );
