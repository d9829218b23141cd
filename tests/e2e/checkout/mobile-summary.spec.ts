import type { Page } from '@playwright/test';
import { checkOutMug } from '../steps/checkout';
import { send } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const PHONE = { width: 390, height: 844 };

const disclosure = ( page: Page ) =>
	page
		.getByRole( 'main' )
		.getByRole( 'group' )
		.filter( { hasText: /^Order summary/ } );

const opener = ( page: Page ) => disclosure( page ).locator( 'summary' );

const review = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Your order' } );

const total = ( page: Page ) =>
	review( page ).locator( '.order-total .amount' ).first();

test( 'on a phone, the order summary is above the form and follows the order', async ( {
	page,
} ) => {
	await page.setViewportSize( PHONE );
	await checkOutMug( page );
	await expect( opener( page ) ).toBeInViewport();
	const before = ( await total( page ).textContent() ) ?? '';
	await expect( opener( page ) ).toContainText( before );
	await expect( disclosure( page ).getByRole( 'listitem' ) ).toHaveCount( 0 );

	await opener( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( disclosure( page ).getByRole( 'listitem' ) ).toContainText(
		'Everyday Mug'
	);
	await expect( disclosure( page ) ).toContainText( 'Subtotal' );
	await expectAccessible( page );

	const coupon = review( page ).getByRole( 'textbox', { name: /Coupon/ } );
	await coupon.fill( 'welcome10' );
	await coupon.press( 'Enter' );
	await expect( disclosure( page ) ).toContainText( /Coupon: welcome10/i );
	await expect( total( page ) ).not.toHaveText( before );
	await expect( opener( page ) ).toContainText(
		( await total( page ).textContent() ) ?? ''
	);
	// The button that removes the coupon and the fields are in the form only.
	await expect(
		disclosure( page ).locator( 'button, input, [id]' )
	).toHaveCount( 0 );
} );

test( 'on a wide screen, the order summary is next to or in the form only', async ( {
	page,
} ) => {
	await checkOutMug( page );
	await expect( review( page ) ).toBeVisible();
	await expect( opener( page ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false, viewport: PHONE } );

	test( 'the order summary shows the total and leads to the order review', async ( {
		page,
	} ) => {
		await page.goto( '/product/everyday-mug/' );
		await send(
			page,
			page
				.locator( 'form.cart' )
				.getByRole( 'button', { name: /^Add to cart/ } )
		);
		await page.goto( '/checkout/' );
		await expect( opener( page ) ).toContainText(
			( await total( page ).textContent() ) ?? '-'
		);
		await opener( page ).click();
		await disclosure( page )
			.getByRole( 'link', { name: 'Your order' } )
			.click();
		await expect( review( page ) ).toBeInViewport();
	} );
} );
