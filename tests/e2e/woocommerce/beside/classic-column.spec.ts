/**
 * Our blocks in a WooCommerce site with a classic theme whose wide blocks exceed
 * the content column.
 */
import { putInPlace } from '../../steps/in-place';
import { haveInCart } from '../../steps/shopper';
import { block, putPage } from '../../steps/site';
import { putClassicTheme } from '../../steps/theme';
import { expect, test } from '../../support/test';

const COLUMN = {
	width: 980,
	styles: 'body{margin:0}main{max-width:980px;margin-inline:auto;padding-inline:24px}.entry-content>.alignwide{margin-inline:-24px}',
};

for ( const width of [ 1280, 390 ] ) {
	test( `blocks align with the title at ${ width } px in a classic theme, and wide blocks are wide`, async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, 'cart' );
		await putInPlace( site, 'checkout' );
		await putPage( site, 'list', block( 'vitrine/product-listing' ) );
		await putPage(
			site,
			'wide-list',
			block( 'vitrine/product-listing', { align: 'wide' } )
		);
		await haveInCart( page, 'Everyday Mug' );
		await putClassicTheme( site, COLUMN );
		await page.setViewportSize( { width, height: 900 } );
		for ( const [ path, over ] of [
			[ '/cart/', 0 ],
			[ '/checkout/', 0 ],
			[ '/list/', 0 ],
			[ '/wide-list/', 24 ],
		] as const ) {
			await page.goto( path );
			const title = await page
				.getByRole( 'heading', { level: 1 } )
				.boundingBox();
			const box = await page
				.locator( '.entry-content > [class*="wp-block-vitrine-"]' )
				.first()
				.boundingBox();
			expect( box?.x, path ).toBeCloseTo( ( title?.x ?? NaN ) - over, 0 );
			expect( box?.width, path ).toBeCloseTo(
				( title?.width ?? NaN ) + 2 * over,
				0
			);
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth - window.innerWidth
				),
				path
			).toBe( 0 );
		}
	} );
}
