import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { cartIcon } from './shopper';

/** The cart in the header of Storefront or Astra, shown while its link is hovered or focused. */
export const widget = ( page: Page ): Locator =>
	page.locator(
		':is(.site-header-cart, #ast-desktop-header) .widget_shopping_cart'
	);

/** Opens the cart page from the header. On a phone, Astra shows its slide-in cart first. */
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

/** The link that removes a cart item, which has the role of a button. */
export const removal = ( line: Locator ): Locator =>
	line.getByRole( 'button', { name: /^Remove/ } );

/** The undo link in WooCommerce's notice about a removed cart item. */
export const undo = ( page: Page ): Locator =>
	page.getByRole( 'link', { name: 'Undo?' } );

export const couponField = ( page: Page ): Locator =>
	page.getByRole( 'textbox', { name: /Coupon/ } ).first();

export const couponTaken = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /^Remove .*coupon/i } );

/** Waits until WooCommerce's script has updated the cart page. */
export const cartIsSettled = ( page: Page ): Promise< void > =>
	expect(
		page.locator( 'form.woocommerce-cart-form.processing, .blockOverlay' )
	).toHaveCount( 0 );
