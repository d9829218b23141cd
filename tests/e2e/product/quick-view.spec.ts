import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { faultsIn } from '../support/faults';
import { close, open, opener, view } from '../steps/quick-view';
import { drawer, expectCount } from '../steps/shopper';
import { keepBack } from '../steps/scripts';
import { test, expect } from '../support/test';

test( 'shows the product, adds it in the background, and opens the drawer over it [2.4-01]', async ( {
	page,
	site,
} ) => {
	await site.php(
		'update_option( "vitrine_settings", [ "after_add_to_cart" => "slide_in_cart" ] );'
	);
	await open( page );
	await expect( view( page ) ).toContainText( '€64.00' );
	await expectAccessible( page, 'dialog.vitrine-quick-view' );
	await view( page )
		.getByRole( 'button', { name: 'Increase quantity of Ripple Vase' } )
		.click();
	await view( page ).getByRole( 'button', { name: 'Add to cart' } ).click();
	await expect( drawer( page ) ).toBeVisible();
	// Escape closes one dialog at a time, the innermost first.
	await page.keyboard.press( 'Escape' );
	await expect( drawer( page ) ).toBeHidden();
	await expect( view( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( view( page ) ).toBeHidden();
	await expect( opener( page, 'Ripple Vase' ) ).toBeFocused();
	await expectCount( page, 2 );
} );

test( 'closes on Back, and leaves no history entry otherwise', async ( {
	page,
} ) => {
	await open( page );
	await page.goBack();
	await expect( view( page ) ).toBeHidden();
	await expect( page ).toHaveURL( /\/shop\/$/ );

	await opener( page, 'Ripple Vase' ).click();
	await expect( view( page ) ).toBeVisible();
	await view( page )
		.getByRole( 'button', { name: 'Close quick view' } )
		.click();
	await expect( view( page ) ).toBeHidden();
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'My account' } )
		.filter( { visible: true } )
		.first()
		.click();
	await expect( page ).toHaveURL( /\/(my-)?account\// );
	await page.goBack();
	await expect( page ).toHaveURL( /\/shop\/$/ );
} );

/** Presses an opener with the keyboard while the quick view's script is held back. */
const pressEarly = async ( page: Page ) => {
	const release = await keepBack( page, '**/loader-chunks/quick-view.js*' );
	await page.goto( '/shop/' );
	const vase = opener( page, 'Ripple Vase' );
	await vase.focus();
	await vase.press( 'Enter' );
	return { release, vase };
};

test( 'opens at once while its script is loading', async ( { page } ) => {
	const { release, vase } = await pressEarly( page );
	const frame = page.getByRole( 'dialog', { name: 'Quick view' } );
	await expect( frame ).toBeVisible();
	await expect( frame ).toBeFocused();
	await expect( frame ).toHaveAttribute( 'aria-busy', 'true' );
	await expect( vase ).toHaveAttribute( 'aria-busy', 'true' );
	await expect( vase ).toHaveCSS( 'cursor', 'progress' );
	release();
	await expect(
		view( page ).getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();
	await expect( view( page ) ).not.toHaveAttribute( 'aria-busy' );
	await expect( vase ).not.toHaveAttribute( 'aria-busy' );
	await page.keyboard.press( 'Escape' );
	await expect( view( page ) ).toBeHidden();
	await expect( vase ).toBeFocused();
} );

test( 'stays closed if closed before its script loaded', async ( { page } ) => {
	const { release, vase } = await pressEarly( page );
	await view( page )
		.getByRole( 'button', { name: 'Close quick view' } )
		.click();
	await expect( view( page ) ).toBeHidden();
	await expect( vase ).toBeFocused();
	release();
	await expect( vase ).not.toHaveAttribute( 'aria-busy' );
	await expect( view( page ) ).toBeHidden();
	await vase.press( 'Enter' );
	await expect(
		view( page ).getByRole( 'heading', { name: 'Ripple Vase' } )
	).toBeVisible();
} );

for ( const [ width, height, sheet ] of [
	[ 1280, 700, true ],
	[ 390, 700, false ],
] as const ) {
	test( `leaves 120 px of a ${ width } px window free [9.6-02]`, async ( {
		page,
		site,
		shop,
	} ) => {
		await page.setViewportSize( { width, height } );
		await site.php(
			`update_option( "vitrine_settings", [ "quick_view_sheet" => ${ sheet } ] + (array) get_option( "vitrine_settings" ) );`
		);
		await open( page );
		// Its size has fractions of a pixel until it has slid in.
		const box = ( await view( page ).boundingBox() )!;
		expect( Math.floor( box.width ) ).toBeLessThanOrEqual( width - 120 );
		expect( Math.floor( box.height ) ).toBeLessThanOrEqual( height - 120 );
		// Everything needed to buy is in view, except on a phone with WooCommerce's themes, whose texts are
		// wider.
		const buy = view( page ).getByRole( 'button', { name: 'Add to cart' } );
		if ( width > 600 || shop.commerce === 'builtin' ) {
			await expect( buy ).toBeInViewport( { ratio: 1 } );
		}
		await expectAccessible( page, 'dialog.vitrine-quick-view' );
	} );
}

test( 'grows with a product of many options up to the window', async ( {
	page,
	shop,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await open( page, 'Linen House Robe' );
	await expect
		.poll( async () => ( await view( page ).boundingBox() )?.height )
		.toBeCloseTo( 900 - 120, 0 );
	// Texts of WooCommerce's themes are wider.
	if ( shop.commerce !== 'builtin' ) {
		return;
	}
	await expect(
		view( page ).getByRole( 'button', { name: 'Add to cart' } )
	).toBeInViewport( { ratio: 1 } );
	await close( page );
	// A different product has the same height.
	await open( page, 'Ripple Vase' );
	await expect
		.poll( async () => ( await view( page ).boundingBox() )?.height )
		.toBeCloseTo( 672, 0 );
} );

test( 'sells a variation, with its image and price', async ( { page } ) => {
	await open( page, 'Linen House Robe' );
	const first = view( page ).locator( 'form.variations_form' );
	await expect( first ).toBeVisible();
	for ( const field of await view( page ).locator( 'select' ).all() ) {
		await field.selectOption( { index: 1 }, { force: true } );
	}
	await expect(
		view( page ).locator( 'form input.variation_id' )
	).not.toHaveValue( /^0?$/ );
	await view( page ).getByRole( 'button', { name: 'Add to cart' } ).click();
	await expectCount( page, 1 );
} );

test( 'removes scripts from the response [7.7-02]', async ( { page } ) => {
	const ran: string[] = [];
	await page.exposeFunction( 'xss', () => void ran.push( 'It ran.' ) );
	await page.route( '**/admin-ajax.php', ( route ) =>
		route.fulfill( {
			status: 200,
			contentType: 'text/html',
			body: '<div class="vitrine-product"><h2>Shown</h2><script>xss()</script><img src="data:image/gif;base64,AA" onerror="xss()"></div>',
		} )
	);
	await page.goto( '/shop/' );
	await page
		.locator( '[data-quick-view]' )
		.first()
		.evaluate( ( way: HTMLElement ) => way.click() );
	await expect(
		view( page ).getByRole( 'heading', { name: 'Shown' } )
	).toBeVisible();
	expect(
		await page.locator( '.vitrine-quick-view-content' ).evaluate( faultsIn )
	).toEqual( [] );
	expect( ran ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'links to the product page', async ( { page } ) => {
		await page.goto( '/shop/' );
		await page
			.locator( '[data-quick-view]' )
			.first()
			.click( { force: true } );
		await expect( page ).toHaveURL( /\/product\// );
	} );
} );
