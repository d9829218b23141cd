import { test, expect } from '../support/test';
import { addFromListing } from '../steps/shopper';

for ( const width of [ 1280, 390 ] ) {
	test( `a cross-sell reserves its price, button and 15 px at ${ width } px [9.7-04]`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/shop/' );
		await addFromListing( page, 'Mushroom Table Lamp', 1 );
		await page.goto( '/cart/' );
		const summary = page
			.locator( '.cross-sells' )
			.getByRole( 'listitem' )
			.filter( { hasText: 'Ripple Vase' } )
			.locator( '.vitrine-card-summary' );
		const height = async ( part: string ) =>
			( await summary.locator( part ).boundingBox() )?.height ?? NaN;
		const needed = async () =>
			( await height( '.price' ) ) + ( await height( '.button' ) ) + 15;
		await expect
			.poll( async () => {
				const room = await summary.evaluate( ( element ) =>
					parseFloat( getComputedStyle( element ).minHeight )
				);
				return room - ( await needed() );
			} )
			.toBeCloseTo( 0, 0 );
	} );
}
