import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectCount } from '../steps/shopper';
import { setSettings } from '../steps/site';
import { test, expect } from '../support/test';

const bar = ( page: Page ) => page.getByRole( 'region', { name: /^Buy / } );
const form = ( page: Page ) => page.locator( 'form.cart' );
const toEnd = ( page: Page ) =>
	page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );

test.beforeEach( async ( { site, shop } ) => {
	if ( shop.theme ) {
		await setSettings( site, { sticky_add_to_cart: true } );
	}
} );

for ( const width of [ 1280, 390 ] ) {
	test( `adds from a bar that shows while the form is out of view, at ${ width } px [2.3-07]`, async ( {
		page,
		shop,
	} ) => {
		await page.setViewportSize( { width, height: 600 } );
		await page.goto( '/product/ripple-vase/' );
		await form( page ).getByRole( 'spinbutton' ).fill( '2' );
		await expect( bar( page ) ).toBeHidden();
		await toEnd( page );
		await expect( bar( page ) ).toBeVisible();
		await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
		await expect( bar( page ) ).toContainText( 'Ripple Vase' );
		await expect( bar( page ) ).toContainText( '€64.00' );
		// Storefront's own bar at the top would be a second one.
		await expect( page.getByText( /^You.re viewing/ ) ).toHaveCount( 0 );
		await expectAccessible(
			page,
			shop.theme ? '.vitrine-sticky-bar' : undefined
		);
		await bar( page )
			.getByRole( 'button', { name: 'Add to cart' } )
			.click();
		await expectCount( page, 2 );
		await form( page ).scrollIntoViewIfNeeded();
		await expect( bar( page ) ).toBeHidden();
	} );
}

test( 'has the image of the chosen variation', async ( { page, shop } ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( '/product/wool-throw/' );
	const image = bar( page ).locator( 'img' );
	const pictured = () =>
		image.evaluate( ( node: HTMLImageElement ) => node.currentSrc );
	await toEnd( page );
	await expect( bar( page ) ).toBeVisible();
	const before = await pictured();
	await form( page ).scrollIntoViewIfNeeded();
	await ( shop.theme
		? form( page ).getByLabel( 'Color' ).selectOption( 'brick' )
		: form( page ).getByRole( 'radio', { name: 'Brick' } ).check() );
	await toEnd( page );
	await expect( bar( page ) ).toContainText( 'Brick' );
	await expect.poll( pictured ).not.toBe( before );
	await expect
		.poll( () =>
			image.evaluate( ( node: HTMLImageElement ) => node.naturalWidth )
		)
		.toBeGreaterThan( 0 );
} );

test( 'never covers the focused element', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 500 } );
	await page.goto( '/product/ripple-vase/' );
	await toEnd( page );
	await expect( bar( page ) ).toBeVisible();
	// Tab through all focusable elements from the form on.
	await form( page ).getByRole( 'button', { name: 'Add to cart' } ).focus();
	for ( let stop = 0; stop < 15; stop++ ) {
		await page.keyboard.press( 'Tab' );
		const covered = () =>
			page.evaluate( () => {
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
				const { top } = lid.getBoundingClientRect();
				// Elements taller than the remaining space cannot be fully visible.
				return box.height < top && box.bottom > top + 1
					? focused.outerHTML.slice( 0, 120 )
					: false;
			} );
		await expect.poll( covered ).toBe( false );
	}
	await expect( bar( page ) ).toBeVisible();
} );

test( 'reveals a focused field behind it when the browser does not scroll', async ( {
	page,
	shop,
} ) => {
	// Low enough that the form is out of view next to the field.
	await page.setViewportSize( { width: 390, height: 440 } );
	await page.goto( '/product/ripple-vase/' );
	if ( shop.commerce !== 'builtin' ) {
		await page.getByRole( 'tab', { name: /^Reviews/ } ).click();
	}
	await toEnd( page );
	await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
	const field = page.getByRole( 'textbox', { name: /^Your review/ } );
	// Focus the element before it, whichever review form the shop has.
	await field.focus();
	await page.keyboard.press( 'Shift+Tab' );
	// Fully in the viewport, but with its last lines behind the bar.
	await field.evaluate( ( element ) =>
		window.scrollBy(
			0,
			element.getBoundingClientRect().bottom + 5 - window.innerHeight
		)
	);
	const covered = async () => {
		const [ box, lid ] = await Promise.all( [
			field.boundingBox(),
			bar( page ).boundingBox(),
		] );
		return box!.y + box!.height - lid!.y;
	};
	expect( await covered() ).toBeGreaterThan( 30 );
	await page.keyboard.press( 'Tab' );
	await expect( field ).toBeFocused();
	await expect.poll( covered ).toBeLessThanOrEqual( 0 );
} );
