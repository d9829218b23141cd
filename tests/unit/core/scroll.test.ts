import { scrollAt } from '../../../src/core/scroll';

describe( 'a scroll', () => {
	it( 'starts at its start, ends at its end, and is halfway in the middle', () => {
		expect( scrollAt( 800, 100, 0, 1000 ) ).toBe( 800 );
		expect( scrollAt( 800, 100, 500, 1000 ) ).toBeCloseTo( 450 );
		expect( scrollAt( 800, 100, 999, 1000 ) ).not.toBe( 100 );
		expect( scrollAt( 800, 100, 1000, 1000 ) ).toBe( 100 );
	} );

	it( 'does not overshoot with a late or early frame', () => {
		expect( scrollAt( 0, 100, 5000, 1000 ) ).toBe( 100 );
		expect( scrollAt( 0, 100, -5, 1000 ) ).toBe( 0 );
	} );
} );
