import { toolbarHeight } from '../../../../src/core/site/toolbar';

describe( 'the admin bar', () => {
	it.each( [ 783, 1280 ] )(
		'is 32 pixels high at a width of %d [9.5-07]',
		( width ) => {
			expect( toolbarHeight( true, width ) ).toBe( 32 );
		}
	);

	it.each( [ 600, 782 ] )(
		'is 46 pixels high at a width of %d [9.5-08]',
		( width ) => {
			expect( toolbarHeight( true, width ) ).toBe( 46 );
		}
	);

	it( 'has no height when it scrolls away or is absent', () => {
		expect( toolbarHeight( true, 599 ) ).toBe( 0 );
		expect( toolbarHeight( false, 1280 ) ).toBe( 0 );
	} );
} );
