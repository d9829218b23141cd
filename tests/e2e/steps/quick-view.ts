import type { Page } from '@playwright/test';
import { expect } from '../support/asserted';
import { card } from './shopper';

/** The button that opens a product’s quick view. */
export const opener = ( page: Page, product: string ) =>
	page.getByRole( 'button', { name: `Quick view: “${ product }”` } );
/** The quick view dialog. */
export const view = ( page: Page ) =>
	page.getByRole( 'dialog', { name: /^Quick view/ } );

/** Opens a product’s quick view on the shop page, and waits for it. */
export const open = async ( page: Page, product = 'Ripple Vase' ) => {
	await page.goto( '/shop/' );
	await card( page, product ).hover();
	await opener( page, product ).click();
	await expect(
		view( page ).getByRole( 'heading', { name: product } )
	).toBeVisible();
};

/**
 * Closes the quick view, and waits until its history entry is gone: the browser leaves it
 * a moment later, which would abort a page load.
 */
export const close = async ( page: Page ) => {
	await page.keyboard.press( 'Escape' );
	await expect( view( page ) ).toBeHidden();
	await expect
		.poll( () => page.evaluate( () => JSON.stringify( history.state ) ) )
		.not.toContain( 'vitrineQuickView' );
};
