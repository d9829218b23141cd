/**
 * Grouped products with quantity buttons, in a theme whose table breaks words
 * anywhere.
 */
import { setSettings } from '../../steps/site';
import { expect, test } from '../../support/test';

for ( const width of [ 1280, 390 ] ) {
	test( `product names beside quantity buttons are not broken within words: ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await setSettings( site, { quantity_buttons: true } );
		await page.setViewportSize( { width, height: 844 } );
		await page.goto(
			await site.php(
				`echo wp_make_link_relative( get_permalink( wc_get_products( array( 'type' => 'grouped', 'limit' => 1, 'return' => 'ids' ) )[0] ) );`
			)
		);
		const form = page.getByRole( 'main' ).locator( 'form.grouped_form' );
		await expect(
			form.getByRole( 'button', { name: /^Increase quantity/ } ).first()
		).toBeVisible();
		const names = await form.getByRole( 'link' ).evaluateAll( ( links ) =>
			links.map( ( link ) => ( {
				words: link.textContent.trim().split( /\s+/ ).length,
				lines: link.getClientRects().length,
			} ) )
		);
		expect( names.length ).toBeGreaterThan( 1 );
		for ( const { words, lines } of names ) {
			expect( lines ).toBeLessThanOrEqual( words );
		}
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBeLessThanOrEqual( 0 );
	} );
}
