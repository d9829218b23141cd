import { toolbarHeight } from '../../../../src/core/site/toolbar';

describe( 'the admin toolbar', () => {
	it.each( [ 783, 1280 ] )(
		'covers 32 pixels of a window of %d [9.5-07]',
		( width ) => {
			expect( toolbarHeight( true, width ) ).toBe( 32 );
		}
	);

	it.each( [ 600, 782 ] )(
		'covers 46 pixels of a window of %d [9.5-08]',
		( width ) => {
			expect( toolbarHeight( true, width ) ).toBe( 46 );
		}
	);

	it( 'covers nothing where it scrolls away, and where there is none', () => {
		expect( toolbarHeight( true, 599 ) ).toBe( 0 );
		expect( toolbarHeight( false, 1280 ) ).toBe( 0 );
	} );
} );
