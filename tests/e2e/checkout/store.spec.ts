import type { Page } from '@playwright/test';
import { placeOrder } from '../steps/checkout';
import { expectKept, haveInCart } from '../steps/shopper';
import {
	dispatchTo,
	putSecondPlugin,
	removeSecondPlugin,
	stored,
} from '../steps/stores';
import { test, expect } from '../support/test';

const STORE = 'vitrine/checkout';

const acme = ( page: Page ) => page.getByRole( 'region', { name: 'Acme' } );
const press = ( page: Page, name: string ) =>
	acme( page ).getByRole( 'button', { name } ).click();
const review = ( page: Page ) =>
	page.locator( '.woocommerce-checkout-review-order' );
const code = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Coupon code' } );
const checkout = ( page: Page ) => stored( page, STORE, 'getCheckout' );

test.beforeEach( async ( { page, site } ) => {
	await putSecondPlugin( site, 'checkout' );
	await haveInCart( page, 'Everyday Mug' );
} );
test.afterEach( ( { site } ) => removeSecondPlugin( site ) );

test( "a plugin using the checkout store sees the form's state and changes it", async ( {
	page,
} ) => {
	await page.goto( '/checkout/' );
	await expect( acme( page ) ).toContainText( 'Acme sees no coupon, open' );

	await press( page, 'Acme applies' );
	await expect( acme( page ) ).toContainText( 'Acme sees welcome10, open' );
	await expect( review( page ) ).toContainText( /Coupon: welcome10/i );
	await expect( review( page ) ).toContainText( /Coupon .*applied/i );
	await review( page )
		.getByRole( 'button', { name: /^Remove coupon/ } )
		.click();
	await expect( acme( page ) ).toContainText( 'Acme sees no coupon, open' );
	await expect( review( page ) ).not.toContainText( 'Coupon:' );

	await page.getByRole( 'button', { name: /order summary/ } ).click();
	await expect( acme( page ) ).toContainText( 'Acme sees no coupon, folded' );
	await press( page, 'Acme folds' );
	await expect( page.locator( '.vitrine-review-lines' ) ).toBeVisible();
	await press( page, 'Acme folds' );
	await expect( page.locator( '.vitrine-review-lines' ) ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: /Show order summary/ } )
	).toHaveAttribute( 'aria-expanded', 'false' );
} );

test( 'the checkout store matches the form, and dispatches change the form', async ( {
	page,
} ) => {
	await page.goto( '/checkout/' );
	await expect( acme( page ) ).toContainText( 'open' );
	await code( page ).fill( 'WEL' );
	await dispatchTo( page, STORE, 'applyCoupon', 'nope' );
	const refusal = page.locator( '.coupon-error-notice' );
	await expect( refusal ).toBeVisible();
	await expect( code( page ) ).toBeFocused();
	await expect( code( page ) ).toHaveValue( 'WEL' );
	expect( await stored( page, STORE, 'getErrors' ) ).toEqual( {
		coupon_code: await refusal.textContent(),
	} );
	await code( page ).press( 'End' );
	await page.keyboard.type( 'COME10' );
	await expect( refusal ).toHaveCount( 0 );
	expect( await stored( page, STORE, 'getErrors' ) ).toEqual( {} );
	await page.keyboard.press( 'Enter' );
	await expect( acme( page ) ).toContainText( 'Acme sees welcome10' );
	await expect( code( page ) ).toHaveValue( '' );
	await expectKept( page );
	expect( await stored( page, STORE, 'getTotals' ) ).toEqual(
		await stored( page, 'vitrine/cart', 'getTotals' )
	);

	await placeOrder( page ).click();
	const alert = page
		.getByRole( 'alert' )
		.filter( { hasText: 'Your order has not been placed' } );
	await expect( alert ).toBeFocused();
	expect( await checkout( page ) ).toMatchObject( {
		placing: false,
		notice: await alert.getByRole( 'paragraph' ).textContent(),
		errors: {
			billing_email: await page
				.locator( '#billing_email_error' )
				.textContent(),
		},
	} );
	await page.getByLabel( /^Email address/ ).fill( 'ada@example.org' );
	await expect( page.locator( '#billing_email_error' ) ).toHaveCount( 0 );
	expect( await stored( page, STORE, 'getErrors' ) ).not.toHaveProperty(
		'billing_email'
	);
} );

test.describe( 'without the order script', () => {
	test.use( { allowedErrors: [ /loader-chunks\/order\.js/ ] } );

	test( 'an order is placed by the plain form without the order script', async ( {
		page,
	} ) => {
		await page.route( /\/loader-chunks\/order\.js/, ( route ) =>
			route.abort()
		);
		await page.goto( '/checkout/' );
		const sent = page.waitForRequest(
			( request ) =>
				request.isNavigationRequest() && request.method() === 'POST'
		);
		await placeOrder( page ).click();
		await sent;
		await expect(
			page
				.getByRole( 'alert' )
				.filter( { hasText: 'Your order has not been placed' } )
		).toBeVisible();
	} );
} );
