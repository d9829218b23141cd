import type { Page } from '@playwright/test';
import { keepBack } from '../steps/scripts';
import { expectKept, haveInCart } from '../steps/shopper';
import {
	dispatchTo,
	expectAwake,
	holdIslands,
	rememberNodes,
	stored,
} from '../steps/stores';
import { test, expect } from '../support/test';

const STORE = 'vitrine/checkout';

// The store's script is held back on purpose.
test.use( {
	allowedErrors: [ /vitrine-[a-z]+-store did not load|ERR_FAILED/ ],
} );

const code = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Coupon code' } );
const box = ( page: Page ) => page.locator( '.vitrine-coupon-box' );
const table = ( page: Page ) =>
	page.locator( '.woocommerce-checkout-review-order-table' );
const shipping = ( page: Page ) => page.locator( '.vitrine-shipping-methods' );
const lines = ( page: Page ) => page.locator( '.vitrine-review-lines' );
const toggle = ( page: Page ) =>
	page.getByRole( 'button', { name: /order summary/ } );
const codes = async ( page: Page ) =>
	( ( await stored( page, STORE, 'getCoupons' ) ) as { code: string }[] ).map(
		( coupon ) => coupon.code.toLowerCase()
	);

test.beforeEach( ( { page } ) => haveInCart( page, 'Everyday Mug' ) );

test( 'order review and shipping methods hydrate without changing nodes and follow the store', async ( {
	page,
} ) => {
	const release = await holdIslands( page );
	await page.goto( '/checkout/' );
	expect( await stored( page, STORE, 'getCheckout' ) ).toBeNull();
	await code( page ).fill( 'WEL' );
	const expectSameReview = await rememberNodes( table( page ) );
	const expectSameLines = await rememberNodes( lines( page ) );
	const expectSameShipping = await rememberNodes( shipping( page ) );
	await expect( table( page ) ).not.toHaveAttribute(
		'data-vitrine-hydrated'
	);
	release();
	await expectAwake( table( page ) );
	await expectAwake( shipping( page ) );
	await expectSameReview();
	await expectSameShipping();
	await expect( code( page ) ).toHaveValue( 'WEL' );
	await expect( code( page ) ).toBeFocused();

	// With the data store.
	await dispatchTo( page, STORE, 'applyCoupon', 'welcome10' );
	await expect( table( page ) ).toContainText( /Coupon: welcome10/i );
	await expectKept( page );
	expect( await codes( page ) ).toEqual( [ 'welcome10' ] );
	await expect( code( page ) ).toHaveValue( 'WEL' );

	// By the shopper.
	await table( page )
		.getByRole( 'button', { name: /^Remove coupon/ } )
		.click();
	await expect( table( page ) ).not.toContainText( 'Coupon:' );
	await expectKept( page );
	await expectSameLines();
	expect( await codes( page ) ).toEqual( [] );
	await expectAwake( table( page ) );
} );

test( 'actions before the order review hydrates take effect and stay', async ( {
	page,
} ) => {
	const release = await holdIslands( page );
	await page.goto( '/checkout/' );
	await code( page ).fill( 'welcome10' );
	await code( page ).press( 'Enter' );
	await expect( table( page ) ).toContainText( /Coupon: welcome10/i );
	await toggle( page ).click();
	await expect( lines( page ) ).toBeHidden();
	const folded = ( await toggle( page ).textContent() ) ?? '';
	await expect( table( page ) ).not.toHaveAttribute(
		'data-vitrine-hydrated'
	);
	release();
	await expectAwake( table( page ) );
	await expect( lines( page ) ).toBeHidden();
	await expect( toggle( page ) ).toHaveText( folded );
	expect( await codes( page ) ).toEqual( [ 'welcome10' ] );
	expect( await stored( page, STORE, 'isReviewFolded' ) ).toBe( true );
	// The total of a collapsed review is updated, too.
	await dispatchTo( page, STORE, 'removeCoupon', 'welcome10' );
	await expect( toggle( page ) ).not.toHaveText( folded );
	await dispatchTo( page, STORE, 'foldReview', false );
	await expect( lines( page ) ).toBeVisible();
	await expect( table( page ) ).not.toContainText( 'Coupon:' );
} );

test( 'the coupon field hydrates with its entry and error, and follows the store', async ( {
	page,
} ) => {
	const release = await holdIslands( page );
	await page.goto( '/checkout/' );
	await code( page ).fill( 'nope' );
	await code( page ).press( 'Enter' );
	const refusal = box( page ).locator( '.coupon-error-notice' );
	await expect( refusal ).toBeVisible();
	const told = ( await refusal.textContent() ) ?? '';
	await expect( box( page ) ).not.toHaveAttribute( 'data-vitrine-hydrated' );
	const expectSameBox = await rememberNodes( box( page ) );
	release();
	await expectAwake( box( page ) );
	await expectSameBox();
	await expect( code( page ) ).toHaveValue( 'nope' );
	await expect( code( page ) ).toBeFocused();
	await expect( code( page ) ).toHaveAccessibleDescription( told );
	expect( await stored( page, STORE, 'getErrors' ) ).toEqual( {
		coupon_code: told,
	} );

	// By the shopper.
	await code( page ).press( 'End' );
	await page.keyboard.type( 's' );
	await expect( refusal ).toHaveCount( 0 );
	expect( await stored( page, STORE, 'getErrors' ) ).toEqual( {} );
	await code( page ).fill( 'welcome10' );
	await box( page ).getByRole( 'button', { name: 'Apply coupon' } ).click();
	await expect( box( page ) ).toContainText( /Coupon .*applied/i );
	await expect( code( page ) ).toHaveValue( '' );
	expect( await codes( page ) ).toEqual( [ 'welcome10' ] );

	// With the data store.
	await code( page ).fill( 'WEL' );
	await dispatchTo( page, STORE, 'applyCoupon', 'nope' );
	await expect( refusal ).toHaveText( told );
	await expect( code( page ) ).toHaveValue( 'WEL' );
	await expect( code( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( box( page ) ).not.toContainText( /applied/i );
	await dispatchTo( page, STORE, 'removeCoupon', 'welcome10' );
	await expect( box( page ) ).toContainText( /removed/i );
} );

test( "a coupon field focused before the form's script loaded hydrates", async ( {
	page,
} ) => {
	const release = await keepBack( page, /\/loader-chunks\/checkout\.js/ );
	await page.goto( '/checkout/', { waitUntil: 'domcontentloaded' } );
	await code( page ).fill( 'WEL' );
	await expect( box( page ) ).not.toHaveAttribute( 'data-vitrine-hydrated' );
	release();
	await expectAwake( box( page ) );
	await expect( code( page ) ).toHaveValue( 'WEL' );
	await expect( code( page ) ).toBeFocused();
} );

test( 'the review toggle hydrates collapsed with focus and follows the store', async ( {
	page,
} ) => {
	const fold = page.locator( '.vitrine-review-fold' );
	const release = await holdIslands( page );
	await page.goto( '/checkout/' );
	await toggle( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( lines( page ) ).toBeHidden();
	await expect( fold ).not.toHaveAttribute( 'data-vitrine-hydrated' );
	const expectSameButton = await rememberNodes( fold );
	release();
	await expectAwake( fold );
	await expectSameButton();
	await expect( toggle( page ) ).toBeFocused();
	await expect( toggle( page ) ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( await stored( page, STORE, 'isReviewFolded' ) ).toBe( true );

	// By the shopper.
	await page.keyboard.press( 'Enter' );
	await expect( lines( page ) ).toBeVisible();
	await expect( toggle( page ) ).toHaveText( 'Hide order summary' );
	expect( await stored( page, STORE, 'isReviewFolded' ) ).toBe( false );

	// With the data store.
	await dispatchTo( page, STORE, 'foldReview', true );
	await expect( lines( page ) ).toBeHidden();
	await expect( toggle( page ) ).toHaveText( /^Show order summary.*\d/ );
	await expect( toggle( page ) ).toBeFocused();
} );

test( 'the order review works without its hydration script', async ( {
	page,
} ) => {
	await page.route( /\/build\/stores-cart\.js/, ( route ) => route.abort() );
	await page.goto( '/checkout/' );
	await code( page ).fill( 'welcome10' );
	await code( page ).press( 'Enter' );
	await expect( table( page ) ).toContainText( /Coupon: welcome10/i );
	await table( page )
		.getByRole( 'button', { name: /^Remove coupon/ } )
		.click();
	await expect( table( page ) ).not.toContainText( 'Coupon:' );
	await expectKept( page );
} );
