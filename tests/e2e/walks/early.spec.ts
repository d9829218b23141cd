/**
 * Shopper actions before a page's scripts have loaded, on a slow connection or by
 * a fast user.
 */
import { keepBack } from '../steps/scripts';
import {
	addButton,
	card,
	expectCount,
	haveInCart,
	saveData,
	watchRequests,
} from '../steps/shopper';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

/** The button of a product page. */
const formButton = ( page: Page ) =>
	page
		.getByRole( 'main' )
		.getByRole( 'button', { name: /^Add to cart/ } )
		.first();

test.use( { isHasty: true } );

test( 'a sort order selected before its script loads is applied', async ( {
	page,
} ) => {
	const script = /loader-chunks\/ordering\.js/;
	const letGo = await keepBack( page, script );
	const asked = page.waitForRequest( script );
	await page.goto( '/shop/', { waitUntil: 'domcontentloaded' } );
	await asked;
	await page
		.getByRole( 'combobox', { name: 'Sort by' } )
		.selectOption( { label: 'Sort by price: low to high' } );
	letGo();
	await expect( page ).toHaveURL( /orderby=price/ );
	await expect(
		page.getByRole( 'main' ).locator( '.products > li' ).first()
	).toContainText( 'Linen Napkins' );
} );

test( 'a product form sent before its script loads is added in the background', async ( {
	page,
} ) => {
	const script = /loader-chunks\/forms\.js/;
	const letGo = await keepBack( page, script );
	const asked = page.waitForRequest( script );
	await page.goto( '/product/everyday-mug/' );
	await asked;
	await page.evaluate( () => {
		document.title = 'This very page';
	} );
	await page.getByRole( 'spinbutton' ).first().fill( '2' );
	await formButton( page ).click();
	letGo();
	await expect( formButton( page ) ).toHaveClass( /\badded\b/ );
	await expectCount( page, 2 );
	await expect( page ).toHaveTitle( 'This very page' );
} );

test( "a preselected variation is added before the form's script loads", async ( {
	page,
} ) => {
	const letGo = await keepBack( page, /loader-chunks\/variation\.js/ );
	const wired = page.waitForResponse( /loader-chunks\/variations\.js/ );
	await page.goto( '/product/wool-throw/' );
	await ( await wired ).finished();
	await formButton( page ).click();
	await expect( formButton( page ) ).toHaveClass( /\badded\b/ );
	await expectCount( page, 1 );
	letGo();
	await expect( page.locator( 'form.cart .variation_id' ) ).toHaveValue(
		/^[1-9]/
	);
	await page.goto( '/cart/' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Moss' );
} );

test( 'an option selected and added before the scripts load is added', async ( {
	page,
} ) => {
	const scripts = /loader-chunks\/(forms|variations?)\.js/;
	const letGo = await keepBack( page, scripts );
	const asked = page.waitForRequest( scripts );
	await page.goto( '/product/wool-throw/' );
	await asked;
	await page.getByRole( 'radio', { name: 'Sand' } ).check( { force: true } );
	await formButton( page ).click();
	letGo();
	await expect( formButton( page ) ).toHaveClass( /\badded\b/ );
	await expectCount( page, 1 );
	await page.goto( '/cart/' );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Sand' );
	await expect( page.getByRole( 'main' ) ).not.toContainText( 'Moss' );
} );

test( 'a product added before any script loads is added once by the server, with a notice', async ( {
	page,
} ) => {
	const script = /\/loader\.js/;
	const letGo = await keepBack( page, script );
	const asked = page.waitForRequest( script );
	await page.goto( '/shop/?orderby=price', { waitUntil: 'commit' } );
	await asked;
	await addButton( page, 'Storage Jar, small' ).click();
	await expect(
		page.getByText( /“Storage Jar, small” .*added to your cart/ )
	).toBeVisible();
	letGo();
	await expectCount( page, 1 );
	await addButton( page, 'Storage Jar, small' ).click();
	await expectCount( page, 2 );
	await expect(
		card( page, 'Storage Jar, small' ).getByRole( 'link', {
			name: 'View cart',
		} )
	).toBeVisible();
} );

test( 'the add script is fetched on the first interaction, not before', async ( {
	page,
} ) => {
	const script = /loader-chunks\/cart-client\.js/;
	const fetched = watchRequests( page, script );
	await page.goto( '/shop/', { waitUntil: 'networkidle' } );
	expect( fetched ).toEqual( [] );
	const asked = page.waitForRequest( script );
	await page.mouse.wheel( 0, 300 );
	await asked;
	await page.mouse.wheel( 0, 300 );
	await addButton( page, 'Everyday Mug' ).click();
	await expectCount( page, 1 );
	expect( fetched ).toHaveLength( 1 );
} );

test( 'with Save-Data the add script is fetched with the first add', async ( {
	page,
} ) => {
	await saveData( page );
	const script = /loader-chunks\/cart-client\.js/;
	const fetched = watchRequests( page, script );
	await page.goto( '/shop/', { waitUntil: 'networkidle' } );
	await page.mouse.wheel( 0, 300 );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBeGreaterThan( 0 );
	expect( fetched ).toEqual( [] );
	const asked = page.waitForRequest( script );
	await addButton( page, 'Everyday Mug' ).click();
	await asked;
	await expectCount( page, 1 );
} );

test( 'a focused notice in the cart does not trigger hydration', async ( {
	page,
} ) => {
	await haveInCart( page, 'Everyday Mug' );
	const fetched = watchRequests( page, /\/build\/stores-cart\.js/ );
	// Like a theme that prints WooCommerce's notices inside the cart.
	await page.route( '**/cart/', async ( route ) => {
		const answer = await route.fetch();
		await route.fulfill( {
			response: answer,
			body: ( await answer.text() ).replace(
				/(<[^>]* data-vitrine-view="cart"[^>]*>)/,
				'$1<div class="woocommerce-message" role="alert">Kept.</div>'
			),
		} );
	} );
	await page.goto( '/cart/' );
	await expect(
		page.locator( '.vitrine-cart' ).getByText( 'Kept.', { exact: true } )
	).toBeFocused();
	await page.waitForLoadState( 'networkidle' );
	expect( fetched ).toEqual( [] );
	await page
		.getByRole( 'textbox', { name: /^Coupon/ } )
		.first()
		.focus();
	await expect.poll( () => fetched.length ).toBe( 1 );
} );
