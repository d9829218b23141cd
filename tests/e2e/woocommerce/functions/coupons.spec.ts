/**
 * What WooCommerce says of coupons, in our blocks.
 */
import type { Page } from '@playwright/test';
import { putInPlace } from '../../steps/in-place';
import { haveInCart } from '../../steps/shopper';
import { expect, test } from '../../support/test';

const APPLIED = 'Coupon code applied successfully.';
const REMOVED = 'Coupon has been removed.';

const expectSaid = async ( page: Page, text: string ) => {
	const said = page.getByRole( 'main' ).getByText( text );
	await expect( said ).toHaveCount( 1 );
	await expect( said ).toBeInViewport();
	await expect( page.locator( '#vitrine-live-region' ) ).toContainText(
		text
	);
};

for ( const place of [ 'cart', 'checkout' ] as const ) {
	test( `the ${ place } shows and says in WooCommerce’s words that a coupon was applied, and that it was removed`, async ( {
		page,
		site,
	} ) => {
		await putInPlace( site, place );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( `/${ place }/` );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Coupon code' ).fill( 'welcome10' );
		await main.getByRole( 'button', { name: 'Apply coupon' } ).click();
		await expectSaid( page, APPLIED );
		await main
			.getByRole( place === 'cart' ? 'link' : 'button', {
				name: /^Remove coupon/,
			} )
			.click();
		await expectSaid( page, REMOVED );
		await expect( main.getByText( APPLIED ) ).toHaveCount( 0 );
	} );
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the page that follows says it', async ( { page, site } ) => {
		await putInPlace( site, 'cart' );
		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/cart/' );
		const main = page.getByRole( 'main' );
		await main.getByLabel( 'Coupon code' ).fill( 'welcome10' );
		await main.getByRole( 'button', { name: 'Apply coupon' } ).click();
		// A theme may show it above its content.
		await expect( page.getByText( APPLIED ) ).toBeVisible();
	} );
} );
