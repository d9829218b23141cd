/**
 * How our blocks look in WooCommerce's place, where its own styles are on the page
 * too.
 */
import { haveInCart } from '../../steps/shopper';
import { putInPlace } from '../../steps/in-place';
import { expect, test } from '../../support/test';

for ( const width of [ 1280, 390 ] ) {
	test( `the way from the cart to the checkout is one line of text at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await putInPlace( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const way = page.getByRole( 'link', { name: 'Proceed to checkout' } );
		await expect( way ).toBeVisible();
		const { lines, height, end } = await way.evaluate( ( link ) => {
			const range = document.createRange();
			range.selectNodeContents( link );
			const box = link.closest( '.cart_totals' )!;
			const style = getComputedStyle( box );
			return {
				lines: new Set(
					Array.from( range.getClientRects(), ( { top } ) =>
						Math.round( top )
					)
				).size,
				height: link.getBoundingClientRect().height,
				// What is left below it, but for the box's own padding.
				end:
					box.getBoundingClientRect().bottom -
					Number.parseFloat( style.paddingBottom ) -
					link.getBoundingClientRect().bottom,
			};
		} );
		expect( lines ).toBe( 1 );
		expect( height ).toBeLessThan( 70 );
		expect( height ).toBeGreaterThan( 40 );
		expect( end ).toBeLessThan( 24 );
	} );
}
