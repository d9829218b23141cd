import { isTopOnDevice, topThreshold } from '../../../../src/core/site/scroll';

it( 'shows scroll to top after 300 pixels, or after the header plus 100', () => {
	expect( topThreshold( null ) ).toBe( 300 );
	expect( topThreshold( 80 ) ).toBe( 180 );
} );

it.each( [
	[ 'both', 768, true ],
	[ 'both', 769, true ],
	[ 'desktop', 768, false ],
	[ 'desktop', 769, true ],
	[ 'mobile', 768, true ],
	[ 'mobile', 769, false ],
] )( 'is for %s at %d pixels: %s', ( devices, width, expected ) => {
	expect( isTopOnDevice( devices, width ) ).toBe( expected );
} );
