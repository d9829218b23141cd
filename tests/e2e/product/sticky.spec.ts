import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectCount } from '../steps/shopper';
import { test, expect } from '../support/test';

const bar = ( page: Page ) => page.getByRole( 'region', { name: /^Buy / } );
const form = ( page: Page ) => page.locator( 'form.cart' );
const toEnd = ( page: Page ) =>
	page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );

test( 'keeps the summary in view beside the pictures [2.3-06]', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( '/product/ripple-vase/' );
	const title = page.getByRole( 'heading', { name: 'Ripple Vase' } );
	const start = ( await title.boundingBox() )!.y;
	await page.evaluate( () => window.scrollTo( 0, 400 ) );
	await expect( title ).toBeInViewport();
	const later = ( await title.boundingBox() )!.y;
	expect( later ).toBeGreaterThan( start - 400 );
	expect( later ).toBeLessThan( 60 );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `adds from a bar that shows while the form is off the screen, at ${ width } px [2.3-07]`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 600 } );
		await page.goto( '/product/ripple-vase/' );
		await page
			.getByRole( 'spinbutton', { name: 'Quantity of Ripple Vase' } )
			.fill( '2' );
		await expect( bar( page ) ).toBeHidden();
		await toEnd( page );
		await expect( bar( page ) ).toBeVisible();
		await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
		await expect( bar( page ) ).toContainText( 'Ripple Vase' );
		await expect( bar( page ) ).toContainText( '€64.00' );
		await expectAccessible( page );
		await bar( page )
			.getByRole( 'button', { name: 'Add to cart' } )
			.click();
		await expectCount( page, 2 );
		await form( page ).scrollIntoViewIfNeeded();
		await expect( bar( page ) ).toBeHidden();
	} );
}

test( 'never covers what has the focus', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 500 } );
	await page.goto( '/product/ripple-vase/' );
	await toEnd( page );
	await expect( bar( page ) ).toBeVisible();
	// From the form on through all that can have the focus, as a keyboard does it.
	await form( page ).getByRole( 'button', { name: 'Add to cart' } ).focus();
	for ( let stop = 0; stop < 15; stop++ ) {
		await page.keyboard.press( 'Tab' );
		const covered = await page.evaluate( () => {
			const focused = document.querySelector( ':focus' );
			const lid = document.querySelector( '.vitrine-sticky-bar' );
			if (
				! focused ||
				! lid ||
				focused === document.body ||
				lid.contains( focused ) ||
				( lid as HTMLElement ).hidden
			) {
				return false;
			}
			const box = focused.getBoundingClientRect();
			return box.bottom > lid.getBoundingClientRect().top + 1
				? focused.outerHTML.slice( 0, 120 )
				: false;
		} );
		expect( covered ).toBe( false );
	}
	await expect( bar( page ) ).toBeVisible();
} );
