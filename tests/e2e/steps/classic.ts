import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { cartIcon } from './shopper';

/** The cart in the header of Storefront or Astra, while the pointer or the focus is on its link. */
export const widget = ( page: Page ): Locator =>
	page.locator(
		':is(.site-header-cart, #ast-desktop-header) .widget_shopping_cart'
	);

/** Goes to the cart's page by the header. On a phone, Astra shows the cart beside the page first. */
export async function goToCart( page: Page ): Promise< void > {
	const onPhone = page.locator(
		'.ast-mobile-header-wrap .ast-header-woo-cart'
	);
	if ( await onPhone.isVisible() ) {
		await onPhone.click();
		await page
			.locator( '#astra-mobile-cart-drawer' )
			.getByRole( 'link', { name: 'View cart' } )
			.click();
	} else {
		await cartIcon( page ).click();
	}
}

export const sorting = ( page: Page ): Locator =>
	page.getByRole( 'combobox', { name: 'Shop order' } ).first();

/** A row of the cart page. */
export const row = ( page: Page, product: string ): Locator =>
	page
		.getByRole( 'main' )
		.locator( 'tr.cart_item' )
		.filter( { hasText: product } );

/** What takes a line out: a link that says it is a button. */
export const removal = ( line: Locator ): Locator =>
	line.getByRole( 'button', { name: /^Remove/ } );

/** The link in WooCommerce's message about a line that was taken out. */
export const undo = ( page: Page ): Locator =>
	page.getByRole( 'link', { name: 'Undo?' } );

export const couponField = ( page: Page ): Locator =>
	page.getByRole( 'textbox', { name: /Coupon/ } ).first();

export const couponTaken = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /^Remove .*coupon/i } );

/** Waits until WooCommerce's script has brought the cart page up to date. */
export const cartIsSettled = ( page: Page ): Promise< void > =>
	expect(
		page.locator( 'form.woocommerce-cart-form.processing, .blockOverlay' )
	).toHaveCount( 0 );
